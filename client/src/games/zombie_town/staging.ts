/** How the events of Zombie Town are shown: for how long, with which sound, where the map looks, and what gets a picture. */
import { lookAt, NONE, type Staged, type Staging } from '../../frame/staging';
import type { Texts } from '../../frame/texts';
import type { Happened } from '../../frame/wire';
import type { Outcome } from './duel';
import { fightersOf, pawnOf, pawnsOfSeat } from './reading';
import type { Events, View } from './view.gen';

/** Long enough to change the table, too short to be seen. */
const TICK = 40;
const QUICK = 300;
const PLAIN = 450;
const READ = 900;
const PICTURE = 1500;
const DUEL = 1200;

const whereIs = (view: View, id: string): string => fightersOf(view).find((one) => one.id === id)?.square ?? id;
const coloursOf = (view: View, seat: number): string[] => pawnsOfSeat(view, seat).map((one) => one.colour);

const showCard = (card: string, ms = PICTURE): Staged => ({ ms, sound: 'card', moment: { kind: 'card', card } });
const onPerson = (kind: string, id: string, view: View, ms: number, colour = pawnOf(view, id)?.colour ?? ''): Staged => ({
  ms,
  sound: kind === 'healed' ? 'card' : 'death',
  moment: { kind, id, colour },
  marks: [id],
  focus: [whereIs(view, id)],
});
/** A picture of the fight as this view has it; once it is settled that is the one before. */
const duel = (view: View, ms: number, outcome: Outcome | null = null, sound?: string): Staged =>
  view.fight ? { ms, sound, moment: { kind: 'duel', view, outcome }, focus: [whereIs(view, view.fight.attacker)] } : { ms, sound };
const newDay = ({ day }: { day: number }, { days }: View): Staged => ({ ms: 1000, sound: 'stamp', moment: { kind: 'day', day, days } });

