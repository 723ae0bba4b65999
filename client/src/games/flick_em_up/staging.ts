/** How the events of Flick 'em Up are shown: flicks by their tracks, corrections by a hand, the rush as a show. */
import { calm } from '../../look/motion';
import { lookAt, NONE, type Staged, type Staging } from '../../frame/staging';
import type { Texts } from '../../frame/texts';
import type { Happened } from '../../frame/wire';
import type { Simulated } from '../../frame/wire.gen';
import { fetchTrack, trackOf } from './tracks';
import { secondsOf } from './track';
import type { Events, View } from './view.gen';

const QUICK = 350;
const PLAIN = 600;
const READ = 1000;
const PICTURE = 1500;
/** A moment of rest after everything lies still. */
export const REST = 250;
const HAND = 650;

/** What a hand does to a piece; several in a row are done at once. */
const byHand = (doing: string) => (args: { piece: string } | { figure: string }): Staged => ({
  ms: HAND,
  sound: 'step',
  marks: ['piece' in args ? args.piece : args.figure],
  board: { hand: doing },
  together: `hand-${doing}`,
});
const picture = (moment: Staged['moment'], ms = PICTURE, sound?: string): Staged => ({ ms, sound, moment });
const person = (kind: string, id: string, sound: string): Staged => ({ ...picture({ kind, id }, PICTURE, sound), focus: [id] });

function track({ track: hash, ask }: Simulated): Staged {
  const found = trackOf(hash);
  // Where nothing may move only the end is shown.
  if (!found || calm()) return NONE;
  return { ms: secondsOf(found) * 1000 + REST, isTimed: true, board: { track: hash, ask } };
}

export const staging: Staging<View, Events & { simulated: Simulated }> = {
  simulated: track,

  // -- rounds
  table_set: { ms: QUICK },
  // The first one says what has to be reached.
  round_began: ({ round, phase }) => picture({ kind: 'round', round, phase }, round === 1 ? 2 * PICTURE : PICTURE, 'stamp'),
  marker_moved: { ms: QUICK, sound: 'step' },
  turn_began: { ms: QUICK },
  skull_reached: { ms: READ, sound: 'drum' },
  horde_appears: ({ zombies }) => ({ ...picture({ kind: 'horde', ids: zombies }, 1800, 'drum'), focus: ['tower'] }),

  // -- activations
  survivor_activated: lookAt('survivor', QUICK, 'step'),
  survivor_turned: lookAt('survivor', QUICK),
  backpack_turned: NONE,
  flick_released: ({ survivor }) => ({ ms: 40, focus: [survivor] }),
  disc_came_to_rest: ({ touched }) => ({ ms: PLAIN, marks: touched.slice(0, 1) }),
  shot_came_to_rest: ({ touched }) => ({ ms: READ, isRead: true, marks: touched.slice(0, 1) }),
  bat_came_to_rest: ({ touched }) => ({ ms: READ, marks: touched.slice(0, 1) }),
  survivor_moved: lookAt('survivor', QUICK, 'step'),
  move_failed: lookAt('survivor', READ, 'knock'),
  building_entered: lookAt('building', PLAIN, 'step'),

  // -- what hands do
  piece_moved_aside: byHand('push'),
  piece_stood_up: byHand('stand'),
  figure_laid_down: byHand('lay'),
  piece_put_back: byHand('back'),
  piece_lifted: byHand('lift'),
  piece_set_aside: byHand('lift'),
  piece_put_down: byHand('back'),
  piece_brought_back: byHand('back'),
  entrance_cleared: byHand('push'),

  // -- life and death
  life_lost: ({ survivor, life }) => ({ ...person('hurt', survivor, 'death'), moment: { kind: 'hurt', id: survivor, life } }),
  life_gained: lookAt('survivor', READ, 'card'),
  survivor_died: ({ survivor }) => person('died', survivor, 'death'),
  zombie_killed: ({ zombie }) => ({ ms: READ, sound: 'zombie', marks: [zombie], focus: [zombie] }),
  zombie_entered: lookAt('building', READ, 'zombie'),
  melee_attack: lookAt('zombie', READ, 'knock'),
  barrel_exploded: lookAt('barrel', READ, 'break', true),

  // -- chips and cards
  chip_picked_up: { ms: PLAIN, sound: 'card' },
  chip_dropped: lookAt('building', PLAIN, 'card'),
  chip_revealed: ({ chip }) => picture({ kind: 'chip', id: chip }, PICTURE, 'card'),
  destiny_drawn: ({ card }) => ({ ...picture({ kind: 'card', card }, 2200, 'card'), isRead: true }),
  combat_cards_revealed: ({ cards }) => picture({ kind: 'cards', cards }, 2200, 'card'),
  flare_fired: { ms: READ, sound: 'shot' },

  // -- the rush
  zombies_react: ({ noise }) => ({ ms: READ, sound: 'zombie', moment: { kind: 'noise', noise }, changesAfter: false }),
  tower_placed: ({ zombies }) => ({ ms: 1300, sound: 'stamp', focus: ['tower', ...zombies], board: { tower: 'down' } }),
  zombie_on_roof: ({ zombie }) => ({ ms: 450, sound: 'step', marks: [zombie] }),
  rush_came_to_rest: ({ fallen }) => ({ ms: READ, isRead: true, shakes: fallen.length > 0, marks: fallen }),
  tower_lifted: { ms: PLAIN, board: { tower: 'up' } },
  match_ended: { ms: READ, sound: 'end' },
};

/** A track is fetched before it is shown. */
export const fetchFor = ({ event, args }: Happened): Promise<unknown> | null => (event === 'simulated' && args['track'] ? fetchTrack(String(args['track'])) : null);

/** What rolls is told by what it is. */
export function caption({ event, args }: Happened, texts: Texts): string | null {
  return event === 'simulated' ? texts.text(args['ask'] === 'rush' ? 'fl-they-tumble' : 'fl-it-slides') : null;
}

/** What hands do to several pieces is told in one line. */
export function told(events: readonly Happened[], texts: Texts): string {
  const [first] = events;
  const pieces = events.map(({ args }) => String(args['piece'] ?? args['figure']));
  return texts.say('fl-by-hand', { event: first?.event ?? '', pieces });
}

/** A flick, or a rush from the moment the tower is put down, can be seen again as a whole. */
export function chapter({ event }: Happened): 'begins' | 'ends' | null {
  if (event === 'flick_released' || event === 'tower_placed') return 'begins';
  return /_came_to_rest$/.test(event) ? 'ends' : null;
}
