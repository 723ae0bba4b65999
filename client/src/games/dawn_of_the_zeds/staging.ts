/** How the events of Dawn of the Zeds are shown: for how long, with which sound, where the map looks, what gets a picture. */
import { lookAt, NONE, type Staged, type Staging } from '../../frame/staging';
import type { Texts } from '../../frame/texts';
import type { Happened } from '../../frame/wire';
import { rolledMelee, rolledShot } from './fight';
import { placeOf } from './reading';
import type { Events, View } from './view.gen';

/** Long enough to change the table, too short to be seen. */
const TICK = 60;
const QUICK = 300;
const PLAIN = 480;
const READ = 900;
const PICTURE = 1500;
const CARD = 2200;

const showCard = (card: string, ms = CARD): Staged => ({ ms, sound: 'card', isRead: true, moment: { kind: 'card', card } });
const dice = (rolled: readonly number[] | number, ms = 1100, more: Partial<Staged> = {}): Staged => ({ ms, sound: 'dice', moment: { kind: 'dice', dice: [rolled].flat() }, ...more });
/** Somebody in a picture, and where. */
const person = (kind: string, id: string, view: View, ms: number, sound?: string): Staged => ({ ms, sound, moment: { kind, id }, marks: [id], focus: [placeOf(view, id)] });
/** A piece on the board, where it is now. */
const piece = (id: string, view: View, ms: number, sound?: string): Staged => ({ ms, sound, marks: [id], focus: [placeOf(view, id)] });
const walk = (what: readonly string[], from: string, to: string, ms = PLAIN, way?: readonly string[]): Staged => ({
  ms,
  sound: 'step',
  walks: what.map((id) => ({ what: id, count: 1, from, to, ...(way?.length && { way }) })),
  focus: [from, to],
});
/** Where several are told, the map looks at all of it. */
const march = (what: readonly string[], from: string, to: string): Staged => ({ ...walk(what, from, to), isRead: true, together: 'march' });
/** A place, and what strikes it. */
const struck = (place: string, rolled: readonly number[]): Staged => dice(rolled, 1200, { sound: 'break', marks: [place], focus: [place] });

