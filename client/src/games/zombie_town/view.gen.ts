/** Written by `python -m untot.server.typescript` from untot/games/zombie_town; never edited by hand. */
import type { TableEvents } from '../../frame/wire.gen';

/** What one seat may know of a match. */
export interface View {
  day: number;
  days: number;
  phase: "over" | "set_up" | "turn" | "zombies";
  you: number | null;
  options: Record<string, string | number | boolean>;
  youngest: number;
  timekeeper: number;
  players: TownPlayer[];
  pawns: TownPawn[];
  buildings: TownBuilding[];
  zombies: Record<string, number>;
  moved: Record<string, number>;
  supply: number;
  hand: string[];
  fresh: string[];
  known_hands: Record<string, string[]>;
  dealt: string[];
  discard: string[];
  box: number;
  combat: TownCombat;
  turn: TownTurn | null;
  draw: TownDraw | null;
  event: TownEvent | null;
  fight: TownFight | null;
  defence: TownDefence | null;
  everything: TownEverything | null;
  result: TownResult | null;
}

/** A seat: its colours in the order of their choice. */
export interface TownPlayer {
  seat: number;
  colours: string[];
  eliminated: boolean;
  hand_size: number;
  score: number;
}

/** A colour; its square is "" while it stands nowhere. */
export interface TownPawn {
  colour: string;
  seat: number;
  square: string;
  health: number;
  kills: number;
  alive: boolean;
  trapped: boolean;
  points: number;
  sources: TownSources;
  weapons: TownWeapon[];
  companions: TownSurvivor[];
}

/** Points by what they are for. */
export interface TownSources {
  kills: number;
  barricades: number;
  survivors: number;
  weapons: number;
  houses: number;
}

/** A weapon in play: shots left, shots when full, combat cards to a shot. */
export interface TownWeapon {
  id: string;
  kind: string;
  shots: number;
  most: number;
  draws: number;
}

/** A survivor in play. */
export interface TownSurvivor {
  id: string;
  weapon: TownWeapon | null;
}

/** A building: its house is "" before it is dealt, its owner "" if it has none, its outermost barricade the last. */
export interface TownBuilding {
  id: string;
  house: string;
  number: number;
  owner: string;
  home_base: boolean;
  barricades: TownBarricade[];
  strength: number | null;
  pressure: number;
  survivors: TownSurvivor[];
  held_by_one: boolean;
  pile: number;
  known: Record<string, string>;
  stored: TownStored[];
  lit: number[];
}

/** A standing barricade; None: its card is hidden from the reader. */
export interface TownBarricade {
  card: string | null;
  builder: number;
}

/** A stored card; None: it is hidden from the reader. */
export interface TownStored {
  seat: number;
  card: string | null;
}

/** The combat cards: how many are left to draw, and those that are used. */
export interface TownCombat {
  deck: number;
  used: string[];
}

/** The turn at hand: what is left of it; `zombies` are still to be moved, `limit` is that of the hand. */
export interface TownTurn {
  seat: number;
  actions: number;
  free_moves: number;
  pawn: string;
  steps: number;
  under_way: string;
  clearing: boolean;
  zombies: number;
  endangered: string[];
  limit: number;
}

/** Cards that are being looked at; None: by somebody else. */
export interface TownDraw {
  building: string;
  count: number;
  cards: string[] | null;
}

/** The event that takes effect; target and goal are those of a pawn that is sent, else "". */
export interface TownEvent {
  event: string;
  seat: number;
  pawn: string;
  target: string;
  goal: string;
}

/** A fight at hand: the target of a shot at a zombie is its square, `defence` the defender's weapon or "". */
export interface TownFight {
  kind: "pawn" | "survivor" | "zombie";
  attacker: string;
  target: string;
  weapon: string;
  defence: string;
  entry: boolean;
  shots: string[];
  answers: string[];
}

/** A zombie that has come to a square. */
export interface TownDefence {
  square: string;
  mover: number;
}

/** What was hidden; shown at the end. */
export interface TownEverything {
  hands: Record<string, string[]>;
  piles: Record<string, string[]>;
  box: string[];
}

/** How it ended; players by their first colour. */
export interface TownResult {
  reason: string;
  scores: Record<string, number>;
  winners: string[];
}

