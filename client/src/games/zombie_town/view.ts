/** What one seat may know of a match of Zombie Town, as the server sends it: the scene once, the view after every step.
 *  Drawing reads this and nothing else. */
import type { AnyView } from '../../frame/wire';

export type SquareId = string;
export type BuildingId = string;
export type Color = string;
export type CardId = string;
/** A weapon or survivor in play: `pistol.3`, `survivor.5`. */
export type PieceId = string;
export type CombatId = string;
export type HouseId = string;
/** Column from the west and row from the north, from 0. */
export type Cell = readonly [number, number];

export const SOURCES = ['kills', 'barricades', 'survivors', 'weapons', 'houses'] as const;
/** What points are given for. */
export type Source = (typeof SOURCES)[number];

// -- the scene ---------------------------------------------------------------------------------------------------

export interface SquarePlace {
  cells: readonly Cell[];
  /** Steps of a zombie from the cemetery. */
  ring: number;
  /** Zombies come out of the cemetery here. */
  x: boolean;
  neighbours?: readonly SquareId[];
}
export interface BuildingPlace {
  number: number;
  side: 'north' | 'east' | 'south' | 'west';
  cells: readonly Cell[];
  touching: readonly SquareId[];
  neighbours?: readonly BuildingId[];
}
export interface CardSpec {
  kind: 'survivor' | 'weapon' | 'barricade' | 'fireworks' | 'event';
  count: number;
  shots?: number;
  draws?: number;
  value?: number;
  trap?: number;
}
/** What the town is drawn from. */
export interface TownScene {
  width: number;
  height: number;
  squares: Record<SquareId, SquarePlace>;
  buildings: Record<BuildingId, BuildingPlace>;
  /** Cells of the cemetery, named like squares. */
  cemetery: readonly string[];
  reconstructed?: Record<string, readonly string[]>;
  cards?: Record<CardId, CardSpec>;
}
export interface Scene extends TownScene {
  colors: readonly Color[];
  cards: Record<CardId, CardSpec>;
  combat: Record<CombatId, { strength: number; count: number }>;
  houses: Record<HouseId, { ability: string | null; count: number }>;
}

// -- the view ----------------------------------------------------------------------------------------------------

export interface WeaponView {
  id: PieceId;
  kind: CardId;
  shots: number;
  most: number;
  /** Combat cards to a shot. */
  draws: number;
}
export interface SurvivorView {
  id: PieceId;
  weapon: WeaponView | null;
}
export interface PlayerView {
  seat: number;
  colors: Color[];
  eliminated: boolean;
  hand_size: number;
  score: number;
}
export interface PawnView {
  color: Color;
  seat: number;
  /** '' while it stands nowhere. */
  square: SquareId | BuildingId;
  health: number;
  kills: number;
  alive: boolean;
  trapped: boolean;
  points: number;
  /** The points by what they are for. */
  sources?: Record<Source, number>;
  weapons: WeaponView[];
  companions: SurvivorView[];
}
export interface BarricadeView {
  /** null: hidden from the reader. */
  card: CardId | null;
  builder: number;
}
export interface BuildingView {
  id: BuildingId;
  /** '' before it is dealt. */
  house: HouseId;
  number: number;
  owner: Color;
  home_base: boolean;
  /** The outermost last. */
  barricades: BarricadeView[];
  strength: number | null;
  /** Zombies on its four squares. */
  pressure: number;
  survivors: SurvivorView[];
  pile: number;
  /** Cards of the pile that the reader knows, by place from the top. */
  known: Record<string, CardId>;
  stored: { seat: number; card: CardId | null }[];
  /** Seats whose fireworks burn here. */
  lit: number[];
}
export interface TurnView {
  seat: number;
  actions: number;
  free_moves: number;
  pawn: Color;
  steps: number;
  clearing: boolean;
  card: CardId;
  series: number;
  announced: CardId[];
  /** Zombies that are still to be moved. */
  zombies: number;
  endangered: BuildingId[];
  limit: number;
}
export interface FightView {
  kind: 'zombie' | 'pawn' | 'survivor';
  attacker: string;
  target: string;
  weapon: PieceId;
  defence: PieceId | '';
  entry: boolean;
  shots: CombatId[];
  answers: CombatId[];
}
export interface ResultView {
  reason: string;
  scores: Record<Color, number>;
  winners: Color[];
}
/** What changes in the town. */
export interface TownView {
  pawns: PawnView[];
  buildings: BuildingView[];
  zombies: Record<SquareId, number>;
  /** Of these, those that have moved. */
  moved: Record<SquareId, number>;
  supply: number;
  turn: Pick<TurnView, 'seat' | 'pawn' | 'endangered'> | null;
}
export interface View extends TownView, AnyView {
  day: number;
  days: number;
  phase: 'set_up' | 'turn' | 'zombies' | 'over';
  youngest: number;
  timekeeper: number;
  players: PlayerView[];
  hand: CardId[];
  fresh: CardId[];
  known_hands: Record<string, CardId[]>;
  dealt: CardId[];
  discard: CardId[];
  box: number;
  combat: { deck: number; used: CombatId[] };
  turn: TurnView | null;
  draw: { building: BuildingId; count: number; cards: CardId[] | null } | null;
  event: { event: CardId; seat: number; pawn: Color; target: string; goal: string } | null;
  fight: FightView | null;
  defence: { square: SquareId; mover: number } | null;
  everything: { hands: Record<string, CardId[]>; piles: Record<BuildingId, CardId[]>; box: CardId[] } | null;
  result: ResultView | null;
}
