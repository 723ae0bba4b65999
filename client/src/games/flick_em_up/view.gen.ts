/** Written by `python -m untot.server.typescript` from untot/games/flick_em_up; never edited by hand. */
import type { TableEvents } from '../../frame/wire.gen';

/** What one seat sees; a spectator has no card and no hand. */
export interface View {
  round: number;
  phase: "day" | "night" | "over" | "set_up";
  you: number | null;
  options: Record<string, string | number | boolean>;
  last_round: number;
  day_invasion: number;
  night_invasion: number;
  turn: number;
  start_group: "a" | "b";
  players: PlayerView[];
  poses: Record<string, PoseView>;
  inside: Record<string, InsideView>;
  aside: Record<string, PoseView>;
  launched: Record<string, PoseView>;
  tower: PoseView;
  cellar: string[];
  houses: Record<string, HouseView>;
  unchosen: string[];
  boards: Record<string, BoardView>;
  dead: string[];
  activation: ActivationView | null;
  rush: RushView | null;
  fight: FightView | null;
  looked_at: string | null;
  killed: number;
  points: Record<string, number>;
  accused: number | null;
  destiny_left: number;
  destiny_discards: string[];
  offered: string[];
  card: string;
  fulfilled: boolean;
  result: ResultView | null;
}

/** A seat and what it has done. */
export interface PlayerView {
  seat: number;
  name: string;
  group: "a" | "b";
  exiled: boolean;
  kills: number;
  has_card: boolean;
}

/** Where a piece stands or lies: 0.01 mm, 0.01 degrees, and the side that is down (0: it stands). */
export interface PoseView {
  x: number;
  y: number;
  yaw: number;
  side: number;
}

/** A figure in a building. */
export interface InsideView {
  building: string;
  block: "left" | "right";
  lies: boolean;
}

/** What lies on the blocks of a building. */
export interface HouseView {
  locked: boolean;
  drifted: boolean;
  chips: string[];
  face_down: number;
}

/** A living survivor's board and backpack. */
export interface BoardView {
  seat: number;
  group: "a" | "b";
  life: number;
  inventory: string[];
  covered: boolean;
  night: boolean;
  available: boolean;
}

/** The active survivor and what he has done so far. */
export interface ActivationView {
  survivor: string;
  actions: number;
  noise: "loud" | "quiet" | "silent";
  flare: [number, number] | null;
}

/** The tower on its way, and the zombies that fall through it by their fields. */
export interface RushView {
  horde: boolean;
  tower: PoseView;
  zombies: string[];
  roof: Record<string, number>;
}

/** A fight; the own cards, and those that are revealed. */
export interface FightView {
  attacker: string;
  defender: string;
  hand: string[];
  chosen: Record<string, string>;
}

/** Who has won, and why. */
export interface ResultView {
  reason: string;
  winners: string[];
  scores: Record<string, number>;
  cards: Record<string, string>;
}

/** Printed facts. `kinds` says of every id what kind of thing it is. */
export interface Scene {
  scenario: string;
  name: string;
  rounds: number;
  edge: number;
  acid: [number, number, number] | null;
  tower: SceneTower;
  door_width: number;
  block_width: number;
  blocks: Record<string, number>;
  launch: number;
  bat_launch: number;
  shapes: Record<string, Kind>;
  shape_of: Record<string, string>;
  survivors: Record<string, Survivor>;
  roof_numbers: Record<string, number>;
  chips: Record<string, Chip>;
  flicks: Record<string, Flick>;
  numbers: Record<string, number>;
  pool: Record<string, number>;
  teams: Record<string, SceneTeam>;
  kinds: Record<string, string>;
}

/** The zombie tower, in 0.01 mm: how far it reaches behind and before the middle of its shaft. */
export interface SceneTower {
  back: number;
  lip: number;
  width: number;
  roof: number;
  fields: Record<string, [number, number]>;
}

/** What a piece is like. A round one has its diameter as its only `hull`. */
export interface Kind {
  kind: string;
  class: "building" | "figure" | "flicked" | "object";
  hull: number[];
  height: number;
  friction: number;
  density: number;
  parts: Part[];
  rolling: number;
}

/** A box or a cylinder. `at`: its middle in x and y, its underside in z, in the axes of the piece. */
export interface Part {
  at: [number, number, number];
  box: [number, number, number] | null;
  cylinder: [number, number] | null;
  density: number | null;
}

/** A survivor with his board. */
export interface Survivor {
  id: string;
  name: string;
  weapon: string;
  life: number;
}

/** A kind of chip. */
export interface Chip {
  id: string;
  count: number;
  use: "action" | "aside" | "event" | "supply" | "thing" | "weapon";
}

