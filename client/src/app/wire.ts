/** What goes over the wire, as types. The server's side is untot/server/wire.py and untot/kernel/seeing.py. */
import type { Form } from './forms';
import type { Patch } from './patches';

export interface Happened {
  /** Number of the event; numbers never go back. */
  n: number;
  event: string;
  clause: string;
  args: Record<string, unknown>;
  /** Only this seat sees all of it. */
  private?: boolean;
  /** What it changed in the view of this seat. */
  patch?: Patch;
}

export interface Question {
  name: string;
  clause: string;
  /** Number of the question; an answer names it. */
  asked: number;
  waiting: number[];
  about?: Record<string, unknown>;
  unit?: string | null;
  is_final?: boolean;
  closes?: 'one' | 'all' | 'any' | 'agree';
  given?: Record<string, string>;
  /** Whoever may settle what the others do not agree on. */
  decider?: number | null;
  form?: Form;
  orders?: string[];
}

export interface SeatInfo {
  seat: number;
  name: string;
  /** `person`, `open`, `bot:careful`. */
  holder: string;
  present: boolean;
}

export interface Table {
  id: string;
  game: string;
  seats: SeatInfo[];
  /** The units for which a bot decides, and which one: `bot:careful`. */
  lent: Record<string, string>;
  is_over: boolean;
  is_paused: boolean;
  is_ended: boolean;
  thinking: number[];
  hash: string;
  seed_hash: string;
  seed: string | null;
  /** Until the clock lets a bot answer for whoever is late. */
  seconds_left?: number | null;
  proposal: { answers: number; agreed: number[] } | null;
  stopped_at: number | null;
}

/** What every View has, whatever the game. */
export interface AnyView {
  you: number | null;
  options: Record<string, string | number | boolean>;
}

/** What is needed to draw a match and never changes during it. */
export type Scene = Record<string, unknown>;

export interface SeatFrame {
  seat: number | null;
  table: Table;
  question: Question | null;
  can_undo: boolean;
  can_redo: boolean;
  orders: string[];
  events: Happened[];
  next: number;
  /** Only in the first frame of a connection; later ones say what has changed. */
  view?: AnyView;
  scene?: Scene;
  /** What has changed since the last event, or without one. */
  patch?: Patch;
}

/** What a bot would answer, and why: the text `reason-<text>` of the game. */
export interface Hint {
  answer: string;
  reason: { text: string; args: Record<string, unknown> } | null;
}

/** Done, or why not. */
export interface Reply {
  reply: string;
  ok: boolean;
  reason?: string;
  clause?: string;
  args?: Record<string, unknown>;
  hint?: Hint;
}

export type ServerFrame = SeatFrame | Reply;

export type Sent =
  | { do: 'answer'; seat: number; asked: number; answer: string; settles?: boolean }
  | { do: 'why'; seat: number; answer: string }
  | { do: 'undo'; seat: number }
  | { do: 'redo'; seat: number }
  | { do: 'agree'; seat: number; yes: boolean }
  | { do: 'say'; seat: number; text?: string; phrase?: string; slots?: Record<string, string>; to?: number | null }
  | { do: 'order'; seat: number; order: string; is_on: boolean }
  | { do: 'name'; seat: number; name: string }
  | { do: 'hold'; seat: number; holder: string }
  | { do: 'lend'; seat: number; unit: string; holder: string }
  | { do: 'hint'; seat: number }
  | { do: 'pause'; is_on: boolean };

export function isReply(frame: ServerFrame): frame is Reply {
  return 'reply' in frame;
}
