/** Events as they are shown: what each changes on the table, for how long, and whether it gets a picture of its own.
 *  An effect only repeats what the event says; after the last one the server's own view is drawn. */
import type { Move, Outcome, View } from '../../../games/zombie_town/view';
import type { Happened } from '../../wire';
import type { Effect } from '../face';
import * as change from './changes';
import { kindOf, pawnsOfSeat, seatOfColor } from './reading';

export interface TownEffect extends Effect<View> {
  /** What walks just now. */
  moves?: Move[];
  /** Where the map should look. */
  focus?: string[];
}
/** Arguments of events are what the server says; their shapes stand in the texts of the game. */
type Args = Record<string, any>;
type Teller = (view: View, args: Args, clause: string) => Partial<TownEffect>;

const NONE = 0;
/** Long enough to change the table, too short to be seen. */
const TICK = 40;
const QUICK = 300;
const PLAIN = 450;
const READ = 900;
const PICTURE = 1500;
const DUEL = 1200;

/** Cards that were played from a hand, not drawn. */
const FROM_HAND = /^ZT-7\.(1|6|31)$/;
const cards = (args: Args): string[] => args.cards ?? (args.card ? [args.card] : []);
const colorsOf = (view: View, seat: number): string[] => pawnsOfSeat(view, seat).map((one) => one.color);

// -- fights ---------------------------------------------------------------------------------------------------------

function kindOfTarget(id: string): 'zombie' | 'pawn' | 'survivor' {
  const kind = kindOf(id);
  return kind === 'pawn' || kind === 'survivor' ? kind : 'zombie';
}
function fightBegins(view: View, attacker: string, target: string, weapon: string, entry = false): View {
  return { ...view, fight: { kind: kindOfTarget(target), attacker, target, weapon, defence: '', entry, shots: [], answers: [] } };
}
/** Whoever shoots: the attacker of a fight, its defender, or somebody to whom a zombie has come. */
function shoots(view: View, fighter: string, weapon: string): View {
  const fight = view.fight;
  if (!fight) return fightBegins(view, fighter, view.defence?.square ?? change.whereIs(view, fighter), weapon);
  if (fight.attacker === fighter) return { ...view, fight: { ...fight, weapon, shots: [], answers: [] } };
  return { ...view, fight: { ...fight, defence: weapon } };
}
function turnsOver(view: View, fighter: string, drawn: string[]): View {
  const fight = view.fight;
  if (!fight) return view;
  const isAttacker = fight.attacker === fighter;
  const combat = { ...view.combat, deck: Math.max(0, view.combat.deck - drawn.length) };
  return { ...view, combat, fight: isAttacker ? { ...fight, shots: drawn } : { ...fight, answers: drawn } };
}
function duel(view: View, ms: number, outcome: Outcome | null = null): Partial<TownEffect> {
  return view.fight ? { ms, moment: { kind: 'duel', view, outcome }, focus: [change.whereIs(view, view.fight.attacker)] } : { ms };
}
/** A zombie that has come is shot at without a fight of its own: its picture ends with the shot. */
function afterShot(view: View): View {
  return view.defence ? { ...view, fight: null } : view;
}

// -- pictures ---------------------------------------------------------------------------------------------------------

const showCard = (view: View, card: string, ms = PICTURE): Partial<TownEffect> => ({ view, ms, sound: 'card', moment: { kind: 'card', card } });
const onPerson = (view: View, kind: string, id: string, ms: number): Partial<TownEffect> => ({
  view,
  ms,
  sound: kind === 'healed' ? 'card' : 'death',
  moment: { kind, id, color: kindOf(id) === 'pawn' ? id : '' },
  marks: [id],
  focus: [change.whereIs(view, id)],
});
const at = (view: View, target: string, ms = PLAIN, sound?: string): Partial<TownEffect> => ({ view, ms, sound, marks: [target], focus: [target] });

