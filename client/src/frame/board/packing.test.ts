import { describe, expect, it } from 'vitest';
import { around, boxOfSpot, touchBox, type Box, type Spot } from './boxes';
import { bestColumns, cellsIn, spotsIn, type Thing } from './packing';

const SQUARE: Box = { x: 0, y: 0, width: 100, height: 100 };
const middles = (spots: Spot[]): number[][] => spots.map(({ x, y, size }) => [x, y, size]);

describe('so many alike', () => {
  it('stand in the middle, in their order', () => {
    expect(middles(cellsIn(SQUARE, 2, 2, 40))).toEqual([[30, 50, 40], [70, 50, 40]]);
    expect(cellsIn(SQUARE, 0, 3, 40)).toEqual([]);
  });
  it('get smaller where they would not fit', () => {
    expect(cellsIn(SQUARE, 4, 4, 50)[0]?.size).toBe(25);
  });
  it('of the last row stand below the first, or in the middle', () => {
    expect(middles(cellsIn(SQUARE, 3, 2, 50)).at(-1)).toEqual([25, 75, 50]);
    expect(middles(cellsIn(SQUARE, 3, 2, 50, true)).at(-1)).toEqual([50, 75, 50]);
  });
  it('have as many columns as make them large', () => {
    expect(bestColumns(SQUARE, 4, 100)).toBe(2);
    expect(bestColumns({ ...SQUARE, width: 400 }, 4, 100)).toBe(4);
  });
});

const ROOMS: [string, Box[]][] = [
  ['a crossing', [{ x: 70, y: 70, width: 60, height: 60 }]],
  ['a narrow street', [{ x: 0, y: 30, width: 30, height: 40 }]],
  ['a small room', [{ x: 0, y: 0, width: 35, height: 35 }]],
  ['a room with a corner', [{ x: 0, y: 0, width: 35, height: 65 }, { x: 35, y: 30, width: 35, height: 35 }]],
];
const LARGEST = 15;
const people = (count: number): Thing[] => Array.from({ length: count }, (_, i) => ({ id: `p${i}` }));
/** A crowd with a full car. */
const CROWD: Thing[] = [...people(19), { id: 'car', cells: [3, 2] }];
const overlap = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 1e-6 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 1e-6;
const isInside = (spot: Spot, boxes: readonly Box[]): boolean => boxes.some((box) => around([box, boxOfSpot(spot)]).width <= box.width + 1e-6 && around([box, boxOfSpot(spot)]).height <= box.height + 1e-6);

describe.each(ROOMS)('%s', (_, room) => {
  it.each([1, 2, 4, 7, 12, 19])('holds %i things side by side', (count) => {
    const spots = [...spotsIn(room, people(count), LARGEST).values()];
    expect(spots).toHaveLength(count);
    for (const spot of spots) expect(isInside(spot, room)).toBe(true);
    for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  });
  it('holds the worst crowd there can be', () => {
    const spots = [...spotsIn(room, CROWD, LARGEST).values()];
    expect(spots).toHaveLength(CROWD.length);
    for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  });
  it('gives few things full size', () => {
    const least = Math.min(LARGEST, Math.min(room[0]!.width, room[0]!.height) / 2);
    expect(spotsIn(room, people(2), LARGEST).get('p0')!.size).toBeGreaterThan(least * 0.8);
  });
});
it('one thing stands in the middle, and a wide one across where it must', () => {
  const spot = spotsIn(ROOMS[0]![1], people(1), LARGEST).get('p0')!;
  expect([spot.x, spot.y]).toEqual([100, 100]);
  const car = spotsIn([{ x: 0, y: 0, width: 20, height: 70 }], [{ id: 'car', cells: [2, 1] }], LARGEST).get('car')!;
  expect([car.height > car.width, car.size]).toEqual([true, LARGEST]);
});
it('a small target is touched beyond its edge, but not over its neighbour', () => {
  const box = { x: 10, y: 10, width: 4, height: 8 };
  expect(touchBox(box, [], 12)).toEqual({ x: 6, y: 8, width: 12, height: 12 });
  expect(touchBox(box, [{ x: 16, y: 10, width: 4, height: 8 }], 12)).toEqual({ x: 6, y: 8, width: 9, height: 12 });
  expect(touchBox(box, [{ x: 14, y: 10, width: 4, height: 8 }, { x: 10, y: 0, width: 4, height: 8 }], 12)).toEqual({ x: 6, y: 9, width: 8, height: 11 });
  expect(touchBox(box, [], 3)).toEqual(box);
});
