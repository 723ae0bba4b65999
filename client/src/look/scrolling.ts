/** Areas that scroll: whoever has only keys reaches them too, by what lies in them, or else by themselves. */
import type { Attachment } from 'svelte/attachments';

const REACHED = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Whether only a pointer could move what is in there. */
function isOutOfReach(box: HTMLElement): boolean {
  const isCut = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
  // What lies in a dialog or fold that is shut is not there.
  return isCut && ![...box.querySelectorAll(REACHED)].some((one) => one.checkVisibility());
}

/** What an element scrolls in, the nearest first. */
export function scrollersOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let up = element.parentElement; up; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflowY)) found.push(up);
  return found;
}

const AIR = 8;
/** Brings into sight what lies in an area that scrolls: all of it, or the first if there is no room for all and none is seen. */
export function showIn(area: Element, elements: readonly Element[]): void {
  const frame = area.getBoundingClientRect();
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const first = boxes[0];
  if (!first || area.scrollHeight <= area.clientHeight) return;
  let [top, bottom] = [Math.min(...boxes.map((box) => box.top)) - AIR, Math.max(...boxes.map((box) => box.bottom)) + AIR];
  if (bottom - top > frame.height) {
    if (boxes.some((box) => box.top >= frame.top && box.bottom <= frame.bottom)) return;
    [top, bottom] = [first.top - AIR, first.bottom + AIR];
  }
  if (top < frame.top) area.scrollTop += top - frame.top;
  else if (bottom > frame.bottom) area.scrollTop += Math.min(bottom - frame.bottom, top - frame.top);
}

/** Such an area is a stop of the Tab key as long as more is in it than is seen and nothing in it takes the focus. */
export const scrolls: Attachment<HTMLElement> = (box) => {
  function look(): void {
    const isNeeded = isOutOfReach(box);
    // Who stands there is not sent away.
    if (isNeeded === box.hasAttribute('tabindex') || (!isNeeded && box === document.activeElement)) return;
    if (isNeeded) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(box);
  changes.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ['disabled', 'open', 'tabindex'] });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};
