/** What the frame needs to know of a game to show it: how to draw it, what ids are, what an event looks like.
 *  No face knows a rule: all that is legal comes with the question. Every member has a default (plain/index.ts). */
import type { Component } from 'svelte';
import type { Place } from './board/places';
import type { Moment, Staged, Staging } from './staging';
import type { OwnNames, Texts } from './texts';
import type { AnyView, Form, Happened, Question, Scene } from './wire';

export type { Scene, Staged };

/** Something that may be chosen now. */
export interface Choice {
  /** A word of the list, or the words that lead to a thing: `move to:S21`. */
  word: string;
  /** What it points at on the table, or ''. */
  target: string;
  label: string;
  key?: string;
}

/** What is drawn in little room. */
export interface Fitted {
  isSmall?: boolean;
}
/** A device on which a question is answered: a wheel, slots, sliders. */
export interface DeviceProps {
  form: Form;
  /** What a bot would answer, if somebody has asked. */
  hint?: string;
  /** Chosen, but not sent yet. */
  chosen: string | null;
  flat: boolean;
  onseal: () => void;
}
export interface MomentProps {
  moment: Moment;
  /** The line of the log. */
  line: string;
}

export type About = [key: string, args: Record<string, string | number>];

export interface Face<V = any, S = any> {
  /** How many events in a row are worth watching; of more only the outcome is shown. */
  patience: number;
  /** A `page` has a shape of its own; a `map` takes the room there is; beside a `square` the own things lie, not below. */
  layout: 'page' | 'map' | 'square';
  /** What the log can be narrowed down to: a key of the texts and the events that it takes. */
  logFilters: Record<string, RegExp>;
  /** Events that only tell how something came about: the log shows them to whoever wants to see everything. */
  smallEvents: RegExp;
  /** What one looks for in a replay: a kind (`mark-<kind>` of the texts) and the events that it takes. */
  milestones: Record<string, RegExp>;
  /** How much an event has turned the match, 0 if not at all: the end tells of those that turned it most. */
  turning(happened: Happened, scene: S | null): number;
  /** How a round is called: a key of the texts with its number as `round` of `rounds`. */
  roundText: string;
  /** What people have made themselves and play now: what it is called; '' for what is printed. */
  ownName(scene: S): string;
  /** The phases of a round, in order, where the scene does not name them. */
  phases: readonly string[];
  now(view: V): { round: number; phase: string; rounds?: number };
  /** By seat: the id of its name (a colour), '' as long as it has none. */
  seatNames(view: V): string[];
  /** By seat: the id that means this person in sentences; '' where there is none, or several. */
  people(view: V): string[];
  /** The seat that leads a unit (a survivor), where units can be lent to bots. */
  seatOf(unit: string, view: V | null): number | null;
  /** What this match calls things, and people as long as they have no name. */
  ownNames(scene: S): OwnNames;
  /** What kind of thing an id is: things of one kind can stand for each other in an attempt. */
  kindOf(id: string, scene: S | null): string;
  /** What somebody might try of this kind, possible or not. */
  things(view: V, kind: string, scene: S | null): string[];
  /** What touching this may mean while nothing of its kind is asked: attempts, for the server to explain. */
  tries(target: string, scene: S | null, view: V): string[];
  /** Verbs of words that stay chosen when the same question comes again: several of a crowd go one after another. */
  stays: readonly string[];
  /** What stands first in a list, less than 0: words that save all other choices of it, or who is chosen most. */
  rank(word: string, scene: S | null): number;
  staging: Staging<V>;
  /** How an event is shown that the staging does not name. */
  usual: Staged;
  /** What must be there before an event can be shown; null: nothing. It never fails: what does not come is not shown. */
  fetchFor?(happened: Happened): Promise<unknown> | null;
  /** Some of it, by its hash and in base 64, has come along with the news. */
  bring?(tracks: Readonly<Record<string, string>>): void;
  /** One line for events that are shown together, or that stand in one line of the log. */
  told?(events: readonly Happened[], texts: Texts, isInLog?: boolean): string;
  /** What events in a row must have in common to stand in one line of the log; '' for those that stand alone. */
  gathers?(happened: Happened): string;
  /** What stands below the board while one event is shown, where that is not its line of the log; null: its line. */
  caption?(happened: Happened, texts: Texts): string | null;
  /** Whether something begins or ends here that people like to see again as a whole. */
  chapter?(happened: Happened): 'begins' | 'ends' | null;
  /** Words that somebody might look for in the list of a question: those that are missing can say why. */
  expected(question: Question, scene: S | null): readonly string[];
  /** What a button says, where the texts alone cannot tell (which card lies on a slot); `before` it stand these words. */
  label(word: string, question: Question, view: V, scene: S | null, texts: Texts, before: readonly string[]): string | null;
  /** What a word of an answer is called without what it is worth, where the texts alone cannot tell. */
  called?(word: string, view: V, texts: Texts): string;
  /** A whole answer in words, where the texts alone cannot tell things apart as the list does; null: as the texts say it. */
  answer?(answer: string, view: V, texts: Texts): string | null;
  /** Whether somebody who touches the thing of the last word can mean all of it; the list offers it in any case. */
  isMeant?(way: readonly string[], view: V): boolean;
  /** What a word of an answer points at, where that is not written in it. */
  targetOf(word: string, question: Question): string;
  /** The key that a thing, or a word about none, is known by: such as the number of a place. */
  keyOf(known: string, scene: S | null): string | undefined;
  /** Whether this form is answered on the device instead of a plain list. */
  hasOwnChoice(question: Question, form: Form): boolean;
  /** In a lesson: whether an answer that is aimed, not chosen, is as good as the one of the story. */
  isAsGood?(answer: string, wanted: string): boolean;
  /** What can stand in a slot of a ready-made phrase. */
  slotValues(view: V, slot: string, scene: S | null): string[];
  /** One paragraph about a thing on the table: a key of the texts, with what it needs. */
  about(target: string, scene: S | null, texts: Texts): string | About | null;
  /** The switch whose values are played one after the other, such as missions: at the end the next one is offered. */
  series?: string;
  /** In a few words how things stand, where the clause alone would not say what is missing; '' where it does. */
  whyRefused(word: string, clause: string, scene: S | null, texts: Texts): string;
  /** The board in words: its places, what is there, and where one gets from them; null where it has no such structure. */
  places: ((view: V, scene: S, texts: Texts) => Place[]) | null;
  /** Whether something of this view is worth a place beside the board. */
  hasBeside(view: V): boolean;
  Board: Component;
  /** May be in little room (`Fitted`). */
  Beside: Component<any>;
  Mine: Component;
  Players: Component;
  /** Everybody in one line. */
  Strip: Component<Fitted>;
  Device: Component<DeviceProps, Record<string, never>, 'chosen'>;
  Moment: Component<MomentProps>;
  /** The end: who won and why, the `story` of it, then the table. */
  Result: Component<any>;
  /** The small picture of an id in a line: a sign, a token, a die. */
  Mark: Component<{ id: string; size?: number }>;
}

export type AnyFace = Face<AnyView, Scene>;
