/** Written by `python -m untot.server.typescript` from untot/games/mall_of_horror; never edited by hand. */
import type { TableEvents } from '../../frame/wire.gen';

/** What one seat may know of a match; nobody's own for a spectator. */
export interface View {
  round: number;
  phase: "arrival_roll" | "attack" | "chief_election" | "choose_destination" | "move" | "over" | "set_up" | "truck_search";
  you: number | null;
  options: Record<string, string | number | boolean>;
  players: ViewPlayer[];
  badge: number;
  chief_elected: boolean;
  locations: ViewLocation[];
  hidden: string[];
  unplaced: Record<string, string[]>;
  placement_dice: number[];
  deck: number;
  played: string[];
  attacked: string;
  vote: ViewVote | null;
  wheels: string[];
  destinations: Record<string, string | null>;
  dice_covered: boolean;
  dice_seen_by: number[];
  dice: number[] | null;
  hand: string[];
  loot: string[];
  loot_count: number;
  knows: ViewKnowledge;
  hands: Record<string, string[]> | null;
  result: ViewResult | null;
}

/** A player; his colour is empty until he has taken one. `characters` are the living ones on the board. */
export interface ViewPlayer {
  seat: number;
  colour: string;
  hand_size: number;
  eliminated: boolean;
  characters: string[];
  score: number;
}

/** A location: from `limit` zombies on they get in whatever the defence; `danger` is what would happen now. */
export interface ViewLocation {
  id: string;
  closed: boolean;
  zombies: number;
  defence: number;
  limit: number | null;
  danger: "breach" | "closed" | "holds" | "quiet";
  characters: string[];
}

/** The vote at hand: the colours that can be named, and how many votes each voter has. */
export interface ViewVote {
  kind: "chief" | "truck" | "victim";
  location: string;
  revote: boolean;
  candidates: string[];
  weights: Record<string, number>;
}

/** What a searcher remembers; of the cards under the deck, top first, those that he put there himself. */
export interface ViewKnowledge {
  gifts: ViewGift[];
  buried: (string | null)[];
}

/** A card that one has given away, and that has not been played since. */
export interface ViewGift {
  to: string;
  card: string;
}

/** The end: why, what told winners from losers, and everybody in order. */
export interface ViewResult {
  reason: string;
  decided_by: "cards" | "nothing" | "points";
  winners: string[];
  ranking: ViewRank[];
}

/** How one player came off; equal players share a place. */
export interface ViewRank {
  place: number;
  seat: number;
  colour: string;
  points: number;
  cards: number;
  survivors: string[];
  won: boolean;
}

/** The box. `kinds` says of every id that can be touched what it is. */
export interface Scene {
  phases: ("arrival_roll" | "attack" | "chief_election" | "choose_destination" | "move" | "truck_search")[];
  locations: SceneLocation[];
  characters: SceneKind[];
  colours: string[];
  cards: SceneCard[];
  overrun_by: number;
  survivors_at_end: number;
  kinds: Record<string, string>;
  numbers: Record<string, number>;
  tries: Record<string, string[]>;
  openly: Record<string, string[]>;
}

/** A location: the face of the dice, places (null: any number), what is voted on here, whether doors protect it. */
export interface SceneLocation {
  id: string;
  number: number;
  capacity: number | null;
  vote: "chief" | "truck" | null;
  has_doors: boolean;
  picture: string;
}

/** A kind of character in play, with its defence by the options of the match. */
export interface SceneKind {
  id: string;
  points: number;
  defence: number;
  votes: number;
  picture: string;
}

/** A kind of card; `family` is its frame, `amount` how many votes, zombies or points of defence it stands for. */
export interface SceneCard {
  id: string;
  count: number;
  windows: ("attack_window" | "camera_window" | "chief_window" | "own_move" | "parking_window" | "truck_window")[];
  effect: "defence" | "hide" | "kill" | "look" | "sprint" | "votes";
  amount: number;
  family: "guard" | "look" | "move" | "vote" | "weapon";
  picture: string;
}

