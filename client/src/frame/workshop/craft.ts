/** What a game's workshop offers: the kinds of things that can be made there, and what they are made of. */
import type { Component } from 'svelte';
import type { PrintedHead, Problem } from '../api';
import type { OptionValue } from '../plans';
import type { Language, Texts } from '../texts';
import type { Desk } from './desk.svelte';

export type Content = Record<string, unknown>;
export type Names = Record<Language, string>;

export interface EditorProps<T, S> {
  game: string;
  desk: Desk<T>;
  stock: S;
  texts: Texts;
}

/** One kind of thing: a mission, a survivor. Drafts are plain data, and never changed in place. */
export interface Craft<T = any, S = any> {
  /** As the server calls it. */
  kind: string;
  /** Keys of the game's texts: all of them, none yet, a new one, one from a file, one without a name, the printed ones. */
  words: { all: string; none: string; fresh: string; file: string; nameless: string; printed?: string };
  /** One that holds nothing yet. */
  blank: (stock: S, texts: Texts) => T;
  /** The content of a file or of something printed, as far as it can be read. */
  from: (content: Content, stock: S) => T;
  /** As the server reads it. */
  content: (draft: T) => Content;
  names: (draft: T) => Names;
  renamed: (draft: T, names: Names) => T;
  /** Whether content that is not sound can be worked on. */
  canBegin?: (content: Content) => boolean;
  /** What the server found, and what is simply not there yet. */
  problems?: (draft: T, found: readonly Problem[]) => Problem[];
  /** An argument of a problem, as one reads it. */
  argument?: (texts: Texts, name: string, value: unknown) => unknown;
  /** One can begin with what comes with the game: what such a piece is called. */
  printed?: (head: PrintedHead, texts: Texts) => string;
  /** How a match with it begins: with what content and switches, and for how many. */
  match?: (piece: Content) => { content: Content; options: Record<string, OptionValue>; players: readonly [number, number] };
  Editor: Component<EditorProps<T, S>>;
  Picture: Component<{ draft: T; stock: S }>;
}

export interface Workshop<S = any> {
  /** What things can be made of, as the server lists it. */
  stockOf: (game: string) => Promise<S>;
  crafts: Craft<any, S>[];
}

/** What a draft is called in the reader's language, or in whichever there is. */
export function titleOf<T>(craft: Craft<T>, draft: T, texts: Texts, nameless = texts.text(craft.words.nameless)): string {
  const names = craft.names(draft);
  return names[texts.language] || names.en || names.de || nameless;
}

/** A name that no other draft has: with a number behind it, if need be. */
export function freshName(isTaken: (english: string) => boolean, name: Names, from = 1): Names {
  const [en, de] = [name.en.replace(/ \d+$/, ''), name.de.replace(/ \d+$/, '')];
  const numbered = (number: number): Names => (number < 2 ? { en, de } : { en: `${en} ${number}`, de: `${de} ${number}` });
  let number = from;
  while (isTaken(numbered(number).en)) number += 1;
  return numbered(number);
}

// -- to and from what the server reads -----------------------------------------------------------------------------

/** The content of a file, as far as it is like the usual draft; where it says nothing that can be read, the usual holds. */
export function readLike<T extends object>(usual: T, content: Content): T {
  const known = Object.entries(usual).flatMap(([field, value]) => (isLike(content[field], value) ? [[field, content[field]]] : []));
  return structuredClone({ ...usual, ...Object.fromEntries(known) }) as T;
}
function isLike(value: unknown, usual: unknown): boolean {
  if (value === undefined || value === null) return false;
  return usual === null || (typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual));
}
export const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Said in one language, it is said in both; '' if in none. */
export function inBoth(said: Names): Names {
  const [en, de] = [said.en.trim(), said.de.trim()];
  return { en: en || de, de: de || en };
}
const LONGEST_KEY = 40;
/** An id made of a name; nothing printed has one like it. */
export function keyOf(name: string): string {
  const plain = name.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return `own_${plain.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '')}`.slice(0, LONGEST_KEY);
}
/** Something that somebody has not got round to yet. */
export const lacking = (reason: string, place: string, clause: string, args: Content = {}): Problem => ({ reason, args, line: null, place, clause });

/** What is wrong, in words. */
export function problemText(craft: Craft, texts: Texts, { reason, args }: Problem): string {
  const said = Object.entries(args).map(([name, value]) => [name, craft.argument?.(texts, name, value) ?? value]);
  return texts.refusal({ reason, args: Object.fromEntries(said) as Content });
}
