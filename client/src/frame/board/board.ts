/** What things on a board know of it. */
import { getContext, setContext } from 'svelte';
import type { Box } from './boxes';

export interface Board {
  /** Units of the drawing to a pixel of the screen. */
  readonly pixel: number;
  /** So much can be touched that rings would say nothing. */
  readonly isBare: boolean;
  /** What can be touched of a small thing beyond its box. */
  reachOf: (id: string, box: Box) => Box | undefined;
  /** Somebody wants to see more of a place, or of what is there; `label` is what it is called there. */
  open: (place: string, thing: string, label: string) => void;
  /** The same by holding it, where touching it would already have told. */
  inspect?: (place: string, thing: string, label: string) => void;
  /** The mouse rests there; null: no longer. */
  rest?: (place: string | null, thing: string) => void;
  /** There is room enough to drag things. */
  readonly mayDrag?: boolean;
  /** Something is carried over this point of the screen; null: no longer. */
  carry?: (at: { clientX: number; clientY: number } | null) => void;
}
/** Where something is dropped: a place is meant, whoever stands on it, but never the place it comes from. */
export const goalOf = (below: readonly (string | undefined)[], held: string, isGoal: (thing: string) => boolean): string | undefined =>
  below.find((thing): thing is string => thing !== undefined && thing !== held && isGoal(thing));

const KEY = Symbol('board');
export const lay = (board: Board): void => void setContext(KEY, board);
export const board = (): Board => getContext<Board>(KEY);