/** The same in every match. */
export interface Scene {
  width: number;
  height: number;
  squares: Record<string, TownSquare>;
  buildings: Record<string, TownPlace>;
  cemetery: string[];
  colours: string[];
  cards: Record<string, TownCard>;
  combat: Record<string, TownCombatCard>;
  houses: Record<string, TownHouse>;
  actions: Record<string, number>;
  limits: TownLimits;
  sources: string[];
  kinds: Record<string, "building" | "card" | "combat" | "house" | "pawn" | "square" | "survivor" | "weapon">;
  pieces: Record<string, "building" | "card" | "combat" | "house" | "pawn" | "square" | "survivor" | "weapon">;
  numbers: Record<string, number>;
  usual: string[];
  doers: string[];
  tries: Record<string, string[]>;
  openly: Record<string, string[]>;
  reconstructed: Record<string, string[]>;
}

/** A square of the board, buildings included; zombies rise on `x`, `ring` is how far outward it lies. */
export interface TownSquare {
  cells: ([number, number])[];
  ring: number;
  x: boolean;
  neighbours: string[];
}

/** A building on its edge of the board; `neighbours` are those in the ring of buildings. */
export interface TownPlace {
  number: number;
  side: "east" | "north" | "south" | "west";
  cells: ([number, number])[];
  touching: string[];
  neighbours: string[];
}

/** An action card: of a weapon its shots and the cards it draws for one, of a barricade its value and its trap. */
export interface TownCard {
  kind: "barricade" | "event" | "fireworks" | "survivor" | "weapon";
  count: number;
  picture: string;
  shots: number;
  draws: number;
  value: number;
  trap: number;
  window: "drawn" | "inside" | "later" | null;
}

/** A combat card; it hits as far as its strength says, below 0 never. */
export interface TownCombatCard {
  strength: number;
  count: number;
  picture: string;
}

/** A house card. */
export interface TownHouse {
  ability: "find" | "heal" | "reload" | "visit" | null;
  count: number;
  picture: string;
}

/** Printed numbers and limits. */
export interface TownLimits {
  health: number;
  house_number: number;
  days: number;
  zombies: number;
  zombies_on_square: number;
  barricades: number;
  pawn_weapons: number;
  buildings: number;
  steps: number;
  flight: number;
  shot: number;
}

/** A pawn attacks a zombie (by its square), a pawn or a survivor. */
export interface AttackBegan {
  pawn: string;
  target: string;
  weapon: string;
}

/** The attack goes on with another weapon. */
export interface WeaponChanged {
  pawn: string;
  weapon: string;
}

/** One bullet less. */
export interface ShotFired {
  fighter: string;
  weapon: string;
  shots: number;
}

/** The cards of a shot, and the one that counts. */
export interface CombatCardsDrawn {
  fighter: string;
  cards: string[];
  used: string;
}

/** The used cards are a new deck. */
export interface CombatDeckShuffled {
}

/** A shot that did nothing. */
export interface Missed {
  fighter: string;
  target: string;
}

/** A zombie less, for a colour or ("") for nobody. */
export interface ZombieKilled {
  square: string;
  pawn: string;
}

/** Both draw again. */
export interface ExchangeTied {
}

/** Who hits whom. */
export interface ExchangeWon {
  winner: string;
  loser: string;
}

/** It is over. */
export interface FightEnded {
}

/** A zombie has come to somebody. */
export interface ZombieFaced {
  seat: number;
  square: string;
}

/** It is not killed. */
export interface LossTaken {
  seat: number;
  square: string;
}

/** One health less. */
export interface PawnHurt {
  pawn: string;
  health: number;
}

/** It cannot get away. */
export interface PawnTrapped {
  pawn: string;
}

/** It is gone with all that it carried. */
export interface PawnDied {
  pawn: string;
}

/** He is gone with his weapon. */
export interface SurvivorDied {
  survivor: string;
  owner: string;
}

/** All his pawns are dead. */
export interface SeatEliminated {
  seat: number;
}

/** And his cards are open. */
export interface HandDiscarded {
  seat: number;
  cards: string[];
}

/** So many zombies are to be moved. */
export interface ZombiePhaseBegan {
  seat: number;
  count: number;
}

/** A player has moved a zombie to a square; whose pawn or house it has come to, and how many he is still to move. */
export interface ZombieMoved {
  seat: number;
  square: string;
  before: string;
  visited: string[];
  left: number;
}

/** No zombie can move any more. */
export interface MovesLost {
  seat: number;
  count: number;
}

/** New ones at the cemetery. */
export interface ZombiesRefilled {
  squares: string[];
}

/** All of them; `owner` is who had the building before, "" if nobody. */
export interface BarricadesFell {
  building: string;
  cards: string[];
  owner: string;
}

/** How many zombies its traps kill. */
export interface TrapSprung {
  building: string;
  count: number;
}

/** The first zombies stand around the cemetery. */
export interface ZombiesSet {
  count: number;
}

/** Somebody has taken a colour. */
export interface ColourChosen {
  seat: number;
  colour: string;
}

