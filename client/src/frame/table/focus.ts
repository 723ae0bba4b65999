/** Where the focus goes on the page of a table. */

/** Where one goes on: at what is chosen or set, at what seals it, or at the first thing to choose. */
const PLACES = ['[role="radio"][aria-checked="true"]', '[role="slider"], input[type="range"]', '[data-seal]:not([aria-disabled="true"])', '.options button', '[role="radio"][tabindex="0"]'];

const questionOn = (page: HTMLElement | undefined): HTMLElement | null => page?.querySelector<HTMLElement>('[data-ask]') ?? null;

export function focusOnQuestion(page: HTMLElement | undefined): void {
  questionOn(page)?.focus({ preventScroll: true });
}

/** Where the decision goes on; else at the question itself. */
export function focusOnDecision(page: HTMLElement | undefined): void {
  const ask = questionOn(page);
  const found = PLACES.map((place) => ask?.querySelector<HTMLElement | SVGElement>(place)).find(Boolean);
  (found ?? ask)?.focus({ preventScroll: true });
}

/** In a tab that was opened with a key: where one writes, reads on from the newest line, or the tab itself. */
export function focusOnTab(page: HTMLElement | undefined, tab: string): void {
  const inside: Record<string, string> = { talk: '.talk input', log: '.log .line[tabindex="0"]' };
  const found = inside[tab] ? page?.querySelector<HTMLElement>(inside[tab]) : null;
  (found ?? page?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus({ preventScroll: true });
}
