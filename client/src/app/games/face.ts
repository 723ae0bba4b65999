/** What the app needs to know of a game to show it: how to draw, what ids are, what an event looks like.
 *  No face knows a rule; all that is legal comes with the question. */
import type { Component } from 'svelte';
import type { Language, Texts } from '../texts';
import type { AnyView, Happened, Question, SeatInfo } from '../wire';

/** Something that may be chosen now. */
export interface Choice {
  word: string;
  /** What it points at on the table, or ''. */
  target: string;
  label: string;
  key?: string;
}

/** One event as it is shown. `V` is the game's own view. */
export interface Effect<V = AnyView> {
  /** The table after it, as far as the event tells. */
  view: V;
  /** How long it is shown, at normal pace. */
  ms: number;
  /** Something worth a picture of its own, drawn by the face's Moment. */
  moment?: { kind: string; [more: string]: unknown };
  sound?: string;
  /** Things on the table to point at. */
  marks?: string[];
  /** The whole board shakes. */
  shakes?: boolean;
}

export interface Seen {
  view: AnyView;
  question: Question | null;
  seats: SeatInfo[];
  texts: Texts;
}
export interface StripProps extends Seen {
  thinking: number[];
  isSmall?: boolean;
}
export interface BoardProps extends Seen {
  choices: Choice[];
  /** What may be touched to hear why it cannot be chosen. */
  quiet: string[];
  effect: Effect | null;
  /** Things to point at: a line of the log was touched. */
  marks: string[];
  onpick: (word: string) => void;
  onmany: (choices: Choice[]) => void;
  onrefuse: (target: string) => void;
  onlook: (target: string) => void;
  onclause: (clause: string) => void;
}
export interface MineProps extends Seen {
  choices: Choice[];
  quiet: string[];
  onpick: (word: string) => void;
  onrefuse: (target: string) => void;
}
export interface BesideProps extends MineProps {
  /** Only what matters for the decision, in little room. */
  isSmall?: boolean;
}
export interface ChoiceProps extends Seen {
  choices: Choice[];
  /** Chosen, but not sent yet. */
  chosen: string | null;
  flat: boolean;
  onseal: (word: string) => void;
  onrefuse: (target: string) => void;
}
export interface MomentProps {
  moment: NonNullable<Effect['moment']>;
  happened: Happened;
  line: string;
  names: Record<string, string>;
  texts: Texts;
}

export interface Face {
  name: string;
  /** Words for the drawings. */
  texts: Record<Language, string>;
  /** The phases of a round, in order. */
  phases: readonly string[];
  now(view: AnyView): { round: number; phase: string };
  /** By seat: the id of its name (a colour), '' as long as it has none. */
  seatNames(view: AnyView): string[];
  /** What kind of thing an id is: things of one kind can stand for each other in an attempt. */
  kindOf(id: string): string;
  /** What somebody might try of this kind, possible or not. */
  things(view: AnyView, kind: string): string[];
  /** The attempt that touching this means while nothing of its kind is asked. */
  attempt(view: AnyView, target: string): string | null;
  effect(view: AnyView, happened: Happened): Effect;
  /** What a word of an answer points at, where that is not written in it. */
  targetOf(word: string, question: Question): string;
  /** The key a thing is known by, such as the number of a place. */
  keyOf(target: string): string | undefined;
  /** Whether a question is answered on a device of its own (a wheel) instead of a plain list. */
  hasOwnChoice(question: Question): boolean;
  /** What can stand in a slot of a ready-made phrase. */
  slotValues(view: AnyView, slot: string): string[];
  /** One paragraph about a thing on the table: a key of the texts. */
  about(target: string): string | null;
  /** Whether something of this view is worth a place beside the board. */
  hasBeside(view: AnyView): boolean;
  Board: Component<BoardProps>;
  Beside: Component<BesideProps>;
  Mine: Component<MineProps>;
  Players: Component<Seen>;
  /** Everybody in one line. */
  Strip: Component<StripProps>;
  Choice: Component<ChoiceProps, Record<string, never>, 'chosen'>;
  Moment: Component<MomentProps>;
  Result: Component<Seen>;
  /** The small picture of an id in a line: a sign, a token, a die. */
  Mark: Component<{ id: string; size?: number }>;
}
