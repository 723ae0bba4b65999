/** Mall of Horror, as it is shown. */
import { faceWith } from '../../frame/plain';
import { thingOf, verbOf } from '../../frame/words';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Device from './Device.svelte';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import Players from './Players.svelte';
import { kindOf, slotValues, things } from './reading';
import Result from './Result.svelte';
import { staging } from './staging';
import Strip from './Strip.svelte';
import { LOCATIONS, type View } from './view';

export const face = faceWith<View>({
  logFilters: {
    votes: /vote|ballot|chosen|elected|tied|drawn|nobody_|wheels|destination/,
    cards: /card|truck|window|passed|hidden|killed|dice_seen/,
  },
  smallEvents: /^$/,
  layout: 'page',
  phases: ['truck_search', 'chief_election', 'arrival_roll', 'choose_destination', 'move', 'attack'],
  kindOf,
  things,
  attempt: (_, target) => (kindOf(target) === 'card' ? `play:${target}` : null),
  /** Hiding is played with a card: the card leads to the question whom to hide. */
  shortcuts: (_, { form }, __, texts) => {
    const hides = form?.form === 'pick' ? form.options.filter((word) => verbOf(word) === 'hide') : [];
    return hides.map((word) => ({ target: 'hidden', label: texts.word(word), words: [word] }));
  },
  staging,
  usual: { ms: 340 },
  targetOf: (word, question) => (word === 'go' ? String(question.about?.['destination'] ?? '') : thingOf(word)),
  keyOf: (target) => {
    const at = (LOCATIONS as readonly string[]).indexOf(target);
    return at < 0 ? undefined : String(at + 1);
  },
  hasOwnChoice: (question) => /^((re)?vote_|(choose|announce)_destination$)/.test(question.name),
  slotValues,
  about: (target) => {
    const kind = kindOf(target);
    if (kind === 'location') return `location-${target}-rule`;
    return kind === 'card' ? `card-${target}-effect` : null;
  },
  hasBeside: ({ placement_dice, unplaced, dice, dice_covered }) =>
    Boolean(placement_dice?.length || Object.values(unplaced).some((crew) => crew.length) || dice || dice_covered),
  Board,
  Beside,
  Mine,
  Players,
  Strip,
  Device,
  Moment,
  Result,
  Mark,
});