/** Somebody has taken a colour. */
export interface ColourChosen {
  seat: number;
  colour: string;
}

/** Who begins. */
export interface FirstChief {
  player: string;
}

/** The first card of a hand. */
export interface CardDealt {
  player: string;
  card?: string;
}

/** Two dice for the next character. */
export interface PlacementRolled {
  player: string;
  dice: number[];
}

/** A character starts here. */
export interface CharacterPlaced {
  character: string;
  location: string;
}

/** Four open dice for the first zombies. */
export interface FirstDice {
  player: string;
  dice: number[];
}

/** A round begins. */
export interface RoundBegan {
  round: number;
}

/** A phase begins. */
export interface PhaseBegan {
  phase: "arrival_roll" | "attack" | "chief_election" | "choose_destination" | "move" | "over" | "set_up" | "truck_search";
}

/** The wheels turn over: whom each voter named and with how many votes, and what that makes for each candidate. */
export interface BallotsRevealed {
  kind: "chief" | "truck" | "victim";
  location: string;
  revote: boolean;
  ballots: Record<string, string>;
  weights: Record<string, number>;
  totals: Record<string, number>;
}

/** These colours will be voted on once more. */
export interface VoteTied {
  kind: "chief" | "truck" | "victim";
  colours: string[];
}

/** Who got the most votes. */
export interface PlayerChosen {
  player: string;
  kind: "chief" | "truck" | "victim";
}

/** The only candidate. */
export interface ChosenWithoutVote {
  player: string;
  kind: "chief" | "truck" | "victim";
}

/** There is no candidate. */
export interface NobodyThere {
  kind: "chief" | "truck";
  location: string;
}

/** These colours are tied for the second time. */
export interface NobodyChosen {
  kind: "chief" | "truck";
  colours: string[];
}

/** After a second tie chance has decided among these characters. */
export interface VictimDrawn {
  colours: string[];
  characters: string[];
  character: string;
}

/** Cards can be played now. */
export interface WindowOpened {
  window: "attack_window" | "camera_window" | "chief_window" | "own_move" | "parking_window" | "truck_window";
}

/** The danger here is over, and no further card is played. */
export interface WindowClosed {
  location: string;
}

/** Somebody plays no more cards in this window. */
export interface Passed {
  player: string;
}

/** A card is laid open and leaves the game. */
export interface CardPlayed {
  player: string;
  card: string;
}

/** A character cannot be found this round. */
export interface CharacterHidden {
  character: string;
}

/** A weapon. */
export interface ZombiesKilled {
  location: string;
  count: number;
}

/** The searcher looks at so many cards. */
export interface TruckSearched {
  player: string;
  count: number;
  cards?: string[];
}

/** One of them goes to his hand. */
export interface CardKept {
  player: string;
  card?: string;
}

/** One goes to somebody else. */
export interface CardGiven {
  player: string;
  receiver: string;
  card?: string;
}

/** One goes under the deck. */
export interface CardBuried {
  player: string;
  card?: string;
}

/** Somebody takes the badge. */
export interface ChiefElected {
  player: string;
}

/** Four dice lie under the box. */
export interface DiceRolledCovered {
  player: string;
}

/** Somebody looks under the box. */
export interface DiceSeen {
  player: string;
  dice?: number[];
}

/** Where the elected Chief goes. */
export interface DestinationAnnounced {
  player: string;
  location: string;
}

/** These have chosen in secret. */
export interface WheelsSet {
  players: string[];
}

/** All destinations; `forced` are those who had no choice. */
export interface WheelsRevealed {
  destinations: Record<string, string>;
  forced: string[];
}

/** The box is lifted. */
export interface DiceRevealed {
  dice: number[];
}

/** One more zombie in front of a location. */
export interface ZombieCame {
  location: string;
}

/** The location is closed. */
export interface ZombieStayedAway {
  location: string;
}

/** So many zombies have closed it for good. */
export interface LocationOverrun {
  location: string;
  count: number;
}

/** From one location to another. */
export interface CharacterMoved {
  character: string;
  came_from: string;
  location: string;
}