/** A way of flicking. Weapons have a noise; shots begin `beside` the survivor, where there is `room`. */
export interface Flick {
  kind: "bat" | "knife" | "move_disc" | "pistol" | "rifle" | "shotgun";
  piece: string;
  speed: [number, number];
  spin: number;
  noise: "loud" | "quiet" | "silent";
  beside: number;
  room: number;
  guide: Guide | null;
  exact: boolean;
}

/** The template that is laid before a shot, in millimetres; its `rear` may overlap other pieces. */
export interface Guide {
  length: number;
  width: number;
  rear: number;
}

/** A group of the scenario. */
export interface SceneTeam {
  survivors: string[];
  base: string;
  goal: Goal | null;
}

/** What a group has to reach: all that is said here must hold at the same time. */
export interface Goal {
  house: string;
  chips: Record<string, number>;
  supplies: number;
  carried: boolean;
  own_in: number;
  alone: boolean;
  everybody_in: string;
  kills: number;
  points: number;
  enemies_dead: boolean;
  exile_card: boolean;
}

/** `text`: the name that the players gave to a scenario of their own. */
export interface TableSet {
  scenario: string;
  own: boolean;
  text: string;
}

export interface SurvivorChosen {
  seat: number;
  survivor: string;
}

export interface CardsOffered {
  seat: number;
  cards?: string[];
}

export interface CardKept {
  seat: number;
  card?: string;
}

export interface RoundBegan {
  round: number;
  phase: "day" | "night";
}

export interface TurnBegan {
  seat: number;
}

export interface MarkerMoved {
  round: number;
  phase: "day" | "night";
}

export interface SkullReached {
}

export interface SkullMoved {
  last_round: number;
}

export interface HordeAppears {
  zombies: string[];
}

export interface InvasionChanged {
  day: number;
  night: number;
}

export interface PointScored {
  group: "a" | "b";
  building: string;
  points: number;
}

export interface MatchEnded {
  reason: string;
  cards: string[];
}

export interface SurvivorActivated {
  survivor: string;
}

export interface SurvivorTurned {
  survivor: string;
  facing: number;
}

export interface BackpackTurned {
  survivor: string;
  night: boolean;
}

export interface FlickReleased {
  survivor: string;
  kind: "bat" | "knife" | "move_disc" | "pistol" | "rifle" | "shotgun";
  direction: number;
  power: number;
  offset: number;
}

export interface FlickVoid {
  survivor: string;
}

export interface AnswerUnusable {
  attempt: number;
}

export interface DiscCameToRest {
  survivor: string;
  touched: string[];
}

export interface ShotCameToRest {
  survivor: string;
  touched: string[];
  standing: string[];
  lying: string[];
  weapon: string;
}

export interface BatCameToRest {
  survivor: string;
  touched: string[];
  standing: string[];
  lying: string[];
  fallen: string[];
}

export interface SurvivorMoved {
  survivor: string;
}

/** `by`: what was touched, or whose door it was; nothing outside the town. */
export interface MoveFailed {
  survivor: string;
  why: "from_behind" | "left_town" | "locked" | "not_out" | "touched";
  by: string[];
}

export interface BuildingEntered {
  survivor: string;
  building: string;
}

export interface BlockChosen {
  survivor: string;
  block: "left" | "right";
}

export interface EntranceCleared {
  piece: string;
  building: string;
}

export interface BuildingUnlocked {
  building: string;
}

export interface BuildingLocked {
  building: string;
}

export interface PieceMovedAside {
  piece: string;
}

export interface PieceStoodUp {
  piece: string;
}

export interface FigureLaidDown {
  figure: string;
}

export interface PiecePutBack {
  piece: string;
}

export interface PieceLifted {
  piece: string;
}

export interface PieceSetAside {
  piece: string;
}

export interface PiecePutDown {
  piece: string;
}

export interface PieceBroughtBack {
  piece: string;
}

export interface LifeLost {
  survivor: string;
  life: number;
  why: "acid" | "card" | "explosion" | "fight" | "rush" | "shot" | "too_close";
}

export interface LifeGained {
  survivor: string;
  life: number;
}

export interface SurvivorDied {
  survivor: string;
  building: string;
  chips: string[];
}

export interface ZombieKilled {
  zombie: string;
}

export interface ZombieEntered {
  zombie: string;
  building: string;
}

export interface MeleeAttack {
  survivor: string;
  zombie: string;
  weapon: string;
}

export interface BarrelExploded {
  barrel: string;
}

export interface FightBegan {
  attacker: string;
  defender: string;
}

