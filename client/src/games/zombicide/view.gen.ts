/** Written by `python -m untot.server.typescript` from untot/games/zombicide; never edited by hand. */
import type { TableEvents } from '../../frame/wire.gen';

/** What one seat may know. */
export interface View {
  round: number;
  phase: "end" | "players" | "set_up" | "zombies";
  you: number | null;
  options: Record<string, string | number | boolean>;
  mission: MissionView;
  danger_level: "blue" | "orange" | "red" | "yellow";
  first_player: number;
  survivors: SurvivorView[];
  sight: Record<string, Record<string, number>>;
  turn: TurnView | null;
  open_doors: string[];
  zombies: Record<string, Record<string, number>>;
  stock: Record<string, number>;
  escaped: Record<string, number>;
  noise_tokens: Record<string, number>;
  noise: Record<string, number>;
  loud_zone: string;
  spawn_zones: string[];
  objectives: ObjectiveView[];
  cars: CarView[];
  deck: number;
  known_top: string[];
  discards: string[];
  aside: string[];
  pimpmobile_weapons: string[];
  zombie_deck: number;
  zombie_discards: number[];
  drawn: string;
  attack: AttackView | null;
  supplies_out: string[];
  killed: Record<string, number>;
  cards_drawn: number;
  result: ResultView | null;
}

/** The mission: its goals, and which parts of its map are our reconstruction. */
export interface MissionView {
  id: string;
  key: string;
  goals: GoalView[];
  reconstructed: string[];
}

/** A goal of the mission, by its kind. */
export interface GoalView {
  goal: string;
  fulfilled: boolean;
}

/** A survivor of the match, as he lies on the table. */
export interface SurvivorView {
  id: string;
  seat: number;
  status: "eliminated" | "escaped" | "living";
  zone: string;
  tile: string;
  car: string;
  seat_in_car: string;
  slots: Record<string, string>;
  all_slots: string[];
  unloaded: string[];
  wounds: number;
  xp: number;
  level: "blue" | "orange" | "red" | "yellow";
  skills: string[];
  is_activated: boolean;
  gifts: number;
  is_noiseless: boolean;
}

/** Whose turn it is, what is left of it, and where he can walk: each zone with its price in actions. */
export interface TurnView {
  survivor: string;
  actions: number;
  free: Record<string, number>;
  has_searched: boolean;
  may_rearrange: boolean;
  used: string[];
  walks: Record<string, number>;
  fills: Record<string, number>;
  strikes: Record<string, Record<string, StrikeView>>;
}

/** What an attack would be worth, skills included: its dice, what hits, and how likely one does, per cent. */
export interface StrikeView {
  dice: number;
  hits_from: number;
  damage: number;
  range: [number, number];
  chance: number;
}

/** An objective token; a covered one has no colour yet. */
export interface ObjectiveView {
  id: string;
  zone: string;
  taken: boolean;
  colour: "blue" | "green" | "red" | null;
}

/** A car; "" is the zone of one that has left the board. */
export interface CarView {
  id: string;
  kind: "pimpmobile" | "police_car";
  zone: string;
  searches: number;
  supplies: string[];
}

/** The attack at hand. */
export interface AttackView {
  kind: "melee" | "ranged" | "car";
  survivor: string;
  zones: string[];
  dice: number[];
  accuracy: number;
  roll_bonus: number;
  hits_from: number;
  damage: number;
}

/** How it ended. */
export interface ResultView {
  reason: string;
  winners: number[];
  scores: number[];
}

/** All that is needed to draw a match and never changes. */
export interface Scene {
  mission: MissionHead;
  size: [number, number];
  tiles: TilePlace[];
  streets: StreetPlace[];
  rooms: RoomPlace[];
  openings: OpeningPlace[];
  walls: WallPlace[];
  doors: DoorPlace[];
  manholes: ManholePlace[];
  spawns: SpawnPlace[];
  objectives: ObjectivePlace[];
  start: string;
  exit: string | null;
  zombie_exits: string[];
  bunkers: string[];
  cars: CarPlace[];
  goals: Record<string, unknown>[];
  rules: Record<string, unknown>[];
  survivors: Record<string, SurvivorCard>;
  equipment: Record<string, EquipmentSpec>;
  zombies: Record<string, ZombieSpec>;
  danger_levels: Record<string, number>;
  spawn_cards: Record<string, SpawnSpec | ManholeSpec | ActivationSpec>;
  names: Record<string, MissionName | string>;
  kinds: Record<string, string>;
  tries: Record<string, string[]>;
  usual: string[];
  confirmed: string[];
}

