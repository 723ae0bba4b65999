/** What one seat may know of a match of Zombicide, as the server sends it: the scene once, the view after every step.
 *  Drawing reads this and nothing else. Lengths are in units, a hundred to a tile, x to the east, y to the south. */
import type { AnyView } from '../../frame/wire';

export type ZoneId = string;
export type DoorId = string;
export type SurvivorId = string;
export type CardId = string;
export type Slot = string;
/** Left, top, right, bottom; a stretch of wall has no width or no height. */
export type Rect = readonly [number, number, number, number];

export const ZOMBIES = ['walker', 'runner', 'fatty', 'abomination'] as const;
export type ZombieId = (typeof ZOMBIES)[number];
export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
export type LevelId = (typeof LEVELS)[number];
export type TokenColor = 'red' | 'blue' | 'green';
export type CarKind = 'police_car' | 'pimpmobile';
export type Heading = 'N' | 'E' | 'S' | 'W';
export type Crowd = Partial<Record<ZombieId, number>>;

// -- the scene ---------------------------------------------------------------------------------------------------

export interface MissionHead {
  id: string;
  key: string;
  name: { en: string; de: string };
  difficulty: 'tutorial' | 'easy' | 'medium' | 'hard';
  minutes: number;
  min_survivors: number;
  /** Parts of the map that are our own design, because the original is not known. */
  reconstructed: string[];
  own: boolean;
}
export interface TilePlace {
  tile: string;
  turn: number;
  rect: Rect;
}
export interface StreetPlace {
  zone: ZoneId;
  rect: Rect;
}
export interface RoomPlace {
  zone: ZoneId;
  rects: Rect[];
  building: string;
}
export interface OpeningPlace {
  a: ZoneId;
  b: ZoneId;
  stretch: Rect;
}
export interface DoorPlace {
  id: DoorId;
  room: ZoneId;
  street: ZoneId;
  side: Heading;
  color: TokenColor;
  stretch: Rect;
}
export interface WallPlace {
  room: ZoneId;
  street: ZoneId;
  side: Heading;
  stretch: Rect;
}
export interface ManholePlace {
  zone: ZoneId;
  tile: string;
  at: readonly [number, number];
}
export interface SpawnPlace {
  zone: ZoneId;
  color: TokenColor;
  number: number;
  active: boolean;
}
/** A goal or special rule with whatever it says. */
export interface Clause {
  type: string;
  [more: string]: unknown;
}
export interface SurvivorCard {
  /** Only of survivors that players made; the others have theirs in the texts. */
  name: string | null;
  skills: Record<LevelId, string[]>;
  color: string | null;
}
export interface AttackSpec {
  range: readonly [number, number];
  dice: number;
  accuracy: number;
  damage: number;
  mode?: string;
  noise?: boolean;
  ammo?: string | null;
  reload?: boolean;
  kills_everything?: boolean;
}
export interface EquipmentSpec {
  kind: 'weapon' | 'item' | 'event';
  attacks?: AttackSpec[];
  dual?: boolean;
  opens_doors?: 'silent' | 'noisy' | null;
  from_reserve?: boolean;
  supply?: boolean;
  /** What it was built from. */
  parts?: CardId[];
}
export interface ZombieSpec {
  /** Damage that it takes in one hit to kill it. */
  wounds: number;
  actions: number;
  xp: number;
  miniatures: number;
}
export interface SpawnLine {
  amount: number;
  zombie: ZombieId;
}
/** A zombie card by danger level: who appears (null: nobody), or whether all of a kind act at once. */
export type SpawnCardSpec =
  | { kind: 'spawn' | 'manhole'; levels: Record<LevelId, SpawnLine | null> }
  | { kind: 'activation'; zombie: ZombieId; levels: Record<LevelId, boolean> };

