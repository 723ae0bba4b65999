/** Flick 'em Up, as it is shown. */
import { faceWith, PLAIN } from '../../frame/plain';
import { thingOf, verbOf } from '../../frame/words';
import { purposeOf, waysTo } from './aim';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Device from './Device.svelte';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import { isNear } from './near';
import { places } from './places';
import Players from './Players.svelte';
import { labelOf } from './reading';
import Result from './Result.svelte';
import { caption, chapter, fetchFor, staging, told } from './staging';
import Strip from './Strip.svelte';
import { bring } from './tracks';
import type { Scene, View } from './view.gen';

export const face = faceWith<View, Scene>({
  // A rush with all that hands put right afterwards, and the turns of others.
  patience: 160,
  layout: 'square',
  roundText: 'fl-round-of',
  ownName: ({ name }) => name,
  logFilters: {
    flicks: /flick|came_to_rest|moved|failed|shot/,
    zombies: /zombie|horde|tower|roof|rush|react/,
    things: /chip|card|weapon|destiny|building|entrance|life/,
  },
  smallEvents: /^(simulated|backpack_turned|piece_(?!stood_up)|figure_laid_down|zombie_on_roof|tower_lifted|survivor_turned|marker_moved|turn_began)/,
  milestones: { ...PLAIN.milestones, rush: /^(tower_placed|horde_appears)$/, death: /^(survivor_died|zombie_killed)$/ },
  turning: ({ event }) => ({ survivor_died: 20, horde_appears: 3, life_lost: 5, zombie_killed: 4, point_scored: 6 })[event] ?? 0,
  phases: ['day', 'night'],
  now: ({ round, last_round, phase }) => ({ round: Math.min(round, last_round), rounds: last_round, phase }),
  seatNames: (view) => view.players.map(({ name }) => name),
  people: (view) => view.players.map(({ name }) => name),
  seatOf: (unit, view) => view?.boards[unit]?.seat ?? null,
  kindOf: (id, scene) => scene?.kinds[id] ?? '',
  // Aiming is a device: the place, the arc and the numbers are one thing there.
  hasOwnChoice: (_, form) => form.form === 'arrange' || purposeOf(waysTo(form)) !== null,
  isAsGood: isNear,
  // A word of a building's side or of an arc points at nothing on the table.
  targetOf: (word) => (['with', 'side', 'to', 'arc', 'start', 'block', 'field', 'past'].includes(verbOf(word)) ? '' : thingOf(word)),
  label: (word, _question, _view, scene, texts) => labelOf(word, scene, texts),
  staging,
  fetchFor,
  bring,
  told,
  caption,
  chapter,
  usual: { ms: 450 },
  slotValues: (view, slot) => (slot === 'building' ? Object.keys(view.houses) : Object.keys(view.boards)),
  hasBeside: () => true,
  places,
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