/** There is no room in the destination. */
export interface CharacterTurnedAway {
  character: string;
  destination: string;
}

/** Although this was the destination. */
export interface CharacterStayed {
  character: string;
  destination: string;
}

/** Most people are here. */
export interface CrowdAttracts {
  location: string;
}

/** Most Pin-Ups are here. */
export interface PinUpsAttract {
  location: string;
}

/** The zombies stay outside. */
export interface LocationHolds {
  location: string;
  zombies: number;
  defence: number;
}

/** The zombies are as many as the defence, or more. */
export interface ZombiesGetIn {
  location: string;
  zombies: number;
  defence: number;
}

/** Each of these zombies wants a victim. */
export interface ParkingAttacked {
  location: string;
  zombies: number;
}

/** All there are hidden. */
export interface NobodyFound {
  location: string;
}

/** A character is gone for good. */
export interface CharacterEaten {
  character: string;
  location: string;
}

/** A zombie goes with its victim; so many hungry ones are left. */
export interface ZombieFed {
  location: string;
  zombies: number;
}

/** All zombies here go away. */
export interface ZombiesLeft {
  location: string;
}

/** Somebody has nobody left. */
export interface PlayerEliminated {
  player: string;
}

/** An eliminated player has placed a zombie. */
export interface RevengeZombiePlaced {
  player: string;
  location: string;
}

/** An eliminated player places none. */
export interface RevengeDeclined {
  player: string;
}

/** Rescue comes for those who are alive. */
export interface GameEnded {
  reason: "all_together" | "few_left";
  survivors: string[];
}

/** What everybody still held. */
export interface HandsShown {
  hands: Record<string, string[]>;
}

/** Everybody's points. */
export interface Scored {
  scores: Record<string, number>;
}

/** Who has won. */
export interface Won {
  players: string[];
}

/** By name: the arguments of an event. */
export interface Events extends TableEvents {
  colour_chosen: ColourChosen;
  first_chief: FirstChief;
  card_dealt: CardDealt;
  placement_rolled: PlacementRolled;
  character_placed: CharacterPlaced;
  first_dice: FirstDice;
  round_began: RoundBegan;
  phase_began: PhaseBegan;
  ballots_revealed: BallotsRevealed;
  vote_tied: VoteTied;
  player_chosen: PlayerChosen;
  chosen_without_vote: ChosenWithoutVote;
  nobody_there: NobodyThere;
  nobody_chosen: NobodyChosen;
  victim_drawn: VictimDrawn;
  window_opened: WindowOpened;
  window_closed: WindowClosed;
  passed: Passed;
  card_played: CardPlayed;
  character_hidden: CharacterHidden;
  zombies_killed: ZombiesKilled;
  truck_searched: TruckSearched;
  card_kept: CardKept;
  card_given: CardGiven;
  card_buried: CardBuried;
  chief_elected: ChiefElected;
  dice_rolled_covered: DiceRolledCovered;
  dice_seen: DiceSeen;
  destination_announced: DestinationAnnounced;
  wheels_set: WheelsSet;
  wheels_revealed: WheelsRevealed;
  dice_revealed: DiceRevealed;
  zombie_came: ZombieCame;
  zombie_stayed_away: ZombieStayedAway;
  location_overrun: LocationOverrun;
  character_moved: CharacterMoved;
  character_turned_away: CharacterTurnedAway;
  character_stayed: CharacterStayed;
  crowd_attracts: CrowdAttracts;
  pin_ups_attract: PinUpsAttract;
  location_holds: LocationHolds;
  zombies_get_in: ZombiesGetIn;
  parking_attacked: ParkingAttacked;
  nobody_found: NobodyFound;
  character_eaten: CharacterEaten;
  zombie_fed: ZombieFed;
  zombies_left: ZombiesLeft;
  player_eliminated: PlayerEliminated;
  revenge_zombie_placed: RevengeZombiePlaced;
  revenge_declined: RevengeDeclined;
  game_ended: GameEnded;
  hands_shown: HandsShown;
  scored: Scored;
  won: Won;
}