/** Somebody has settled. */
export interface HomeBaseChosen {
  pawn: string;
  building: string;
}

/** Every building has its house. */
export interface HousesDealt {
  houses: Record<string, string>;
}

/** Cards among which a player chooses. */
export interface StartCardsDealt {
  seat: number;
  count: number;
  cards?: string[];
}

/** What he begins with. */
export interface StartCardsKept {
  seat: number;
  count: number;
  cards?: string[];
}

/** He had too few that could be kept. */
export interface CardRedrawn {
  seat: number;
  count: number;
  cards?: string[];
}

/** So many cards for every empty building. */
export interface PilesDealt {
  count: number;
}

/** The rest is open. */
export interface LeftoverDiscarded {
  cards: string[];
}

/** Who begins and keeps the time. */
export interface FirstPlayer {
  seat: number;
}

/** A new round. */
export interface DayBegan {
  day: number;
}

/** What the player has to spend. */
export interface TurnBegan {
  seat: number;
  actions: number;
  free_moves: number;
}

/** He is dead. */
export interface TurnSkipped {
  seat: number;
}

/** He has done all that he wanted. */
export interface TurnEnded {
  seat: number;
}

/** The hand was too full. */
export interface CardsDiscarded {
  seat: number;
  cards: string[];
}

/** A pawn has gone from one square to another; the way ends where it is now. */
export interface PawnMoved {
  pawn: string;
  square: string;
  before: string;
  way: string[];
  how: "flight" | "retreat" | "send" | "visit" | "walk";
}

/** A newcomer is let in. */
export interface EntryDeclined {
  seat: number;
  building: string;
  pawn: string;
}

/** Somebody opens fire on a newcomer. */
export interface EntryFightOpened {
  pawn: string;
  fighter: string;
  weapon: string;
}

/** The drawer has seen cards of a pile. */
export interface CardsLookedAt {
  pawn: string;
  building: string;
  count: number;
  cards?: string[];
}

/** Of these one goes into the hand. */
export interface CardKept {
  pawn: string;
  building: string;
  card?: string;
}

/** Another one goes back. */
export interface CardReturned {
  seat: number;
  building: string;
  end: "bottom" | "top";
  card?: string;
}

/** The outermost barricade is gone. */
export interface BarricadeTornDown {
  pawn: string;
  building: string;
  card: string;
}

/** A card of the hand is left in a building. */
export interface CardStored {
  seat: number;
  building: string;
  card?: string;
}

/** A stored card is back in the hand. */
export interface CardCollected {
  seat: number;
  building: string;
  card?: string;
}

/** Stored cards have gone under the pile. */
export interface StoredForfeited {
  building: string;
  count: number;
}

/** A survivor comes along. */
export interface SurvivorJoined {
  pawn: string;
  survivor: string;
}

/** A survivor stays in a building. */
export interface SurvivorPlaced {
  pawn: string;
  building: string;
  survivor: string;
}

/** A placed survivor comes along. */
export interface SurvivorFetched {
  pawn: string;
  building: string;
  survivor: string;
}

/** A weapon has a bearer. */
export interface WeaponTaken {
  bearer: string;
  weapon: string;
  shots: number;
}

/** An empty weapon is gone. */
export interface WeaponDropped {
  weapon: string;
}

/** A weapon is full again. */
export interface WeaponReloaded {
  weapon: string;
  shots: number;
}

/** So many more stand before a building. */
export interface BarricadesBuilt {
  pawn: string;
  building: string;
  count: number;
  cards?: string[];
}

/** Zombies keep away from it. */
export interface FireworksLit {
  seat: number;
  building: string;
}

/** No longer. */
export interface FireworksOut {
  building: string;
}

/** Its number is lower by one. */
export interface HouseUsed {
  pawn: string;
  building: string;
  house: string;
  number: number;
}

/** Its number is as at the beginning. */
export interface HouseReset {
  building: string;
}

/** One health more. */
export interface PawnHealed {
  pawn: string;
  health: number;
}

/** A card of the discard pile is in the hand. */
export interface CardFound {
  seat: number;
  card: string;
}

/** Whose it is now, and whose it was ("": nobody's). */
export interface BuildingClaimed {
  pawn: string;
  building: string;
  before: string;
}

/** It is nobody's any more. */
export interface BuildingLost {
  pawn: string;
  building: string;
}

/** Who was placed there before. */
export interface SurvivorsDrivenOut {
  building: string;
  survivors: string[];
}

/** It takes effect. */
export interface EventTriggered {
  pawn: string;
  event: string;
}

/** Or rather not. */
export interface EventWithoutEffect {
  event: string;
}

/** It lies on the discard pile. */
export interface EventUsed {
  event: string;
}

