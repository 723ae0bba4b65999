/** A page that stood open while the server was renewed: parts of it that are still to come are gone, and only a new page
 *  knows where they are now. */
const KEY = 'untot-renewed';
/** Sooner than that a new page would only miss the same again. */
const PATIENCE_MS = 60_000;

export function renewOnMissing(): void {
  globalThis.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PATIENCE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
