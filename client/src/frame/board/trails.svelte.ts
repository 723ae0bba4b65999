/** Where everybody went since one was last asked: it stays in sight until somebody acts. */
import { untrack } from 'svelte';
import type { Walk } from '../staging';

interface Shown {
  readonly staged: { walks?: Walk[] | undefined } | null;
  readonly isAsked: boolean;
}

/** Nobody walks where what happened is taken back: then nothing is left of it. */
export const after = (before: readonly Walk[], walks: readonly Walk[]): Walk[] => (walks.length ? [...before, ...walks] : []);

/** For a board, when it is made; `isOver` says whether being asked ends the story, which it mostly does. */
export function trailsAt(at: Shown, isOver: () => boolean = () => true): { readonly walks: Walk[] } {
  let walks = $state.raw<Walk[]>([]);
  let isTold = false;
  $effect(() => {
    if (at.staged?.walks) walks = after(isTold ? [] : untrack(() => walks), at.staged.walks);
    else if (at.staged && isTold) walks = [];
    if (at.staged) isTold = false;
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
