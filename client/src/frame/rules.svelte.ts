/** Rulebooks as they come from the server, and the drawer that shows them at a clause. */
import { SvelteMap } from 'svelte/reactivity';
import * as api from './api';
import { settings } from './settings.svelte';

const books = new SvelteMap<string, api.Clause[]>();
/** Games on one page each, in Markdown. */
const overviews = new SvelteMap<string, string>();
const asked = new Set<string>();

async function fetchBook(game: string, language: string): Promise<void> {
  const key = `${game}/${language}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const [overview, clauses] = await Promise.all([api.overview(game, language), api.rulebook(game, language)]);
    overviews.set(key, overview);
    books.set(key, clauses);
  } catch {
    asked.delete(key);
  }
}

/** All clauses in the present language; empty until they have come. */
export function clausesOf(game: string): api.Clause[] {
  const language = settings.language;
  const book = books.get(`${game}/${language}`);
  if (!book) queueMicrotask(() => void fetchBook(game, language));
  return book ?? [];
}

/** The game on one page, once its rulebook has come. */
export function overviewOf(game: string): string {
  return overviews.get(`${game}/${settings.language}`) ?? '';
}

export async function clauseText(game: string, id: string): Promise<string | null> {
  await fetchBook(game, settings.language);
  return clausesOf(game).find((clause) => clause.id === id)?.text ?? null;
}

class Drawer {
  game = $state('');
  /** The clause it stands at; null: closed; '': at its beginning. */
  clause = $state<string | null>(null);

  open(game: string, clause: string): void {
    this.game = game;
    this.clause = clause;
  }
  close(): void {
    this.clause = null;
  }
}
export const drawer = new Drawer();
