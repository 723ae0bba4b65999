/** Events as they are shown: what each changes on the table, for how long, and whether it gets a picture of its own.
 *  An effect only repeats what the event says; after the last one the server's own view is drawn. */
import type { Crowd, SurvivorView, ZombieId } from '../../../games/zombicide/view';
import type { Happened } from '../../wire';
import type { Effect } from '../face';
import { survivorOf, type ZombicideView } from './reading';

/** Zombies on their way from one zone to the next. */
export interface March {
  kind: ZombieId;
  count: number;
  from: string;
  to: string;
}
/** Zombies arrive when the next thing is shown; until then they are on their way and in no zone. */
interface Walking extends ZombicideView {
  onTheWay?: March[];
}
export interface ZombicideEffect extends Effect<ZombicideView> {
  moves?: March[];
  /** Where the map should look. */
  focus?: string[];
}
/** Arguments of events are what the server says; their shapes stand in the texts of the game. */
type Args = Record<string, any>;
type Teller = (view: ZombicideView, args: Args) => Partial<ZombicideEffect>;

const NONE = 0;
const QUICK = 260;
const PLAIN = 420;
const READ = 1100;
const PICTURE = 1600;

function survivor(view: ZombicideView, id: string, change: (one: SurvivorView) => Partial<SurvivorView>): ZombicideView {
  return { ...view, survivors: view.survivors.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) };
}
function counted(crowd: Crowd, kind: ZombieId, by: number): Crowd {
  const count = Math.max(0, (crowd[kind] ?? 0) + by);
  const { [kind]: _, ...rest } = crowd;
  return count ? { ...rest, [kind]: count } : rest;
}
function zombies(view: ZombicideView, zone: string, kind: ZombieId, by: number): ZombicideView {
  const crowd = counted(view.zombies[zone] ?? {}, kind, by);
  const { [zone]: _, ...rest } = view.zombies;
  return { ...view, zombies: Object.keys(crowd).length ? { ...rest, [zone]: crowd } : rest };
}
function withoutCard(one: SurvivorView, card: string): Partial<SurvivorView> {
  const slot = Object.keys(one.slots).find((place) => one.slots[place] === card);
  if (slot === undefined) return {};
  const { [slot]: _, ...slots } = one.slots;
  return { slots };
}
function louder(noise: Record<string, number>, zone: string): Record<string, number> {
  return { ...noise, [zone]: (noise[zone] ?? 0) + 1 };
}
const whereIs = (view: ZombicideView, id: string): string => survivorOf(view, id)?.zone ?? '';

/** A short look at somebody. */
const at = (args: Args, ms = PLAIN): Partial<ZombicideEffect> => ({ ms, marks: [args.survivor] });
/** A picture of an equipment card. */
const showCard = (view: ZombicideView, args: Args, ms: number): Partial<ZombicideEffect> => ({
  view,
  ms,
  sound: 'card',
  moment: { kind: 'card', card: args.card, survivor: args.survivor },
});

