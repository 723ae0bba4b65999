/** Mall of Horror, as the app shows it. */
import { LOCATIONS } from './view';
import { thingOf } from '../../frame/words';
import type { AnyView } from '../../frame/wire';
import type { Face } from '../../frame/face';
import Beside from './Beside.svelte';
import Choice from './Choice.svelte';
import MallBoard from './MallBoard.svelte';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import Players from './Players.svelte';
import { kindOf, slotValues, things, type MallView } from './reading';
import Result from './MallResult.svelte';
import { staged } from './staging';
import Strip from './Strip.svelte';

const mall = (view: AnyView): MallView => view as MallView;

export const face: Face = {
  name: 'mall_of_horror',
  isMap: false,
  logFilters: {
    votes: /vote|ballot|chosen|elected|tied|drawn|nobody_|wheels|destination/,
    cards: /card|truck|window|passed|hidden|killed|dice_seen/,
  },
  phases: ['truck_search', 'chief_election', 'arrival_roll', 'choose_destination', 'move', 'attack'],
  now: (view) => ({ round: mall(view).round, phase: mall(view).phase }),
  seatNames: (view) => mall(view).players.map((player) => player.colour),
  seatOf: () => null,
  ownNames: () => ({}),
  kindOf,
  things: (view, kind) => things(mall(view), kind),
  attempt: (_, target) => (kindOf(target) === 'card' ? `play:${target}` : null),
  shortcuts: () => [],
  expected: () => [],
  label: () => null,
  staged: (happened, before, now) => staged(happened, mall(before), mall(now)),
  targetOf: (word, question) => (word === 'go' ? String(question.about?.['destination'] ?? '') : thingOf(word)),
  keyOf: (target) => {
    const at = (LOCATIONS as readonly string[]).indexOf(target);
    return at < 0 ? undefined : String(at + 1);
  },
  hasOwnChoice: (question) => /^((re)?vote_|(choose|announce)_destination$)/.test(question.name),
  slotValues: (view, slot) => slotValues(mall(view), slot),
  about: (target) => {
    const kind = kindOf(target);
    if (kind === 'location') return `location-${target}-rule`;
    return kind === 'card' ? `card-${target}-effect` : null;
  },
  hasBeside: (view) => {
    const { placement_dice, unplaced, dice, dice_covered } = mall(view);
    return Boolean(placement_dice?.length || Object.values(unplaced).some((crew) => crew.length) || dice || dice_covered);
  },
  Board: MallBoard,
  Beside,
  Mine,
  Players,
  Strip,
  Choice,
  Moment,
  Result,
  Mark,
};