const TELLERS: Record<string, Teller> = {
  // -- set-up
  color_chosen: (view, { seat, color }) => ({
    view: { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, colors: [...one.colors, color] } : one)) },
    ms: PLAIN,
    marks: [color],
  }),
  home_base_chosen: (view, args) =>
    at(change.building(change.pawn(view, args.pawn, () => ({ square: args.building })), args.building, () => ({ owner: args.pawn, home_base: true })), args.building, READ, 'stamp'),
  houses_dealt: (view, { houses }) => ({ view: { ...view, buildings: view.buildings.map((one) => ({ ...one, house: houses[one.id] ?? one.house })) }, ms: READ, sound: 'card' }),
  start_cards_dealt: (view, args) => ({ view: args.seat === view.you ? { ...view, dealt: cards(args) } : view, ms: QUICK, sound: 'card' }),
  start_cards_kept: (view, args) => ({ view: change.takes({ ...view, dealt: [] }, args.seat, args.count, cards(args)), ms: QUICK }),
  card_redrawn: (view, args) => ({ view: change.takes(view, args.seat, args.count, cards(args)), ms: QUICK }),
  piles_dealt: () => ({ ms: PLAIN, sound: 'card' }),
  zombies_set: () => ({ ms: PLAIN }),
  first_player: (view, { seat }) => ({ view: { ...view, timekeeper: seat }, ms: READ, marks: colorsOf(view, seat) }),

  // -- days and turns
  day_began: (view, { day }) => ({ view: { ...view, day }, ms: 1000, sound: 'stamp', moment: { kind: 'day', day, days: view.days } }),
  day_turned_back: (view, { day }) => ({ view: { ...view, day }, ms: 1000, sound: 'stamp', moment: { kind: 'day', day, days: view.days } }),
  turn_began: (view, args) => ({
    view: { ...view, phase: 'turn', turn: { ...NO_TURN, seat: args.seat, actions: args.actions, free_moves: args.free_moves, pawn: colorsOf(view, args.seat)[0] ?? '' } },
    ms: PLAIN,
    marks: colorsOf(view, args.seat),
    focus: pawnsOfSeat(view, args.seat).map((one) => one.square),
  }),
  turn_ended: () => ({ ms: NONE }),
  turn_skipped: () => ({ ms: QUICK }),
  forced: () => ({ ms: NONE }),
  action_taken: (view, args) => ({ view: change.turn(view, { actions: args.left, pawn: args.pawn }), ms: TICK }),
  action_gained: (view, args) => ({ view: change.turn(view, { actions: args.actions }), ms: PLAIN, marks: [args.pawn] }),
  free_move_began: (view, args) => ({ view: change.turn(view, { free_moves: Math.max(0, (view.turn?.free_moves ?? 1) - 1), pawn: args.pawn }), ms: TICK }),
  pawn_moved: (view, args) => ({
    view: change.pawn(view, args.pawn, () => ({ square: args.square, trapped: false })),
    ms: PLAIN,
    sound: 'step',
    moves: [{ pawn: args.pawn, from: args.before, to: args.square }],
    focus: [args.square],
  }),
  cards_discarded: (view, args) => ({ view: change.discards(change.gives(view, args.seat, args.cards.length, args.cards), args.cards), ms: PLAIN, sound: 'card' }),

  // -- cards
  cards_looked_at: (view, args) => at({ ...view, draw: { building: args.building, count: args.count, cards: args.cards ?? null } }, args.building, PLAIN, 'card'),
  card_kept: (view, args) => at(change.takes(change.pile({ ...view, draw: null }, args.building, -1), seatOfColor(view, args.pawn) ?? -1, 1, cards(args)), args.building, PLAIN, 'card'),
  card_returned: () => ({ ms: QUICK }),
  event_triggered: (view, args, clause) => showCard(FROM_HAND.test(clause) ? change.plays(view, args.pawn, args.event) : view, args.event),
  event_without_effect: () => ({ ms: READ }),
  event_used: (view, args) => ({ view: change.discards({ ...view, draw: null }, [args.event]), ms: TICK }),
  survivor_joined: (view, args) => at(change.joins(change.plays(view, args.pawn, 'survivor'), args.pawn, args.survivor), args.pawn, PLAIN, 'card'),
  survivor_placed: (view, args, clause) =>
    at(change.isPlacedIn(FROM_HAND.test(clause) ? change.plays(view, args.pawn, 'survivor') : view, args.building, args.survivor), args.building, PLAIN, 'card'),
  survivor_fetched: (view, args) => at(change.joins(view, args.pawn, args.survivor), args.pawn),
  weapon_taken: (view, args, clause) => {
    const kind = String(args.weapon).split('.', 1)[0]!;
    const color = kindOf(args.bearer) === 'pawn' ? args.bearer : (view.turn?.pawn ?? '');
    return at(change.arms(FROM_HAND.test(clause) ? change.plays(view, color, kind) : view, args.bearer, args.weapon, args.shots), args.bearer, PLAIN, 'card');
  },
  weapon_dropped: (view, args) => ({ view: change.discards(change.weapon(view, args.weapon, () => null), [String(args.weapon).split('.', 1)[0]!]), ms: QUICK }),
  weapon_reloaded: (view, args) => ({ view: change.weapon(view, args.weapon, (one) => ({ ...one, shots: args.shots })), ms: PLAIN, sound: 'knock' }),
  barricades_announced: (view, args) => at(view, args.building, QUICK),
  barricade_built: (view, args) => {
    const builder = seatOfColor(view, args.pawn) ?? -1;
    const laid = change.building(view, args.building, (one) => ({ barricades: [...one.barricades, { card: args.card ?? null, builder }] }));
    return at(change.gives(laid, builder, 1, cards(args)), args.building, PLAIN, 'knock');
  },
  barricade_torn_down: (view, args) => ({
    ...showCard(change.discards(change.building(view, args.building, (one) => ({ barricades: one.barricades.slice(0, -1) })), [args.card]), args.card, 1100),
    sound: 'break',
    focus: [args.building],
  }),
  fireworks_lit: (view, args) =>
    at(change.building(change.gives(view, args.seat, 1, ['fireworks']), args.building, (one) => ({ lit: [...one.lit, args.seat] })), args.building, READ, 'vote'),
  fireworks_out: (view, args) => at(change.building(view, args.building, (one) => ({ lit: one.lit.slice(1) })), args.building, QUICK),
  cards_stored: (view, args) => {
    const known = cards(args);
    const laid = Array.from({ length: args.count }, (_, i) => ({ seat: args.seat, card: known[i] ?? null }));
    return at(change.gives(change.building(view, args.building, (one) => ({ stored: [...one.stored, ...laid] })), args.seat, args.count, known), args.building, PLAIN, 'card');
  },
  cards_collected: (view, args) => {
    const left = (stored: View['buildings'][number]['stored']) => {
      let gone = args.count;
      return stored.filter((one) => one.seat !== args.seat || gone-- <= 0);
    };
    return at(change.takes(change.building(view, args.building, (one) => ({ stored: left(one.stored) })), args.seat, args.count, cards(args)), args.building, PLAIN, 'card');
  },
  stored_forfeited: (view, args) => at(view, args.building),
  card_found: (view, args) => showCard(change.takes({ ...view, discard: change.without(view.discard, [args.card]) }, args.seat, 1, [args.card]), args.card),
  card_taken: (view, args) => at(change.takes(view, args.seat, 1, cards(args)), args.building, READ, 'card'),
  card_passed: (view, args) => ({ view: change.takes(change.gives(view, args.seat, 1, cards(args)), args.to, 1, cards(args)), ms: PLAIN, sound: 'card' }),
  hand_discarded: (view, args) => ({ view: change.discards(change.gives(view, args.seat, args.cards.length, args.cards), args.cards), ms: QUICK }),
  piles_switched: (view, args) => ({ view, ms: READ, sound: 'card', marks: args.buildings, focus: args.buildings }),

  // -- houses
  house_used: (view, args) => at(change.building(view, args.building, () => ({ number: args.number })), args.building, READ, 'knock'),
  house_reset: (view, args) => at(change.building(view, args.building, () => ({ number: 5 })), args.building, TICK),
  pawn_healed: (view, args) => onPerson(change.pawn(view, args.pawn, () => ({ health: args.health })), 'healed', args.pawn, READ),
  building_claimed: (view, args) => at(change.building(view, args.building, () => ({ owner: args.pawn })), args.building, READ, 'stamp'),
  building_lost: (view, args) => at(change.building(view, args.building, () => ({ owner: '', home_base: false })), args.building, READ, 'break'),
  survivors_driven_out: (view, args) => at(change.building(view, args.building, () => ({ survivors: [] })), args.building, READ),

  // -- fights
  attack_began: (view, args) => ({ view: fightBegins(view, args.pawn, args.target, args.weapon), ms: PLAIN, marks: [args.pawn, args.target], focus: [change.whereIs(view, args.pawn)] }),
  entry_fight_opened: (view, args) => {
    const begun = fightBegins(view, args.fighter, args.pawn, args.weapon, true);
    return { view: begun, ...duel(begun, READ), sound: 'drum' };
  },
  entry_declined: (view, args) => at(view, args.pawn, QUICK),
  shot_fired: (view, args) => ({
    view: shoots(change.weapon(view, args.weapon, (one) => ({ ...one, shots: args.shots })), args.fighter, args.weapon),
    ms: QUICK,
    sound: 'shot',
    marks: [args.fighter],
  }),
  combat_cards_drawn: (view, args) => {
    const turned = turnsOver(view, args.fighter, args.cards);
    return { view: turned, ...duel(turned, DUEL), sound: 'card' };
  },
  combat_deck_shuffled: () => ({ ms: NONE }),
  missed: (view) => ({ view: afterShot(view), ...duel(view, READ, 'missed') }),
  zombie_killed: (view, args) => {
    const dead = change.pawn(change.zombies(view, args.square, -1), args.pawn, (one) => ({ kills: one.kills + 1 }));
    return { view: afterShot(dead), ...duel(dead, READ, 'hit'), ...(view.fight ? {} : { ms: QUICK }), marks: [args.square] };
  },
  exchange_tied: (view) => ({ view, ...duel(view, READ, 'tied') }),
  exchange_won: (view, args) => ({ view, ...duel(view, DUEL, args.winner === view.fight?.attacker ? 'won' : 'lost') }),
  fighter_retreated: (view, args) => at({ ...view, fight: null }, args.pawn, QUICK),
  fight_ended: (view) => ({ view: { ...view, fight: null }, ms: TICK }),
  zombie_faced: (view, args) => at({ ...view, fight: null, defence: { square: args.square, mover: view.turn?.seat ?? 0 } }, args.square, 600, 'zombie'),
  loss_taken: (view, args) => at({ ...view, fight: null }, args.square, PLAIN),

  // -- damage
  pawn_hurt: (view, args) => onPerson(change.pawn(view, args.pawn, () => ({ health: args.health })), 'hurt', args.pawn, 1100),
  survivor_died: (view, args) => ({ ...onPerson(view, 'died', args.survivor, PICTURE), moment: { kind: 'died', id: args.survivor, color: args.owner }, view: change.leaves(view, args.survivor) }),
  pawn_fled: (view, args) => at({ ...view, defence: null }, args.pawn, QUICK),
  pawn_trapped: (view, args) => onPerson(change.pawn(view, args.pawn, () => ({ trapped: true })), 'trapped', args.pawn, READ),
  pawn_died: (view, args) => ({ ...onPerson(view, 'died', args.pawn, 2200), view: change.dies(view, args.pawn), shakes: true }),
  seat_eliminated: (view, { seat }) => ({
    view: { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, eliminated: true } : one)) },
    ms: 1000,
    sound: 'drum',
  }),

  // -- zombies
  zombie_phase_began: (view, args) => ({
    view: change.turn({ ...view, phase: 'zombies', moved: {} }, { zombies: args.count }),
    ms: READ,
    sound: 'zombie',
    moment: { kind: 'zombies', count: args.count },
  }),
  zombie_moved: (view, args) => ({
    view: change.zombieMoves({ ...view, defence: null }, args.before, args.square),
    ms: PLAIN,
    sound: 'step',
    moves: [{ from: args.before, to: args.square }],
    focus: [args.before, args.square],
  }),
  moves_lost: () => ({ ms: PLAIN }),
  zombies_refilled: (view, args) => ({
    view: { ...args.squares.reduce((now: View, square: string) => change.zombies(now, square, 1), view), supply: Math.max(0, view.supply - args.squares.length) },
    ms: PLAIN,
    sound: 'zombie',
    marks: args.squares,
  }),
  zombie_appeared: (view, args) => at({ ...change.zombies(view, args.square, args.count), supply: Math.max(0, view.supply - args.count) }, args.square, READ, 'zombie'),
  zombies_pushed: (view, args) => ({
    view,
    ms: READ,
    sound: 'step',
    marks: [args.building],
    moves: Object.entries(args.squares as Record<string, string>).map(([from, to]) => ({ from, to })),
    focus: [args.building],
  }),
  barricades_fell: (view, args) => ({
    view: change.discards(change.building(view, args.building, () => ({ barricades: [] })), args.cards),
    ms: 1900,
    sound: 'break',
    shakes: true,
    moment: { kind: 'fell', building: args.building, cards: args.cards },
    marks: [args.building],
    focus: [args.building],
  }),
  trap_sprung: (view, args) => at(view, args.building, READ, 'break'),

  // -- events
  pawn_sent: (view, args) => ({ view, ms: READ, marks: [args.pawn, args.goal], focus: [args.goal] }),
  nobody_sent: () => ({ ms: PLAIN }),

  // -- the end
  points_counted: (_, args) => ({ ms: PLAIN, marks: [args.pawn] }),
  match_ended: (view) => ({ view: { ...view, phase: 'over' }, ms: PICTURE, sound: 'end', moment: { kind: 'end' } }),
  said: () => ({ ms: NONE }),
  whispered: () => ({ ms: NONE }),
};

const NO_TURN: NonNullable<View['turn']> = {
  seat: 0,
  actions: 0,
  free_moves: 0,
  pawn: '',
  steps: 0,
  clearing: false,
  card: '',
  series: 0,
  announced: [],
  zombies: 0,
  endangered: [],
  limit: 3,
};

export function effectOf(view: View, happened: Happened): TownEffect {
  const told = TELLERS[happened.event]?.(view, happened.args as Args, happened.clause);
  return { ms: PLAIN, ...told, view: told?.view ?? view };
}