export const staging: Staging<View, Events> = {
  // -- set-up and the end
  decks_built: { ms: READ, sound: 'card' },
  stocks_rolled: ({ dice: rolled }) => dice(rolled),
  hero_left: { ms: PLAIN },
  match_ended: { ms: PICTURE, sound: 'end', moment: { kind: 'sign', name: 'over', tone: 'moss' } },

  // -- rounds and cards
  round_began: ({ round }) => ({ ms: READ, sound: 'stamp', moment: { kind: 'sign', text: 'table-round', args: { round }, isSilent: true } }),
  event_drawn: ({ card }) => showCard(card),
  event_discarded: NONE,
  event_text: ({ card }) => ({ ms: PLAIN, moment: { kind: 'card', card } }),
  event_seen: ({ card }) => (card ? showCard(card) : { ms: PLAIN }),
  phase_began: ({ phase }) => (phase === 'zeds' ? { ms: READ, sound: 'zombie', moment: { kind: 'tape', name: phase } } : { ms: QUICK }),
  track_fated: lookAt('track', READ, 'drum'),
  fate_drawn: ({ card }) => showCard(card),
  fate_carried_out: { ms: PLAIN },
  fate_discarded: { ms: TICK },
  fate_kept: { ms: PLAIN, sound: 'card' },
  no_fate_left: { ms: PLAIN },
  card_played: ({ card }) => showCard(card, PICTURE),
  rule_in_force: { ms: READ, isRead: true },
  space_closed: lookAt('space', READ, 'stamp'),
  final_component: ({ card }) => showCard(card),
  antidote_found: { ms: PICTURE, sound: 'end', isRead: true },
  research_on_top: { ms: PLAIN, sound: 'card' },
  research_rolled: ({ unit, die }, now) => dice(die, 1100, { marks: [unit], focus: [placeOf(now, unit)] }),
  research_revealed: ({ card }) => showCard(card),
  component_gained: { ms: READ, sound: 'knock' },
  component_lost: { ms: READ, sound: 'break' },
  elwood_changed: { ms: PLAIN },

  // -- stocks
  // What is used up is told with what it was used for.
  stocks_changed: ({ supplies_by, ammo_by }) => ({ ms: QUICK, sound: 'card', isRead: supplies_by > 0 || ammo_by > 0 }),
  actions_changed: { ms: TICK },
  actions_reset: { ms: TICK },
  player_action_used: { ms: TICK },
  seat_done: { ms: TICK },
  supplies_missing: { ms: READ, sound: 'drum' },
  eat_rolled: ({ die }) => dice(die),
  loss_due: { ms: READ, sound: 'drum' },
  infection_rose: { ms: QUICK, sound: 'zombie' },
  infection_fell: { ms: QUICK },
  infection_set: { ms: QUICK },
  infection_rolled: ({ dice: rolled, infection, is_outbreak }) => dice(rolled, PICTURE, { moment: { kind: 'dice', dice: rolled, against: infection, isBad: is_outbreak }, isRead: true }),
  lowering_rolled: ({ dice: rolled }) => dice(rolled),
  outbreak: ({ space }) => ({ ms: READ, sound: 'zombie', shakes: true, marks: [space], focus: [space] }),
  unchecked_outbreak: { ms: PICTURE, sound: 'death', shakes: true, moment: { kind: 'tape' } },
  die_rolled: ({ die }) => dice(die, READ),
  all_healed: { ms: READ, sound: 'card' },

  // -- people
  unit_entered: ({ unit, space }) => ({ ms: PLAIN, sound: 'card', marks: [unit], focus: [space], together: 'entering' }),
  unit_moved: ({ unit, origin, path, space }) => walk([unit], origin, space, PLAIN * Math.max(1, path.length), path),
  unit_removed: { ms: PLAIN },
  unit_marked: ({ unit }, now) => piece(unit, now, PLAIN, 'stamp'),
  unit_healed: ({ unit }, now) => piece(unit, now, PLAIN, 'card'),
  unit_discharged: ({ unit }, now) => piece(unit, now, PLAIN),
  special_used: ({ unit }, now) => piece(unit, now, READ, 'knock'),
  ability_rolled: ({ unit, die }, now) => dice(die, 1100, { marks: [unit], focus: [placeOf(now, unit)] }),
  forage_rolled: ({ unit, dice: rolled }, now) => dice(rolled, READ, { marks: [unit], focus: [placeOf(now, unit)], isRead: true }),
  nothing_found: ({ unit }, now) => ({ ...piece(unit, now, QUICK), isRead: true }),
  defence_built: lookAt('space', READ, 'knock'),
  barricade_destroyed: lookAt('space', READ, 'break'),
  bridge_changed: lookAt('space', READ, 'break', true),
  refugees_armed: ({ unit }, now) => piece(unit, now, READ, 'knock'),
  refugees_in_camp: ({ unit }, now) => piece(unit, now, READ, 'stamp'),
  refugees_devoured: ({ unit }, _, before) => ({ ...person('died', unit, before, PICTURE, 'death'), isRead: true }),
  villagers_fled: ({ unit, origin, space }) => walk([unit], origin, space),
  villagers_evacuated: lookAt('space', READ),
  defiance_lost: ({ unit }, now) => piece(unit, now, QUICK),
  pickles_hides: lookAt('space', READ),
  raiders_moved: ({ unit, origin, space }) => march([unit], origin, space),
  raiders_stay: ({ unit }, now) => piece(unit, now, QUICK),
  arrest_rolled: ({ unit, die }, now) => dice(die, 1100, { marks: [unit], focus: [placeOf(now, unit)] }),
  anti_unit_jailed: ({ unit }, now) => person('saved', unit, now, READ, 'stamp'),
  anti_unit_slipped_away: lookAt('space', READ),
  anti_unit_stays_out: { ms: PLAIN },
  doctor_escaped: { ms: READ, isRead: true },
  doctor_jailed: lookAt('space', PICTURE, 'stamp'),

  // -- zeds: which road, who moves, who is left behind
  zeds_drawn: { ms: QUICK },
  zed_placed: ({ zed, space }) => ({ ms: PLAIN, sound: 'zombie', marks: [zed], focus: [space], isRead: true }),
  no_zed_left: lookAt('space', PLAIN),
  no_room_for_zed: { ms: PLAIN },
  zed_replaced: lookAt('space', PLAIN, 'zombie'),
  zed_upgraded: lookAt('space', READ, 'stamp'),
  zed_recovered: ({ zed }, now) => piece(zed, now, QUICK),
  track_activated: ({ track }) => ({ ms: READ, sound: 'drum', isRead: true, marks: [track], focus: [track] }),
  track_stays: ({ track }) => ({ ms: PLAIN, marks: [track], focus: [track] }),
  activation_blocked: ({ track }) => ({ ms: READ, sound: 'stamp', marks: [track], focus: [track] }),
  pressure_moves: lookAt('space', PLAIN, 'drum'),
  pressure_places: ({ track }) => ({ ms: PLAIN, sound: 'drum', marks: [track], focus: [track] }),
  // Those of a road that move one after the other move at once, and are told in one line.
  zeds_moved: ({ zeds, origin, space }) => march(zeds, origin, space),
  zeds_advance: ({ zeds, space }) => ({ ms: READ, sound: 'zombie', marks: zeds, focus: [space] }),
  zeds_stay: ({ zeds, space }) => ({ ms: PLAIN, marks: zeds, focus: [space] }),
  zed_left_behind: ({ zed, space }) => ({ ms: PLAIN, marks: [zed], focus: [space] }),
  zeds_in_town_center: ({ zeds, origin, space }) => ({ ...walk(zeds, origin, space, PICTURE), sound: 'death', shakes: true, isRead: true }),
  brains_began: { ms: PICTURE, sound: 'zombie', isRead: true, moment: { kind: 'tape' } },
  chaos_placed: ({ space }) => ({ ms: READ, sound: 'break', isRead: true, marks: [space], focus: [space] }),
  chaos_removed: lookAt('space', PLAIN, 'card'),
  zeds_actions: { ms: PLAIN },
  zeds_action_used: { ms: QUICK },
  catacomb_rolled: ({ piece: id, space, die }) => dice(die, 1000, { marks: [id], focus: [space] }),
  lost_rolled: ({ die, space }) => dice(die, 1000, { focus: [space] }),

  // -- fights: the roll falls into the lit column
  melee_began: ({ space, zeds, unit }) => ({ ms: READ, sound: 'drum', isRead: true, marks: [...zeds, unit], focus: [space] }),
  melee_rolled: (args) => ({ ms: CARD, sound: 'dice', isRead: true, moment: { kind: 'odds', fight: rolledMelee(args) }, focus: [args.space] }),
  melee_turned: lookAt('space', READ),
  fighter_rolled: ({ die }) => dice(die, 1000),
  shot_rolled: (args) => ({ ms: CARD, sound: 'shot', isRead: true, moment: { kind: 'odds', fight: rolledShot(args) }, focus: [args.space] }),
  card_shot: ({ space, dice: rolled }) => struck(space, rolled),
  grenade_thrown: lookAt('space', READ, 'break', true),
  minefield_exploded: ({ space, dice: rolled }) => struck(space, rolled),
  barrage: ({ space, dice: rolled }) => struck(space, rolled),
  splinters: ({ piece: id, dice: rolled }, now) => struck(placeOf(now, id), rolled),
  acid_spat: ({ unit, space, dice: rolled }) => dice(rolled, 1100, { marks: [unit], focus: [space] }),
  attacked_without_zeds: ({ unit, space, dice: rolled }) => dice(rolled, 1100, { marks: [unit], focus: [space] }),
  water_jet: ({ zed, dice: rolled }, now) => dice(rolled, 1100, { marks: [zed], focus: [placeOf(now, zed)] }),
  zed_burst: lookAt('space', READ, 'break', true),
  hit_cancelled: ({ piece: id }, now) => piece(id, now, PLAIN),
  zed_hit: ({ zed }, now) => piece(zed, now, QUICK, 'stamp'),
  zed_reduced: ({ zed }, now) => piece(zed, now, QUICK),
  zed_killed: ({ zed, space }) => ({ ms: READ, sound: 'break', marks: [zed], focus: [space], changesAfter: true, isRead: true }),
  unit_hit: ({ unit }, now) => piece(unit, now, PLAIN, 'stamp'),
  unit_reduced: ({ unit }, now) => piece(unit, now, QUICK),
  last_hit: ({ unit, place }) => ({ ms: READ, sound: 'drum', marks: [unit], focus: [place], changesAfter: true }),
  saving_rolled: ({ unit, dice: rolled }, now) => ({ ...dice(rolled, PICTURE), moment: { kind: 'dice', dice: rolled, id: unit }, focus: [placeOf(now, unit)] }),
  unit_saved: ({ unit }, now) => person('saved', unit, now, READ, 'card'),
  unit_died: ({ unit }, _, before) => ({ ...person('died', unit, before, 2000, 'death'), shakes: true, isRead: true }),
  zed_retreated: ({ zed, origin, space }) => walk([zed], origin, space),
  unit_retreated: ({ unit, origin, space }) => walk([unit], origin, space),
  unit_fell_back: ({ unit, origin, space }) => walk([unit], origin, space),
  infector_driven_back: ({ zed, die }, now) => dice(die, 1000, { focus: [placeOf(now, zed)] }),
  infector_killed: ({ die, space }) => dice(die, 1000, { focus: [space] }),
  anti_unit_driven_back: ({ unit, die }, now) => dice(die, 1000, { focus: [placeOf(now, unit)] }),
};

/** Several that move or arrive, in one line. */
export function told(events: readonly Happened[], texts: Texts): string {
  const [first] = events;
  if (first?.event === 'unit_entered') return texts.text('dz-enter-all', { units: events.map(({ args }) => texts.name(String(args['unit']))).join(', ') });
  const ways = events.map(({ args }) => texts.text('dz-way', { who: [args['zeds'] ?? args['unit']].flat().map((id) => texts.name(String(id))).join(', '), from: texts.name(String(args['origin'])), to: texts.name(String(args['space'])) }));
  return texts.text('dz-ways', { ways: ways.join('; ') });
}
/** What is worth seeing again: the Zeds phase. */
export function chapter({ event, args }: Happened): 'begins' | 'ends' | null {
  if (event === 'phase_began') return args['phase'] === 'zeds' ? 'begins' : 'ends';
  return event === 'match_ended' ? 'ends' : null;
}
