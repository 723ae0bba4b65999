/** Where a drawing lies behind its window, and how large. Pure arithmetic; PanZoom.svelte moves it. */
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}
/** Pixels of the window = pixels of the drawing * scale + offset. */
export interface Placing {
  scale: number;
  x: number;
  y: number;
}

/** An event that bubbles from a thing in the drawing which is to be seen now. */
export const REVEAL = 'reveal';
/** An event that bubbles from a window which has gone by itself to where something is asked. */
export const WENT = 'went';

/** The scale at which the whole drawing is seen. */
export function fitScale(content: Size, view: Size): number {
  return Math.min(view.width / content.width, view.height / content.height);
}

/** The part of the window in which the drawing is laid: without the strip of its buttons, if they would cover it.
 *  They stand at the right, or lie at the bottom where that leaves more room. */
export function roomFor(content: Size, view: Size, corner: Size): Size {
  const scale = fitScale(content, view);
  const [beside, below] = [(view.width - content.width * scale) / 2, (view.height - content.height * scale) / 2];
  if (beside >= corner.width || below >= corner.height) return view;
  if (view.width <= corner.width || view.height <= corner.width) return view; // a window that is hardly there
  const narrower = { width: view.width - corner.width, height: view.height };
  const lower = { width: view.width, height: view.height - corner.width };
  return fitScale(content, lower) > fitScale(content, narrower) ? lower : narrower;
}

/** The whole drawing in the middle of the window. */
export function fitted(content: Size, view: Size): Placing {
  return settled({ scale: fitScale(content, view), x: 0, y: 0 }, content, view);
}

/** Nothing beyond the edges: what is smaller than the window stands in its middle, what is larger fills it.
 *  `spare` at the right is covered by buttons: all of the drawing can be brought out from under them. */
export function settled(at: Placing, content: Size, view: Size, spare = 0): Placing {
  return {
    scale: at.scale,
    x: held(at.x, content.width * at.scale, view.width, spare),
    y: held(at.y, content.height * at.scale, view.height, 0),
  };
}
function held(offset: number, length: number, room: number, spare: number): number {
  const free = room - spare - length;
  if (free >= 0) return Math.min((room - length) / 2, free);
  return Math.min(0, Math.max(free, offset));
}

/** Closer or farther by a factor, while the point under the finger stays where it is. */
export function zoomed(at: Placing, factor: number, x: number, y: number, least: number, most: number): Placing {
  const scale = Math.min(most, Math.max(least, at.scale * factor));
  const by = scale / at.scale;
  return { scale, x: x - (x - at.x) * by, y: y - (y - at.y) * by };
}

/** For so little nobody comes closer: the whole drawing is worth more, and nothing of it lies under the buttons. */
const HARDLY_CLOSER = 1.12;

/** A box of the drawing in the middle, no smaller than it was nor than `readable`, but seen whole. */
export function showing(box: Box, at: Placing, content: Size, view: Size, most: number, readable = 0, spare = 0): Placing {
  const width = view.width - spare;
  const [whole, fit] = [Math.min(width / box.width, view.height / box.height), fitScale(content, view)];
  const scale = Math.max(fit, Math.min(most, whole, Math.max(at.scale, readable)));
  if (scale < fit * HARDLY_CLOSER) return fitted(content, view);
  const x = width / 2 - (box.x + box.width / 2) * scale;
  const y = view.height / 2 - (box.y + box.height / 2) * scale;
  return settled({ scale, x, y }, content, view, spare);
}

/** Whether a box of the drawing lies wholly in the window. */
export function isShown(box: Box, at: Placing, view: Size, spare = 0): boolean {
  const [left, top] = [box.x * at.scale + at.x, box.y * at.scale + at.y];
  const [right, bottom] = [left + box.width * at.scale, top + box.height * at.scale];
  return left >= -1 && top >= -1 && right <= view.width - spare + 1 && bottom <= view.height + 1;
}

/** Part of the way from one placing to another; scale grows evenly to the eye. */
export function between(from: Placing, to: Placing, part: number): Placing {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { scale: from.scale * (to.scale / from.scale) ** part, x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
