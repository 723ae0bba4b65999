/** What one seat may know of a match of Mall of Horror, as the server sends it. Drawing reads this and nothing else. */
import type { AnyView } from '../../frame/wire';

export const LOCATIONS = ['restroom', 'cachou', 'megatoys', 'parking', 'security_hq', 'supermarket'] as const;
export type LocationId = (typeof LOCATIONS)[number];

export const KINDS = ['pin_up', 'tough_guy', 'gunman', 'little_girl'] as const;
export type Kind = (typeof KINDS)[number];

export const CARDS = [
  'threat',
  'security_camera',
  'sprint',
  'hardware',
  'hidden',
  'shotgun',
  'chainsaw',
  'grenades',
  'pistol',
  'fire_axe',
  'baseball_bat',
] as const;
export type CardId = (typeof CARDS)[number];

export type Phase =
  | 'set_up'
  | 'truck_search'
  | 'chief_election'
  | 'arrival_roll'
  | 'choose_destination'
  | 'move'
  | 'attack'
  | 'over';

export interface PlayerView {
  seat: number;
  colour: string;
  hand_size: number;
  eliminated: boolean;
  /** Living ones, as "red.pin_up". */
  characters: string[];
  score: number;
}

export interface LocationView {
  id: LocationId;
  number: number;
  /** null: no limit. */
  capacity: number | null;
  closed: boolean;
  zombies: number;
  defence: number;
  characters: string[];
}

export interface VoteView {
  kind: 'truck' | 'chief' | 'victim';
  location: string;
  revote: boolean;
  /** Colours that can be voted for. */
  candidates: string[];
  /** Votes of each voter, open to all. */
  weights: Record<string, number>;
}

export interface ResultView {
  scores: Record<string, number>;
  winners: string[];
  reason: string;
}

export interface View extends AnyView {
  round: number;
  phase: Phase;
  players: PlayerView[];
  /** Seat that holds the badge. */
  badge: number;
  chief_elected: boolean;
  locations: LocationView[];
  hidden: string[];
  deck: number;
  played: string[];
  hand: string[];
  loot: string[];
  dice: number[] | null;
  dice_covered: boolean;
  dice_seen_by: number[];
  destinations: Record<string, string | null>;
  unplaced: Record<string, string[]>;
  placement_dice: number[] | null;
  vote: VoteView | null;
  result: ResultView | null;
  /** What only this seat remembers. */
  knows: { gifts: { to: string; card: string }[]; buried: (string | null)[] };
  /** All hands, once the match is over. */
  hands: Record<string, string[]> | null;
}

/** An opened ballot, told by the event of the reveal. */
export interface Ballot {
  voter: string;
  choice: string;
  weight: number;
}

export function colourOf(character: string): string {
  return character.split('.')[0] ?? '';
}
export function kindOf(character: string): string {
  return character.split('.')[1] ?? '';
}
