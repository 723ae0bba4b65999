/** Where everybody went since one was last asked: it stays in sight until somebody acts. */
import { untrack } from 'svelte';
import type { Walk } from '../staging';

/** Something that happened, and who walked in it. */
interface Told {
  readonly walks?: Walk[] | undefined;
}
interface Shown {
  readonly staged: Told | null;
  /** What happened and was not shown: skipped, or nothing is played. */
  readonly unseen: Told | null;
  readonly isAsked: boolean;
}

/** Nobody walks where what happened is taken back: then nothing is left of it. */
export const after = (before: readonly Walk[], walks: readonly Walk[]): Walk[] => (walks.length ? [...before, ...walks] : []);

/** For a board, when it is made; `isOver` says whether being asked ends the story, which it mostly does. */
export function trailsAt(at: Shown, isOver: () => boolean = () => true): { readonly walks: Walk[] } {
  let walks = $state.raw<Walk[]>([]);
  let isTold = false;
  function follow(told: Told | null): void {
    if (!told) return;
    if (told.walks) walks = after(isTold ? [] : untrack(() => walks), told.walks);
    else if (isTold) walks = [];
    isTold = false;
  }
  $effect(() => follow(at.staged));
  $effect(() => {
    follow(at.unseen);
    // What is not shown may be over before anything could tell that it began.
    isTold = untrack(() => at.isAsked && isOver());
  });
  $effect(() => {
    if (at.isAsked && isOver()) isTold = true;
  });
  return {
    get walks() {
      return walks;
    },
  };
}
