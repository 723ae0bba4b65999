/** The texts in the language of this person: our own, and those of games as they come from the server. */
import { SvelteMap } from 'svelte/reactivity';
import * as api from './api';
import { settings } from './settings.svelte';
import { Texts, type Language, type OwnNames } from './texts';
import de from './texts/de.ftl?raw';
import en from './texts/en.ftl?raw';

const OWN: Record<Language, string> = { en, de };
/** Texts of games, by `game/language`. */
const fetched = new SvelteMap<string, string>();
const asked = new Set<string>();
/** Words for drawing a game, which come with its pictures. */
const drawn = new SvelteMap<string, Record<Language, string>>();
/** Names that people gave to their own things, by game. */
const given = new SvelteMap<string, OwnNames>();
/** Names of the people at the table, by game. */
const seated = new SvelteMap<string, People>();
const made = new Map<string, Texts>();

/** By the id that stands for somebody (a colour), and by seat. */
export interface People {
  ids: Record<string, string>;
  seats: string[];
  /** The seat of the only person, who has no name. */
  you?: number | null;
}

/** Fetches the texts of a game in the present language, and once more when it fails later. */
async function fetchTexts(game: string, language: Language): Promise<void> {
  const key = `${game}/${language}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    fetched.set(key, await api.gameTexts(game, language));
  } catch {
    asked.delete(key);
    setTimeout(() => void fetchTexts(game, language), 2000);
  }
}

export function addDrawnTexts(game: string, sources: Record<Language, string>): void {
  if (!drawn.has(game)) drawn.set(game, sources);
}

/** Names of what somebody made for a match of this game: they hold until another match brings others. */
export function addNames(game: string, names: OwnNames): void {
  if (JSON.stringify(given.get(game) ?? {}) !== JSON.stringify(names)) given.set(game, names);
}

/** The people at a table of this game; null when it is left. */
export function addPeople(game: string, people: People | null): void {
  if (!people) seated.delete(game);
  else if (JSON.stringify(seated.get(game)) !== JSON.stringify(people)) seated.set(game, people);
}

/** The texts of the table and of one game. Reactive: it grows when texts arrive and changes with the language. */
export function textsOf(game: string | null): Texts {
  const language = settings.language;
  const key = `${game}/${language}`;
  const server = game === null ? undefined : fetched.get(key);
  const pictures = game === null ? undefined : drawn.get(game)?.[language];
  if (game !== null && server === undefined) queueMicrotask(() => void fetchTexts(game, language));
  const own = game === null ? undefined : given.get(game);
  const people = game === null ? undefined : seated.get(game);
  const id = `${key}/${server?.length ?? 0}/${pictures?.length ?? 0}/${JSON.stringify(own)}/${JSON.stringify(people)}`;
  let texts = made.get(id);
  if (!texts) {
    texts = new Texts(language, [server ?? '', OWN[language], pictures ?? '']).knowing(own);
    if (people) texts = texts.called(people.ids, people.seats, people.you);
    made.set(id, texts);
  }
  return texts;
}

/** Some game whose texts are there: with every game come the reasons of the kernel, which has no texts of its own here. */
export const knownGame = (): string | null => fetched.keys().next().value?.split('/')[0] ?? null;

/** Whether the texts of a game are there; if not, they are sent for. */
export function isReady(game: string): boolean {
  const language = settings.language;
  const isHere = fetched.has(`${game}/${language}`);
  if (!isHere) queueMicrotask(() => void fetchTexts(game, language));
  return isHere;
}
