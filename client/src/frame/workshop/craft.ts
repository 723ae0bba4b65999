/** What a game's workshop offers: the kinds of things that can be made there, and what they are made of. */
import type { Component } from 'svelte';
import type { Problem } from '../api';
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
  /** Keys of the game's texts: all of them, none yet, a new one, one from a file, one without a name. */
  words: { all: string; none: string; fresh: string; file: string; nameless: string };
  /** One that holds nothing yet. */
  blank: (stock: S) => T;
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
  /** One can begin with what comes with the game. */
  isPrinted?: boolean;
  Editor: Component<EditorProps<T, S>>;
  Picture: Component<{ draft: T; stock: S }>;
}

export interface Workshop<S = any> {
  /** What things can be made of, as the server lists it. */
  stockOf: (game: string) => Promise<S>;
  crafts: Craft<any, S>[];
}

/** What a draft is called in the reader's language, or in whichever there is. */
export function titleOf<T>(craft: Craft<T>, draft: T, texts: Texts): string {
  const names = craft.names(draft);
  return names[texts.language] || names.en || names.de || texts.text(craft.words.nameless);
}

/** A name that no other draft has: with a number behind it, if need be. */
export function freshName(isTaken: (english: string) => boolean, name: Names, from = 1): Names {
  const [en, de] = [name.en.replace(/ \d+$/, ''), name.de.replace(/ \d+$/, '')];
  const numbered = (number: number): Names => (number < 2 ? { en, de } : { en: `${en} ${number}`, de: `${de} ${number}` });
  let number = from;
  while (isTaken(numbered(number).en)) number += 1;
  return numbered(number);
}

/** What is wrong, in words. */
export function problemText(craft: Craft, texts: Texts, { reason, args }: Problem): string {
  const said = Object.entries(args).map(([name, value]) => [name, craft.argument?.(texts, name, value) ?? value]);
  return texts.refusal({ reason, args: Object.fromEntries(said) as Content });
}