/** What the map is drawn from. An editor has this and nothing more. */
export interface CityScene {
  size: readonly [number, number];
  tiles: TilePlace[];
  streets: StreetPlace[];
  rooms: RoomPlace[];
  openings: OpeningPlace[];
  doors: DoorPlace[];
  manholes: ManholePlace[];
  spawns: SpawnPlace[];
  objectives: { zone: ZoneId; color: TokenColor | null; xp?: number }[];
  start: ZoneId;
  exit: ZoneId | null;
  zombie_exits: ZoneId[];
  bunkers: ZoneId[];
  /** With the names of its seats, where people can sit in it. */
  cars: { kind: CarKind; zone: ZoneId; seats?: string[] }[];
  walls?: WallPlace[];
  mission?: Pick<MissionHead, 'reconstructed'>;
}
export interface Scene extends CityScene {
  mission: MissionHead;
  goals: Clause[];
  rules: Clause[];
  survivors: Record<SurvivorId, SurvivorCard>;
  equipment: Record<CardId, EquipmentSpec>;
  zombies: Record<string, ZombieSpec>;
  /** From how many experience points on. */
  danger_levels: Record<LevelId, number>;
  spawn_cards: Record<string, SpawnCardSpec>;
}

// -- the view ----------------------------------------------------------------------------------------------------

export interface SurvivorView {
  id: SurvivorId;
  seat: number;
  status: 'living' | 'eliminated' | 'escaped';
  zone: ZoneId;
  tile: string;
  /** The number of the car he sits in, from 1; 0 on foot. */
  car: number;
  seat_in_car: string;
  /** What lies where; empty slots are not named. */
  slots: Record<Slot, CardId>;
  all_slots: Slot[];
  unloaded: Slot[];
  xp: number;
  level: LevelId;
  /** Those he has gained. */
  skills: string[];
  is_activated: boolean;
  gifts: number;
  is_noiseless: boolean;
}
export interface TurnView {
  survivor: SurvivorId;
  actions: number;
  free: Record<string, number>;
  has_searched: boolean;
  used: string[];
}
export interface CarView {
  kind: CarKind;
  /** '' once it has left the board. */
  zone: ZoneId;
  searches: number;
  supplies: CardId[];
}
export interface ObjectiveView {
  zone: ZoneId;
  taken: boolean;
  /** null: its back is not known yet. */
  color: TokenColor | null;
}
export interface AttackView {
  kind: 'melee' | 'ranged' | 'car';
  survivor: SurvivorId;
  zones: ZoneId[];
  dice: number[];
  accuracy: number;
  /** What skills add to every die. */
  roll_bonus: number;
  /** The lowest face that hits, with all that. */
  hits_from: number;
  damage: number;
}
export interface ResultView {
  reason: string;
  winners: number[];
  scores: unknown[];
}

/** What changes on the map. */
export interface CityView {
  survivors: SurvivorView[];
  turn: Pick<TurnView, 'survivor'> | null;
  open_doors: DoorId[];
  zombies: Record<ZoneId, Crowd>;
  noise_tokens: Record<ZoneId, number>;
  noise: Record<ZoneId, number>;
  loud_zone: ZoneId;
  /** The active ones. */
  spawn_zones: ZoneId[];
  objectives: ObjectiveView[];
  cars: CarView[];
  sight?: Record<SurvivorId, Record<ZoneId, number>>;
}
export interface View extends CityView, AnyView {
  round: number;
  phase: 'set_up' | 'players' | 'zombies' | 'end';
  mission: { id: string; key: string; goals: { goal: string; fulfilled: boolean }[]; reconstructed: string[] };
  danger_level: LevelId;
  first_player: number;
  turn: TurnView | null;
  stock: Crowd;
  escaped: Crowd;
  deck: number;
  known_top: CardId[];
  discards: CardId[];
  zombie_deck: number;
  zombie_discards: number[];
  drawn: CardId;
  attack: AttackView | null;
  supplies_out: CardId[];
  killed: Crowd;
  cards_drawn: number;
  result: ResultView | null;
}

// -- ids ---------------------------------------------------------------------------------------------------------

/** Zombies of one kind in one zone. */
export const crowdId = (kind: ZombieId, zone: ZoneId): string => `${kind}@${zone}`;
export const carId = (number: number): string => `car:${number}`;
export const objectiveId = (number: number): string => `objective:${number}`;
/** A place where a door could stand. */
export const wallId = (wall: WallPlace): string => `wall:${wall.room}/${wall.street}/${wall.side}`;
export const WOUND: CardId = 'wound';

export function woundsOf(survivor: SurvivorView): number {
  return Object.values(survivor.slots).filter((card) => card === WOUND).length;
}
export function headCount(crowd: Crowd): number {
  return Object.values(crowd).reduce((sum, count) => sum + count, 0);
}