export interface CombatCardsDrawn {
  survivor: string;
  cards?: string[];
}

export interface CombatCardsRevealed {
  cards: Record<string, string>;
}

export interface FightWon {
  survivor: string;
  loser: string;
}

export interface SurvivorThrownOut {
  survivor: string;
}

export interface ChipPickedUp {
  survivor: string;
  chip: string;
}

export interface ChipDropped {
  survivor: string;
  chip: string;
  building: string;
}

export interface ChipLookedAt {
  survivor: string;
  chip?: string;
}

export interface ChipRevealed {
  survivor: string;
  chip: string;
}

export interface ChipBrought {
  chip: string;
  building: string;
}

export interface ExtraActionUsed {
  survivor: string;
}

export interface FlareFired {
  survivor: string;
  x: number;
  y: number;
}

export interface DestinyDrawn {
  survivor: string;
  card: string;
}

export interface WeaponCovered {
  survivor: string;
}

export interface WeaponUncovered {
  survivor: string;
}

export interface ZombiesReact {
  noise: "loud" | "quiet" | "silent";
}

export interface TowerPlaced {
  zombies: string[];
}

export interface ZombieOnRoof {
  zombie: string;
  field: number;
}

export interface ZombieStays {
  zombie: string;
}

export interface ZombieLiesBeforeRamp {
  zombie: string;
}

export interface RushCameToRest {
  fallen: string[];
}

export interface TowerLifted {
}

export interface SeatAccused {
  by: number;
  seat: number;
}

export interface VotesRevealed {
  votes: Record<string, "against" | "for">;
}

export interface SeatExiled {
  seat: number;
  card?: string;
}

/** By name: the arguments of an event. */
export interface Events extends TableEvents {
  table_set: TableSet;
  survivor_chosen: SurvivorChosen;
  cards_offered: CardsOffered;
  card_kept: CardKept;
  round_began: RoundBegan;
  turn_began: TurnBegan;
  marker_moved: MarkerMoved;
  skull_reached: SkullReached;
  skull_moved: SkullMoved;
  horde_appears: HordeAppears;
  invasion_changed: InvasionChanged;
  point_scored: PointScored;
  match_ended: MatchEnded;
  survivor_activated: SurvivorActivated;
  survivor_turned: SurvivorTurned;
  backpack_turned: BackpackTurned;
  flick_released: FlickReleased;
  flick_void: FlickVoid;
  answer_unusable: AnswerUnusable;
  disc_came_to_rest: DiscCameToRest;
  shot_came_to_rest: ShotCameToRest;
  bat_came_to_rest: BatCameToRest;
  survivor_moved: SurvivorMoved;
  move_failed: MoveFailed;
  building_entered: BuildingEntered;
  block_chosen: BlockChosen;
  entrance_cleared: EntranceCleared;
  building_unlocked: BuildingUnlocked;
  building_locked: BuildingLocked;
  piece_moved_aside: PieceMovedAside;
  piece_stood_up: PieceStoodUp;
  figure_laid_down: FigureLaidDown;
  piece_put_back: PiecePutBack;
  piece_lifted: PieceLifted;
  piece_set_aside: PieceSetAside;
  piece_put_down: PiecePutDown;
  piece_brought_back: PieceBroughtBack;
  life_lost: LifeLost;
  life_gained: LifeGained;
  survivor_died: SurvivorDied;
  zombie_killed: ZombieKilled;
  zombie_entered: ZombieEntered;
  melee_attack: MeleeAttack;
  barrel_exploded: BarrelExploded;
  fight_began: FightBegan;
  combat_cards_drawn: CombatCardsDrawn;
  combat_cards_revealed: CombatCardsRevealed;
  fight_won: FightWon;
  survivor_thrown_out: SurvivorThrownOut;
  chip_picked_up: ChipPickedUp;
  chip_dropped: ChipDropped;
  chip_looked_at: ChipLookedAt;
  chip_revealed: ChipRevealed;
  chip_brought: ChipBrought;
  extra_action_used: ExtraActionUsed;
  flare_fired: FlareFired;
  destiny_drawn: DestinyDrawn;
  weapon_covered: WeaponCovered;
  weapon_uncovered: WeaponUncovered;
  zombies_react: ZombiesReact;
  tower_placed: TowerPlaced;
  zombie_on_roof: ZombieOnRoof;
  zombie_stays: ZombieStays;
  zombie_lies_before_ramp: ZombieLiesBeforeRamp;
  rush_came_to_rest: RushCameToRest;
  tower_lifted: TowerLifted;
  seat_accused: SeatAccused;
  votes_revealed: VotesRevealed;
  seat_exiled: SeatExiled;
}