/** The headline of a mission, and which parts of it are our own design. */
export interface MissionHead {
  id: string;
  key: string;
  name: MissionName;
  difficulty: "easy" | "hard" | "medium" | "tutorial";
  minutes: number;
  min_survivors: number;
  players: [number, number];
  reconstructed: string[];
  own: boolean;
  story: MissionName;
  paper: "day" | "night";
}

/** In both languages. */
export interface MissionName {
  en: string;
  de: string;
}

/** A tile where it lies, and how far it is turned. */
export interface TilePlace {
  tile: string;
  turn: number;
  rect: [number, number, number, number];
}

/** A street zone; its name says what kind of street, and by what (`crossing:hydrant`). */
export interface StreetPlace {
  zone: string;
  rect: [number, number, number, number];
  name: string | null;
}

/** A room; its name is the id of a text, if people have a word for it. */
export interface RoomPlace {
  zone: string;
  rects: ([number, number, number, number])[];
  building: string;
  name: string | null;
}

/** Where two rooms are open to each other. */
export interface OpeningPlace {
  a: string;
  b: string;
  stretch: [number, number, number, number];
}

/** Where a door could stand. */
export interface WallPlace {
  room: string;
  street: string;
  side: "E" | "N" | "S" | "W";
  stretch: [number, number, number, number];
}

/** A door. */
export interface DoorPlace {
  id: string;
  room: string;
  street: string;
  side: "E" | "N" | "S" | "W";
  colour: "blue" | "green" | "red";
  stretch: [number, number, number, number];
}

/** A manhole of a tile. */
export interface ManholePlace {
  zone: string;
  tile: string;
  at: [number, number];
}

/** A spawn zone, with its place in the order; some sleep at first. */
export interface SpawnPlace {
  zone: string;
  colour: "blue" | "green" | "red";
  number: number;
  active: boolean;
}

/** An objective token as it lies at the start; a covered one has no colour. */
export interface ObjectivePlace {
  id: string;
  zone: string;
  colour: "blue" | "green" | "red" | null;
  xp: number;
  effect: "heal_one_wound" | null;
}

/** A car as it stands at the start, with its seats. */
export interface CarPlace {
  id: string;
  kind: "pimpmobile" | "police_car";
  zone: string;
  seats: string[];
  picture: string;
}

/** An identity card. Printed ones are named by the texts of the game. */
export interface SurvivorCard {
  name: string | null;
  skills: Record<string, string[]>;
  picture: string;
}

/** An equipment card, or what two of them make: `parts` names the two. */
export interface EquipmentSpec {
  count: number;
  kind: "event" | "item" | "weapon";
  where: "aside" | "deck";
  attacks: AttackSpec[];
  melee: AttackSpec | null;
  ranged: AttackSpec | null;
  dual: boolean;
  opens_doors: "noisy" | "silent" | null;
  in_pimpmobile: boolean;
  from_reserve: boolean;
  supply: boolean;
  effect: CardEffect | null;
  parts: string[];
  picture: string;
}

/** One way to attack with a weapon. */
export interface AttackSpec {
  kind: "melee" | "ranged";
  range: [number, number];
  dice: number;
  accuracy: number;
  damage: number;
  mode: string;
  noise: boolean;
  ammo: "bullets" | "shells" | null;
  reload: boolean;
  kills_everything: boolean;
}

/** What an item or event does, how much, and in which window. */
export interface CardEffect {
  kind: "cancel_wound" | "more_cards" | "reroll" | "walker_appears";
  amount: number;
  window: "after_roll" | "before_activation" | "before_wound" | "card_drawn" | "own_turn" | "room_searched" | "set_up" | "weapon_found";
  ammo: "bullets" | "shells" | null;
  cost: "itself" | null;
}

/** A kind of zombie; `wounds` is the damage that kills one in a hit. */
export interface ZombieSpec {
  wounds: number;
  actions: number;
  xp: number;
  miniatures: number;
  target_priority: number;
  escort: number;
  picture: string;
}

/** A zombie card: who appears in its zone at each danger level. */
export interface SpawnSpec {
  kind: "spawn";
  levels: Record<string, SpawnLine | null>;
}

/** Who appears. */
export interface SpawnLine {
  amount: number;
  zombie: "abomination" | "fatty" | "runner" | "walker";
}

/** A zombie card: who appears at manholes at each danger level. */
export interface ManholeSpec {
  kind: "manhole";
  levels: Record<string, SpawnLine | null>;
}

/** A zombie card: whether all of a kind act at once at each danger level. */
export interface ActivationSpec {
  kind: "activation";
  zombie: "abomination" | "fatty" | "runner" | "walker";
  levels: Record<string, boolean>;
}

