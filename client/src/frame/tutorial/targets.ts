/** Where things are on the page: what the tutor points at, and what glows because it is to be chosen. */

const attribute = (name: string, value: string): string => `[data-${name}="${CSS.escape(value)}"]`;

/** Parts of the table; on a phone some of them are behind a tab, which is pointed at instead. */
const TABS: Record<string, string> = { hand: 'mine', card: 'mine' };
const partOf = (kind: string): string => (kind === 'question' ? '[data-ask]' : attribute('part', kind));

const found = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/** What a remark points at. */
export function pointedAt(at: string): Element[] {
  const [kind = '', thing] = at.split(':', 2);
  const things = found(thing === undefined ? partOf(kind) : attribute('thing', thing));
  const tab = TABS[kind];
  return things.length || tab === undefined ? things.slice(0, 1) : found(`[role="tab"][id$="-${tab}"]`);
}

/** While a menu is open, nothing else can be touched. */
function foremost(elements: Element[]): Element[] {
  const inMenu = elements.filter((element) => element.closest('dialog[open]'));
  return inMenu.length ? inMenu : elements;
}

/** What has been said so far that does not belong to this answer. */
function strayed(said: readonly string[]): boolean {
  const begun = document.querySelector('[data-said]')?.getAttribute('data-said') ?? '';
  return begun !== '' && !said.includes(begun.split(' ')[0]!);
}

/** Whoever touches a place may mean those who stand there; whoever acts is only looked at. */
function isUnder(element: Element, unit: string): boolean {
  if (element.closest('dialog')) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return found(attribute('thing', unit)).some((piece) => {
    const box = piece.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  });
}

/** What leads to this answer: whatever says more of it than one word, its next word wherever it is offered, several at
 *  once where a touch says all that is left of it, where a hand has to go on the board, and the seal once all is chosen.
 *  A later word that would begin another answer (`begins`) has to wait until the first is said, and a place on which
 *  the unit stands that acts is not what is to be touched.
 *  Whoever has begun something else is led back first. */
export function wayTo(answer: string, begins: readonly string[], unit = ''): Element[] {
  const said = answer.split(' ');
  if (strayed(said)) return found('[data-back]');
  const isBegun = !found(attribute('word', said[0] ?? '')).length;
  const single = said.filter((word, at) => isBegun || at === 0 || !begins.includes(word));
  const rests = isBegun ? said.map((_, at) => said.slice(at).join(' ')).filter((rest) => rest.includes(' ')) : [];
  const starts = isBegun ? [] : said.slice(1).map((_, at) => said.slice(0, at + 2).join(' '));
  const inOne = starts.flatMap((word) => found(attribute('word', word))).filter((element) => !isUnder(element, unit));
  const words = foremost([...inOne, ...[...single, ...rests].flatMap((word) => found(attribute('word', word)))]);
  const isChosen = words.some((element) => element.getAttribute('aria-checked') === 'true');
  const goals = found('[data-goal]');
  if (!words.length || isChosen) return goals.length ? goals : found('[data-seal]');
  // A wedge of a wheel has no box that could be framed; the sign on it has.
  return words.map((element) => element.querySelector('[data-glow]') ?? element);
}
