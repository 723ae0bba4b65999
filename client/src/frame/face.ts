/** What the app needs to know of a game to show it: how to draw, what ids are, what an event looks like.
 *  No face knows a rule; all that is legal comes with the question. */
import type { Component } from 'svelte';
import type { Texts } from './texts';
import type { AnyView, Form, Happened, Question, Scene, SeatInfo } from './wire';

export type { Scene };

/** Something that may be chosen now. */
export interface Choice {
  word: string;
  /** What it points at on the table, or ''. */
  target: string;
  label: string;
  key?: string;
}

/** Touching one thing on the table can answer several questions in a row: `move`, then `to:S21`. */
export interface Shortcut {
  /** The thing on the table. */
  target: string;
  label: string;
  /** What is picked, in order; questions in between are asked as usual. */
  words: string[];
}

/** Something on its way over the board. */
export interface Walk {
  /** A figure, or a kind of them; '' is the only kind there is. */
  what: string;
  count: number;
  from: string;
  to: string;
}

/** How an event is shown; what it changes comes with it from the server. */
export interface Staged {
  /** How long it is shown, at normal pace. */
  ms: number;
  /** Something worth a picture of its own, drawn by the face's Moment. */
  moment?: { kind: string; [more: string]: unknown };
  sound?: string;
  /** Things on the table to point at. */
  marks?: string[];
  /** The whole board shakes. */
  shakes?: boolean;
  /** Where the map should look. */
  focus?: string[];
  walks?: Walk[];
  /** The table changes when this has been seen, not before. */
  changesAfter?: boolean;
}
/** By event: how it is shown. Arguments are what the server says; `now` is the view after it, `before` the one before. */
export type Staging<V> = Record<string, Staged | ((args: Record<string, any>, now: V, before: V) => Staged)>;

/** As the table says; what it does not name is shown for a moment. */
export function stagedBy<V>(staging: Staging<V>, usual: Staged, { event, args }: Happened, before: V, now: V): Staged {
  const how = staging[event] ?? usual;
  return typeof how === 'function' ? how(args, now, before) : how;
}

export interface Seen {
  view: AnyView;
  scene: Scene | null;
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
  staged: Staged | null;
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
  /** Units of this seat that a bot plays, by their holder. */
  lent?: Record<string, string>;
  onpick: (word: string) => void;
  onmany?: (choices: Choice[]) => void;
  onrefuse: (target: string) => void;
  onlook?: (target: string) => void;
  /** Lets a bot play a unit (its survivor), or takes it back. */
  onlend?: (unit: string, holder: string) => void;
}
export interface BesideProps extends MineProps {
  /** Only what matters for the decision, in little room. */
  isSmall?: boolean;
}
export interface ChoiceProps extends Seen {
  choices: Choice[];
  /** What a bot would answer, if somebody has asked. */
  hint?: string;
  /** Chosen, but not sent yet. */
  chosen: string | null;
  flat: boolean;
  onseal: (word: string) => void;
  onrefuse: (target: string) => void;
}
export interface MomentProps {
  scene: Scene | null;
  moment: NonNullable<Staged['moment']>;
  happened: Happened;
  line: string;
  names: Record<string, string>;
  texts: Texts;
}

export interface Face {
  name: string;
  /** How many events in a row are worth watching; of more only the outcome is shown. */
  patience?: number;
  /** The board has no shape of its own (a map that is moved and zoomed): it takes the room there is. */
  isMap: boolean;
  /** The board is as high as it is wide: on a wide screen the own things lie beside it, not below. */
  isSquare?: boolean;
  /** What the log can be narrowed down to: a key of the texts and the events that it takes. */
  logFilters: Record<string, RegExp>;
  /** Events that only tell how something came about: the log shows them to whoever wants to see everything. */
  smallEvents?: RegExp;
  /** How a round is called, where it has a name of its own (a day): a key of the texts with its number as `round` of `rounds`. */
  roundText?: string;
  /** The phases of a round, in order. */
  phases: readonly string[];
  now(view: AnyView): { round: number; phase: string; rounds?: number };
  /** By seat: the id of its name (a colour), '' as long as it has none. */
  seatNames(view: AnyView): string[];
  /** The seat that leads a unit (a survivor), where units can be lent to bots. */
  seatOf(unit: string, view: AnyView | null): number | null;
  /** Names that people gave to their own things in this match. */
  ownNames(scene: Scene): Record<string, string>;
  /** What kind of thing an id is: things of one kind can stand for each other in an attempt. */
  kindOf(id: string, scene: Scene | null): string;
  /** What somebody might try of this kind, possible or not. */
  things(view: AnyView, kind: string, scene: Scene | null): string[];
  /** The attempt that touching this means while nothing of its kind is asked. */
  attempt(view: AnyView, target: string, scene: Scene | null): string | null;
  /** What touching things on the table means while this is asked, beyond the words of its form. */
  shortcuts(view: AnyView, question: Question, scene: Scene | null, texts: Texts): Shortcut[];
  /** How an event is shown. */
  staged(happened: Happened, before: AnyView, now: AnyView): Staged;
  /** Words that somebody might look for in the list of a question: those that are missing can say why. */
  expected(question: Question): readonly string[];
  /** What a button says, where the texts alone cannot tell (which card lies on a slot). */
  label(word: string, question: Question, view: AnyView, scene: Scene | null, texts: Texts): string | null;
  /** What a word of an answer points at, where that is not written in it. */
  targetOf(word: string, question: Question): string;
  /** The key a thing is known by, such as the number of a place. */
  keyOf(target: string): string | undefined;
  /** Whether a question is answered on a device of its own (a wheel) instead of a plain list. */
  hasOwnChoice(question: Question, form: Form): boolean;
  /** What can stand in a slot of a ready-made phrase. */
  slotValues(view: AnyView, slot: string): string[];
  /** One paragraph about a thing on the table: a key of the texts. */
  about(target: string, scene: Scene | null): string | null;
  /** Whether something of this view is worth a place beside the board. */
  hasBeside(view: AnyView): boolean;
  Board: Component<BoardProps>;
  Beside: Component<BesideProps>;
  Mine: Component<MineProps>;
  Players: Component<Seen>;
  /** Everybody in one line. */
  Strip: Component<StripProps>;
  /** The device of `hasOwnChoice`. */
  Choice?: Component<ChoiceProps, Record<string, never>, 'chosen'>;
  Moment: Component<MomentProps>;
  Result: Component<Seen>;
  /** The small picture of an id in a line: a sign, a token, a die. */
  Mark: Component<{ id: string; size?: number; scene?: Scene | null }>;
}