export interface TooFewSurvivors {
  count: number;
  minimum: number;
}

export interface SurvivorPicked {
  survivor: string;
  seat: number;
}

export interface BoardLaidOut {
  mission: string;
}

export interface CardDealt {
  survivor: string;
  card: string;
}

export interface FirstPlayerChosen {
  seat: number;
}

export interface FirstPlayerPassed {
  seat: number;
}

export interface RoundBegan {
  round: number;
}

export interface PhaseBegan {
  phase: "end" | "players" | "set_up" | "zombies";
}

export interface GoalImpossible {
  why: "anybody" | "car" | "people" | "supplies" | "tools";
}

export interface GameEnded {
  reason: "all_eliminated" | "given_up" | "mission_accomplished" | "nobody_left" | "zombies_escaped";
}

export interface TurnBegan {
  survivor: string;
  actions: number;
}

export interface TurnEnded {
  survivor: string;
}

/** The zones of the way, without the one where it began. */
export interface SurvivorMoved {
  survivor: string;
  zone: string;
  to: string;
  way: string[];
}

export interface DoorOpened {
  survivor: string;
  door: string;
}

export interface DoorClosed {
  survivor: string;
  door: string;
}

export interface NoiseMade {
  survivor: string;
  zone: string;
}

export interface ZoneMadeLoud {
  survivor: string;
  zone: string;
}

export interface ObjectiveTaken {
  survivor: string;
  token: string;
  zone: string;
  colour: "blue" | "green" | "red";
}

export interface ActionGiven {
  survivor: string;
  receiver: string;
}

export interface NinjaSwitched {
  survivor: string;
  is_silent: boolean;
}

export interface SeatTaken {
  survivor: string;
  car: string;
  seat_in_car: string;
}

export interface CarLeft {
  survivor: string;
}

export interface CarDriven {
  survivor: string;
  car: string;
  zone: string;
}

export interface CarDroveOut {
  car: string;
  supplies: string[];
}

export interface SupplyLoaded {
  survivor: string;
  car: string;
  card: string;
}

export interface SupplyUnloaded {
  survivor: string;
  car: string;
  card: string;
}

/** In a zone or a car. */
export interface SearchBegan {
  survivor: string;
  where: string;
}

export interface CardDrawn {
  survivor: string;
  card: string;
}

export interface CopyTaken {
  survivor: string;
  card: string;
}

export interface NothingToDraw {
  survivor: string;
}

export interface CardTaken {
  survivor: string;
  card: string;
  slot: string;
}

export interface CardDiscarded {
  survivor: string;
  card: string;
}

export interface CardThrownAway {
  survivor: string;
  card: string;
}

export interface InventoryArranged {
  survivor: string;
  slots: Record<string, string>;
}

export interface TradeOffered {
  survivor: string;
  partner: string;
  gives: string[];
  gets: string[];
}

export interface TradeRefused {
  survivor: string;
  partner: string;
}

export interface CardsTraded {
  survivor: string;
  partner: string;
  gives: string[];
  gets: string[];
}

export interface WeaponBuilt {
  survivor: string;
  card: string;
}

export interface WeaponReloaded {
  survivor: string;
  card: string;
}

/** With so many of such cards, at one zone or two. */
export interface AttackMade {
  survivor: string;
  card: string;
  kind: "melee" | "ranged";
  count: number;
  zones: string[];
}

export interface DiceRolled {
  survivor: string;
  dice: number[];
  accuracy: number;
  roll_bonus: number;
  hits_from: number;
  damage: number;
  skills: string[];
}

/** By zone. */
export interface HitsScored {
  survivor: string;
  hits: number[];
}

export interface HitsLost {
  kind: "abomination" | "fatty" | "runner" | "walker";
  count: number;
}

export interface ZombiesKilled {
  zone: string;
  kind: "abomination" | "fatty" | "runner" | "walker";
  count: number;
  survivor: string;
}

export interface ZoneBurnt {
  zone: string;
  kinds: ("abomination" | "fatty" | "runner" | "walker")[];
}

export interface ExperienceGained {
  survivor: string;
  xp: number;
  total: number;
}

export interface LevelReached {
  survivor: string;
  level: "blue" | "orange" | "red" | "yellow";
}

export interface SkillGained {
  survivor: string;
  skill: string;
}

export interface ZombieAttacked {
  zone: string;
  survivor: string;
}

export interface AttackIgnored {
  survivor: string;
}

export interface WoundCancelled {
  survivor: string;
}

export interface WoundTaken {
  survivor: string;
  slot: string;
}

