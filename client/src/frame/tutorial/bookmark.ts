/** How far somebody is in a lesson: a page that is loaded again goes on there, whoever leaves it begins anew. */
interface Bookmark {
  game: string;
  /** How many scenes the lesson has: another version of it begins anew. */
  scenes: number;
  at: number;
}
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const STORE = 'untot.lesson';

export function placeIn(game: string, scenes: number, store: Store = sessionStorage): number {
  try {
    const found = JSON.parse(store.getItem(STORE) ?? '{}') as Partial<Bookmark>;
    return found.game === game && found.scenes === scenes ? (found.at ?? 0) : 0;
  } catch {
    return 0;
  }
}

/** Null: the lesson is left. */
export function keepPlace(bookmark: Bookmark | null, store: Store = sessionStorage): void {
  try {
    if (bookmark) store.setItem(STORE, JSON.stringify(bookmark));
    else store.removeItem(STORE);
  } catch {
    // Forbidden storage: the lesson begins anew with the page.
  }
}
