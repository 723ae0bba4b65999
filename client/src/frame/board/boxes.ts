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

/** What can be touched of a small thing: no less than `least` a side, but on no side nearer to another one than half way. */
export function touchBox(box: Box, others: readonly Box[], least: number): Box {
  const [across, down] = [box.width, box.height].map((side) => Math.max(0, (least - side) / 2)) as [number, number];
  const beside = others.filter((other) => other.y < box.y + box.height + down && other.y + other.height > box.y - down);
  const over = others.filter((other) => other.x < box.x + box.width + across && other.x + other.width > box.x - across);
  const room = (most: number, gaps: readonly number[]): number => Math.min(most, ...gaps.filter((gap) => gap >= 0).map((gap) => gap / 2));
  const left = room(across, beside.map((other) => box.x - other.x - other.width));
  const right = room(across, beside.map((other) => other.x - box.x - box.width));
  const top = room(down, over.map((other) => box.y - other.y - other.height));
  const bottom = room(down, over.map((other) => other.y - box.y - box.height));
  return { x: box.x - left, y: box.y - top, width: box.width + left + right, height: box.height + top + bottom };
}
