/** Areas that scroll: whoever has only keys reaches them too, by what lies in them, or else by themselves. */
import type { Attachment } from 'svelte/attachments';

const REACHED = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Whether only a pointer could move what is in there. */
function isOutOfReach(box: HTMLElement): boolean {
  const isCut = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
  // What lies in a dialog or fold that is shut is not there.
  return isCut && ![...box.querySelectorAll(REACHED)].some((one) => one.checkVisibility());
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
