/** Boxes and points of a drawing. */
import type { Box } from '../../look/panzoom';

export type { Box };
export interface Point {
  x: number;
  y: number;
}
/** A place for something: its middle, its sides, and one cell of what it is made of. */
export interface Spot extends Point {
  width: number;
  height: number;
  size: number;
}
export interface Placed<T> {
  what: T;
  spot: Spot;
}

export const middleOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
export const boxOfSpot = (spot: Spot): Box => ({ x: spot.x - spot.width / 2, y: spot.y - spot.height / 2, width: spot.width, height: spot.height });
/** Something square around its middle. */
export const square = (x: number, y: number, size: number): Spot => ({ x, y, width: size, height: size, size });

/** One box around all of them, with some air. */
export function around(boxes: readonly Box[], air = 0): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)) - air, Math.min(...boxes.map((box) => box.y)) - air];
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + air;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + air;
  return { x, y, width: right - x, height: bottom - y };
}

/** What can be touched of a small thing: no less than `least` a side, but not nearer to another one than half way. */
export function touchBox(box: Box, others: readonly Box[], least: number): Box {
  const between = (other: Box): number =>
    Math.max(other.x - box.x - box.width, box.x - other.x - other.width, other.y - box.y - box.height, box.y - other.y - other.height, 0) / 2;
  const room = Math.min(...others.map(between), least);
  const grow = (side: number): number => Math.min(room, Math.max(0, (least - side) / 2));
  const [x, y] = [grow(box.width), grow(box.height)];
  return { x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y };
}
