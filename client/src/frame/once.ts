/** What opens by itself does so once at a table: a page that is loaded again still knows. */
const STORE = 'untot.opened';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function wasOpened(place = location.pathname, store: Store = sessionStorage): boolean {
  try {
    return store.getItem(STORE) === place;
  } catch {
    return false;
  }
}

export function keepOpened(place = location.pathname, store: Store = sessionStorage): void {
  try {
    store.setItem(STORE, place);
  } catch {
    // Forbidden storage: it opens again with the page.
  }
}