export const staging: Staging<View, Events> = {
  // -- set-up
  colour_chosen: ({ colour }) => ({ ms: PLAIN, marks: [colour] }),
  home_base_chosen: lookAt('building', READ, 'stamp'),
  houses_dealt: { ms: READ, sound: 'card' },
  start_cards_dealt: { ms: QUICK, sound: 'card' },
  start_cards_kept: { ms: QUICK },
  card_redrawn: { ms: QUICK },
  piles_dealt: { ms: PLAIN, sound: 'card' },
  first_player: ({ seat }, now) => ({ ms: READ, marks: coloursOf(now, seat) }),

  // -- days and turns
  day_began: newDay,
  day_turned_back: newDay,
  turn_began: ({ seat }, now) => ({ ms: PLAIN, marks: coloursOf(now, seat), focus: pawnsOfSeat(now, seat).map((one) => one.square) }),
  turn_ended: NONE,
  turn_skipped: { ms: QUICK },
  action_gained: ({ pawn }) => ({ ms: PLAIN, marks: [pawn] }),
  pawn_moved: ({ pawn, before, square, way }) => ({ ms: PLAIN * way.length, sound: 'step', walks: [{ what: pawn, count: 1, from: before, to: square, way }], focus: [square] }),
  cards_discarded: { ms: PLAIN, sound: 'card' },

  // -- cards
  cards_looked_at: lookAt('building', PLAIN, 'card'),
  card_kept: lookAt('building', PLAIN, 'card'),
  card_returned: { ms: QUICK },
  event_triggered: ({ event }) => showCard(event),
  event_without_effect: { ms: READ },
  event_used: { ms: TICK },
  survivor_joined: lookAt('pawn', PLAIN, 'card'),
  survivor_placed: lookAt('building', PLAIN, 'card'),
  survivor_fetched: lookAt('pawn', PLAIN),
  weapon_taken: lookAt('bearer', PLAIN, 'card'),
  weapon_dropped: { ms: QUICK },
  weapon_reloaded: { ms: PLAIN, sound: 'knock' },
  barricades_built: lookAt('building', PLAIN, 'knock'),
  barricade_torn_down: ({ card, building }) => ({ ...showCard(card, 1100), sound: 'break', focus: [building] }),
  fireworks_lit: lookAt('building', READ, 'vote'),
  fireworks_out: lookAt('building', QUICK),
  card_stored: lookAt('building', PLAIN, 'card'),
  card_collected: lookAt('building', PLAIN, 'card'),
  stored_forfeited: lookAt('building', PLAIN),
  card_found: ({ card }) => showCard(card),
  card_taken: lookAt('building', READ, 'card'),
  card_passed: { ms: PLAIN, sound: 'card' },
  hand_discarded: { ms: QUICK },
  piles_switched: ({ buildings }) => ({ ms: READ, sound: 'card', marks: buildings, focus: buildings }),

  // -- houses
  house_used: lookAt('building', READ, 'knock'),
  house_reset: lookAt('building', TICK),
  pawn_healed: ({ pawn }, now) => onPerson('healed', pawn, now, READ),
  building_claimed: lookAt('building', READ, 'stamp'),
  building_lost: (args) => ({ ...lookAt('building', READ, 'break')(args), isRead: true }),
  survivors_driven_out: lookAt('building', READ),

  // -- fights
  attack_began: ({ pawn, target }, now) => ({ ms: PLAIN, marks: [pawn, target], focus: [whereIs(now, pawn)] }),
  entry_fight_opened: (_, now) => duel(now, READ, null, 'drum'),
  entry_declined: lookAt('pawn', QUICK),
  shot_fired: ({ fighter }) => ({ ms: QUICK, sound: 'shot', marks: [fighter] }),
  combat_cards_drawn: (_, now) => duel(now, DUEL, null, 'card'),
  combat_deck_shuffled: NONE,
  missed: (_, __, before) => duel(before, READ, 'missed'),
  zombie_killed: ({ square }, _, before) => ({ ...duel(before, before.fight ? READ : QUICK, 'hit'), marks: [square], changesAfter: true }),
  exchange_tied: (_, __, before) => duel(before, READ, 'tied'),
  exchange_won: ({ winner }, _, before) => ({ ...duel(before, DUEL, winner === before.fight?.attacker ? 'won' : 'lost'), isRead: true }),
  fight_ended: { ms: TICK },
  zombie_faced: lookAt('square', 600, 'zombie'),
  loss_taken: lookAt('square', PLAIN),

  // -- damage
  pawn_hurt: ({ pawn }, now) => ({ ...onPerson('hurt', pawn, now, 1100), isRead: true }),
  survivor_died: ({ survivor, owner }, _, before) => ({ ...onPerson('died', survivor, before, PICTURE, owner), isRead: true }),
  pawn_trapped: ({ pawn }, now) => onPerson('trapped', pawn, now, READ),
  pawn_died: ({ pawn }, _, before) => ({ ...onPerson('died', pawn, before, 2200), shakes: true, isRead: true }),
  seat_eliminated: { ms: 1000, sound: 'drum', isRead: true },

  // -- zombies
  zombie_phase_began: ({ count }) => ({ ms: READ, sound: 'zombie', moment: { kind: 'zombies', count } }),
  // Those that move one after the other move at once, and are told in one line.
  zombie_moved: ({ before, square }) => ({ ms: PLAIN, sound: 'step', isRead: true, together: 'walks', walks: [{ what: '', count: 1, from: before, to: square }], focus: [before, square] }),
  moves_lost: { ms: PLAIN },
  zombies_refilled: ({ squares }) => ({ ms: PLAIN, sound: 'zombie', marks: squares }),
  zombie_appeared: lookAt('square', READ, 'zombie'),
  zombies_pushed: ({ building, squares }) => ({
    ms: READ, isRead: true,
    sound: 'step',
    marks: [building],
    walks: Object.entries(squares).map(([from, to]) => ({ what: '', count: 1, from, to })),
    focus: [building],
  }),
  barricades_fell: ({ building, cards }) => ({ ms: 1900, isRead: true, sound: 'break', shakes: true, moment: { kind: 'fell', building, cards }, marks: [building], focus: [building] }),
  trap_sprung: lookAt('building', READ, 'break'),

  // -- events
  pawn_sent: ({ pawn, goal }) => ({ ms: READ, marks: [pawn, goal], focus: [goal] }),

  // -- the end
  points_counted: ({ pawn }) => ({ ms: PLAIN, marks: [pawn] }),
  match_ended: { ms: PICTURE, sound: 'end', moment: { kind: 'sign', name: 'over', tone: 'moss' } },
};

/** Twelve houses are read on the board and in the log: no line above a phone's board holds them. */
export function caption({ event }: Happened, texts: Texts): string | null {
  return event === 'houses_dealt' ? texts.text('zt-houses-known') : null;
}

/** Several zombies that move, in one line. */
export function told(events: readonly Happened[], texts: Texts): string {
  const ways = events.map(({ args }) => texts.say('zt-walk', { before: args['before'], square: args['square'] }));
  return texts.text('zt-walks', { count: events.length, ways: ways.join(', ') });
}
/** What is worth seeing again: how the zombies of whoever was last moved, up to the next turn. */
export function chapter({ event }: Happened): 'begins' | 'ends' | null {
  if (event === 'zombie_phase_began') return 'begins';
  return /^(turn|day)_began$|^match_ended$/.test(event) ? 'ends' : null;
}