export interface WoundHealed {
  survivor: string;
}

export interface SurvivorEliminated {
  survivor: string;
}

export interface SurvivorEscaped {
  survivor: string;
}

export interface SurvivorJoined {
  survivor: string;
  seat: number;
  zone: string;
}

export interface ZombiesActivated {
  kinds: ("abomination" | "fatty" | "runner" | "walker")[];
}

/** Why they go there: what they see or hear, where it is, whom they are after, and on how many ways they split. */
export interface ZombiesMoved {
  zone: string;
  kind: "abomination" | "fatty" | "runner" | "walker";
  count: number;
  to: string;
  why: "far_noise" | "noise" | "sight";
  targets: string[];
  whom: string[];
  ways: number;
}

export interface ZombiesAdded {
  zone: string;
  kind: "abomination" | "fatty" | "runner" | "walker";
  count: number;
}

export interface ZombiesAppeared {
  zone: string;
  kind: "abomination" | "fatty" | "runner" | "walker";
  count: number;
}

export interface ZombiesEscaped {
  zone: string;
  kind: "abomination" | "fatty" | "runner" | "walker";
  count: number;
}

/** All of a kind act: there were too few to be placed, or to split. */
export interface MiniaturesRanOut {
  kind: "abomination" | "fatty" | "runner" | "walker";
  is_split: boolean;
}

export interface ZombieCardDrawn {
  zone: string;
  card: number;
  level: "blue" | "orange" | "red" | "yellow";
  brings: "activation" | "manholes" | "nothing" | "zombies";
}

export interface ZombieDeckShuffled {
}

export interface SpawnZoneNeutralised {
  zone: string;
  survivor: string;
}

export interface SpawnZoneWoke {
  zone: string;
}

/** By name: the arguments of an event. */
export interface Events extends TableEvents {
  too_few_survivors: TooFewSurvivors;
  survivor_picked: SurvivorPicked;
  board_laid_out: BoardLaidOut;
  card_dealt: CardDealt;
  first_player_chosen: FirstPlayerChosen;
  first_player_passed: FirstPlayerPassed;
  round_began: RoundBegan;
  phase_began: PhaseBegan;
  goal_impossible: GoalImpossible;
  game_ended: GameEnded;
  turn_began: TurnBegan;
  turn_ended: TurnEnded;
  survivor_moved: SurvivorMoved;
  door_opened: DoorOpened;
  door_closed: DoorClosed;
  noise_made: NoiseMade;
  zone_made_loud: ZoneMadeLoud;
  objective_taken: ObjectiveTaken;
  action_given: ActionGiven;
  ninja_switched: NinjaSwitched;
  seat_taken: SeatTaken;
  car_left: CarLeft;
  car_driven: CarDriven;
  car_drove_out: CarDroveOut;
  supply_loaded: SupplyLoaded;
  supply_unloaded: SupplyUnloaded;
  search_began: SearchBegan;
  card_drawn: CardDrawn;
  copy_taken: CopyTaken;
  nothing_to_draw: NothingToDraw;
  card_taken: CardTaken;
  card_discarded: CardDiscarded;
  card_thrown_away: CardThrownAway;
  inventory_arranged: InventoryArranged;
  trade_offered: TradeOffered;
  trade_refused: TradeRefused;
  cards_traded: CardsTraded;
  weapon_built: WeaponBuilt;
  weapon_reloaded: WeaponReloaded;
  attack_made: AttackMade;
  dice_rolled: DiceRolled;
  hits_scored: HitsScored;
  hits_lost: HitsLost;
  zombies_killed: ZombiesKilled;
  zone_burnt: ZoneBurnt;
  experience_gained: ExperienceGained;
  level_reached: LevelReached;
  skill_gained: SkillGained;
  zombie_attacked: ZombieAttacked;
  attack_ignored: AttackIgnored;
  wound_cancelled: WoundCancelled;
  wound_taken: WoundTaken;
  wound_healed: WoundHealed;
  survivor_eliminated: SurvivorEliminated;
  survivor_escaped: SurvivorEscaped;
  survivor_joined: SurvivorJoined;
  zombies_activated: ZombiesActivated;
  zombies_moved: ZombiesMoved;
  zombies_added: ZombiesAdded;
  zombies_appeared: ZombiesAppeared;
  zombies_escaped: ZombiesEscaped;
  miniatures_ran_out: MiniaturesRanOut;
  zombie_card_drawn: ZombieCardDrawn;
  zombie_deck_shuffled: ZombieDeckShuffled;
  spawn_zone_neutralised: SpawnZoneNeutralised;
  spawn_zone_woke: SpawnZoneWoke;
}