/** Their face-down cards have changed places. */
export interface PilesSwitched {
  buildings: string[];
}

/** Zombies out of the pile. */
export interface ZombieAppeared {
  square: string;
  count: number;
}

/** A pawn has to go somewhere. */
export interface PawnSent {
  seat: number;
  pawn: string;
  goal: string;
}

/** No pawn has to. */
export interface NobodySent {
  seat: number;
}

/** How many the player has now. */
export interface ActionGained {
  pawn: string;
  actions: number;
}

/** A face-down card is gone, counted from the top of the pile, stored cards after it. */
export interface CardTaken {
  seat: number;
  building: string;
  position: number;
  card?: string;
}

/** From which square to which. */
export interface ZombiesPushed {
  building: string;
  squares: Record<string, string>;
}

/** What the counter shows now. */
export interface DayTurnedBack {
  day: number;
}

/** A card goes from one hand to another. */
export interface CardPassed {
  seat: number;
  to: number;
  card?: string;
}

/** The points of a colour by what they are for. */
export interface PointsCounted {
  pawn: string;
  total: number;
  kills: number;
  barricades: number;
  survivors: number;
  weapons: number;
  houses: number;
}

/** Who has won; players by their first colour. */
export interface MatchEnded {
  reason: "all_dead" | "last_day";
  scores: Record<string, number>;
  winners: string[];
}

/** By name: the arguments of an event. */
export interface Events extends TableEvents {
  attack_began: AttackBegan;
  weapon_changed: WeaponChanged;
  shot_fired: ShotFired;
  combat_cards_drawn: CombatCardsDrawn;
  combat_deck_shuffled: CombatDeckShuffled;
  missed: Missed;
  zombie_killed: ZombieKilled;
  exchange_tied: ExchangeTied;
  exchange_won: ExchangeWon;
  fight_ended: FightEnded;
  zombie_faced: ZombieFaced;
  loss_taken: LossTaken;
  pawn_hurt: PawnHurt;
  pawn_trapped: PawnTrapped;
  pawn_died: PawnDied;
  survivor_died: SurvivorDied;
  seat_eliminated: SeatEliminated;
  hand_discarded: HandDiscarded;
  zombie_phase_began: ZombiePhaseBegan;
  zombie_moved: ZombieMoved;
  moves_lost: MovesLost;
  zombies_refilled: ZombiesRefilled;
  barricades_fell: BarricadesFell;
  trap_sprung: TrapSprung;
  zombies_set: ZombiesSet;
  colour_chosen: ColourChosen;
  home_base_chosen: HomeBaseChosen;
  houses_dealt: HousesDealt;
  start_cards_dealt: StartCardsDealt;
  start_cards_kept: StartCardsKept;
  card_redrawn: CardRedrawn;
  piles_dealt: PilesDealt;
  leftover_discarded: LeftoverDiscarded;
  first_player: FirstPlayer;
  day_began: DayBegan;
  turn_began: TurnBegan;
  turn_skipped: TurnSkipped;
  turn_ended: TurnEnded;
  cards_discarded: CardsDiscarded;
  pawn_moved: PawnMoved;
  entry_declined: EntryDeclined;
  entry_fight_opened: EntryFightOpened;
  cards_looked_at: CardsLookedAt;
  card_kept: CardKept;
  card_returned: CardReturned;
  barricade_torn_down: BarricadeTornDown;
  card_stored: CardStored;
  card_collected: CardCollected;
  stored_forfeited: StoredForfeited;
  survivor_joined: SurvivorJoined;
  survivor_placed: SurvivorPlaced;
  survivor_fetched: SurvivorFetched;
  weapon_taken: WeaponTaken;
  weapon_dropped: WeaponDropped;
  weapon_reloaded: WeaponReloaded;
  barricades_built: BarricadesBuilt;
  fireworks_lit: FireworksLit;
  fireworks_out: FireworksOut;
  house_used: HouseUsed;
  house_reset: HouseReset;
  pawn_healed: PawnHealed;
  card_found: CardFound;
  building_claimed: BuildingClaimed;
  building_lost: BuildingLost;
  survivors_driven_out: SurvivorsDrivenOut;
  event_triggered: EventTriggered;
  event_without_effect: EventWithoutEffect;
  event_used: EventUsed;
  piles_switched: PilesSwitched;
  zombie_appeared: ZombieAppeared;
  pawn_sent: PawnSent;
  nobody_sent: NobodySent;
  action_gained: ActionGained;
  card_taken: CardTaken;
  zombies_pushed: ZombiesPushed;
  day_turned_back: DayTurnedBack;
  card_passed: CardPassed;
  points_counted: PointsCounted;
  match_ended: MatchEnded;
}