const TELLERS: Record<string, Teller> = {
  // -- round and turn
  round_began: (view, args) => ({ view: { ...view, round: Number(args.round) }, ms: 800, sound: 'stamp', moment: { kind: 'round', round: args.round } }),
  phase_began: (view, args) => ({
    view: { ...view, phase: args.phase, turn: null, ...(args.phase === 'end' ? { noise_tokens: {} } : {}) },
    ms: args.phase === 'zombies' ? 900 : QUICK,
    sound: args.phase === 'zombies' ? 'zombie' : undefined,
    moment: args.phase === 'zombies' ? { kind: 'phase', phase: args.phase } : undefined,
  }),
  turn_began: (view, args) => ({
    view: {
      ...survivor(view, args.survivor, () => ({ is_activated: true })),
      turn: { survivor: args.survivor, actions: Number(args.actions), free: {}, has_searched: false, used: [] },
    },
    ms: QUICK,
    marks: [args.survivor],
    focus: [whereIs(view, args.survivor)],
  }),
  turn_ended: (view) => ({ view: { ...view, turn: null }, ms: NONE }),
  action_chosen: () => ({ ms: NONE }),
  forced: () => ({ ms: NONE }),
  first_player_chosen: (view, args) => ({ view: { ...view, first_player: Number(args.seat) }, ms: QUICK }),
  first_player_passed: (view, args) => ({ view: { ...view, first_player: Number(args.seat) }, ms: QUICK }),

  // -- what survivors do
  survivor_moved: (view, args) => ({
    view: survivor(view, args.survivor, () => ({ zone: args.to })),
    ms: PLAIN,
    sound: 'step',
    marks: [args.survivor],
    focus: [args.to],
  }),
  door_opened: (view, args) => ({ view: { ...view, open_doors: [...view.open_doors, args.door] }, ms: READ, sound: 'break', marks: [args.door] }),
  door_closed: (view, args) => ({
    view: { ...view, open_doors: view.open_doors.filter((door) => door !== args.door) },
    ms: PLAIN,
    sound: 'knock',
    marks: [args.door],
  }),
  noise_made: (view, args) => ({
    view: { ...view, noise_tokens: louder(view.noise_tokens, args.zone), noise: louder(view.noise, args.zone) },
    ms: QUICK,
    sound: 'drum',
    marks: [args.zone],
  }),
  zone_made_loud: (view, args) => ({ view: { ...view, loud_zone: args.zone }, ms: PLAIN, sound: 'drum', marks: [args.zone] }),
  objective_taken: (view, args) => {
    const number = view.objectives.findIndex((one) => one.zone === args.zone && !one.taken);
    const objectives = view.objectives.map((one, i) => (i === number ? { ...one, taken: true, color: args.color } : one));
    return { view: { ...view, objectives }, ms: PICTURE, sound: 'vote', moment: { kind: 'objective', color: args.color, survivor: args.survivor } };
  },
  seat_taken: (view, args) => ({
    view: survivor(view, args.survivor, () => ({ car: Number(args.car), seat_in_car: args.seat_in_car })),
    ms: PLAIN,
    marks: [`car:${args.car}`],
  }),
  car_left: (view, args) => ({ view: survivor(view, args.survivor, () => ({ car: 0, seat_in_car: '' })), ms: PLAIN, marks: [args.survivor] }),
  car_driven: (view, args) => {
    const number = Number(args.car);
    const cars = view.cars.map((car, i) => (i + 1 === number ? { ...car, zone: args.zone } : car));
    const survivors = view.survivors.map((one) => (one.car === number ? { ...one, zone: args.zone } : one));
    return { view: { ...view, cars, survivors }, ms: PLAIN, sound: 'step', marks: [`car:${number}`], focus: [args.zone] };
  },
  car_drove_out: (view, args) => ({
    view: { ...view, cars: view.cars.map((car, i) => (i + 1 === Number(args.car) ? { ...car, zone: '' } : car)) },
    ms: READ,
    sound: 'vote',
  }),
  survivor_escaped: (view, args) => ({
    view: survivor(view, args.survivor, () => ({ status: 'escaped', zone: '', car: 0 })),
    ms: PICTURE,
    sound: 'vote',
    moment: { kind: 'escaped', survivor: args.survivor },
  }),

  // -- cards
  card_dealt: (view, args) => ({ view, ms: QUICK, sound: 'card', marks: [args.survivor] }),
  card_drawn: (view, args) => showCard({ ...view, drawn: args.card, deck: Math.max(0, view.deck - 1) }, args, READ),
  copy_taken: (view, args) => showCard({ ...view, drawn: args.card }, args, READ),
  weapon_built: (view, args) => showCard(view, args, READ),
  card_taken: (view, args) => ({
    view: { ...survivor(view, args.survivor, (one) => ({ slots: { ...one.slots, [args.slot]: args.card } })), drawn: '' },
    ms: QUICK,
    sound: 'card',
  }),
  card_discarded: (view, args) => ({
    view: { ...survivor(view, args.survivor, (one) => withoutCard(one, args.card)), discards: [...view.discards, args.card] },
    ms: QUICK,
    sound: 'card',
  }),
  card_thrown_away: (view) => ({ view: { ...view, drawn: '' }, ms: QUICK }),
  inventory_arranged: (view, args) => ({ view: survivor(view, args.survivor, () => ({ slots: args.slots })), ms: QUICK }),
  trade_offered: (_, args) => at(args, READ),
  trade_refused: (_, args) => at(args, READ),

  // -- attacks
  attack_made: (view, args) => ({ view, ms: PLAIN, marks: [args.survivor, ...args.zones], focus: args.zones }),
  dice_rolled: (view, args) => ({
    view: view.attack ? { ...view, attack: { ...view.attack, dice: args.dice, hits_from: args.hits_from } } : view,
    ms: PICTURE,
    sound: 'dice',
    moment: { kind: 'dice', dice: args.dice, hits_from: args.hits_from, damage: args.damage, skills: args.skills ?? [] },
  }),
  hits_scored: (_, args) => at(args, READ),
  hits_lost: () => ({ ms: READ }),
  zombies_killed: (view, args) => ({
    view: zombies({ ...view, stock: counted(view.stock, args.kind, Number(args.count)) }, args.zone, args.kind, -Number(args.count)),
    ms: PLAIN,
    sound: 'shot',
    marks: [`${args.kind}@${args.zone}`],
    focus: [args.zone],
  }),
  zone_burnt: (view, args) => {
    const { [args.zone]: _, ...rest } = view.zombies;
    return { view: { ...view, zombies: rest }, ms: READ, sound: 'break', shakes: true, marks: [args.zone], focus: [args.zone] };
  },
  experience_gained: (view, args) => ({ view: survivor(view, args.survivor, () => ({ xp: Number(args.total) })), ms: PLAIN }),
  level_reached: (view, args) => ({
    view: survivor(view, args.survivor, () => ({ level: args.level })),
    ms: PICTURE,
    sound: 'stamp',
    moment: { kind: 'level', level: args.level, survivor: args.survivor },
  }),
  skill_gained: (view, args) => ({
    view: survivor(view, args.survivor, (one) => ({ skills: [...one.skills, args.skill] })),
    ms: READ,
    marks: [args.survivor],
  }),

  // -- the zombies
  zombies_activated: () => ({ ms: PLAIN, sound: 'zombie' }),
  zombies_moved: (view, args) => {
    const march: March = { kind: args.kind, count: Number(args.count), from: args.zone, to: args.to };
    const walking: Walking = { ...zombies(view, march.from, march.kind, -march.count), onTheWay: [march] };
    return { view: walking, ms: 1000, sound: 'step', moves: [march], marks: [...(args.whom ?? [])], focus: [march.from, march.to] };
  },
  zombies_added: (view, args) => ({ view: zombies(view, args.zone, args.kind, Number(args.count)), ms: READ, marks: [args.zone] }),
  zombie_attacked: (_, args) => ({ ms: PLAIN, sound: 'knock', shakes: true, marks: [args.survivor, args.zone], focus: [args.zone] }),
  zombies_appeared: (view, args) => ({
    view: zombies({ ...view, stock: counted(view.stock, args.kind, -Number(args.count)) }, args.zone, args.kind, Number(args.count)),
    ms: PLAIN,
    sound: 'zombie',
    marks: [args.zone],
    focus: [args.zone],
  }),
  zombies_escaped: (view, args) => ({
    view: zombies({ ...view, escaped: counted(view.escaped, args.kind, Number(args.count)) }, args.zone, args.kind, -Number(args.count)),
    ms: READ,
    marks: [args.zone],
  }),
  zombie_card_drawn: (view, args) => ({
    view: { ...view, zombie_deck: Math.max(0, view.zombie_deck - 1) },
    ms: PICTURE,
    sound: 'card',
    moment: { kind: 'spawn', number: args.card, level: args.level, zone: args.zone },
    focus: [args.zone],
  }),
  miniatures_ran_out: () => ({ ms: PICTURE, sound: 'drum' }),

  // -- wounds
  wound_taken: (view, args) => ({
    view: survivor(view, args.survivor, (one) => ({ slots: { ...one.slots, [args.slot]: 'wound' } })),
    ms: READ,
    sound: 'death',
    shakes: true,
    moment: { kind: 'wound', survivor: args.survivor },
  }),
  wound_healed: (view, args) => ({ view: survivor(view, args.survivor, (one) => withoutCard(one, 'wound')), ms: READ, marks: [args.survivor] }),
  wound_cancelled: (_, args) => at(args, READ),
  attack_ignored: (_, args) => at(args, READ),
  survivor_eliminated: (view, args) => ({
    view: survivor(view, args.survivor, () => ({ status: 'eliminated', zone: '', car: 0, slots: {} })),
    ms: 2200,
    sound: 'death',
    shakes: true,
    moment: { kind: 'death', survivor: args.survivor },
  }),

  // -- the rest
  said: () => ({ ms: NONE }),
  whispered: () => ({ ms: NONE }),
};

/** Whoever was on the way has arrived. */
function settled({ onTheWay = [], ...view }: Walking): ZombicideView {
  return onTheWay.reduce((now, { kind, count, to }) => zombies(now, to, kind, count), view as ZombicideView);
}

export function effectOf(before: ZombicideView, happened: Happened): ZombicideEffect {
  const view = settled(before);
  const told = TELLERS[happened.event]?.(view, happened.args as Args);
  return { ms: PLAIN, ...told, view: told?.view ?? view };
}
