import { describe, expect, it } from 'vitest';
import { LARGEST, placesIn, type Spot, type Thing } from './placing';
import type { Rect } from './view';

const CROSSING: Rect = [70, 70, 130, 130];
const KERB: Rect = [0, 30, 30, 70];
const CORNER: Rect[] = [
  [0, 0, 35, 65],
  [35, 30, 70, 65],
];
const ZONES: [string, Rect[]][] = [
  ['a crossing', [CROSSING]],
  ['a street at the edge', [KERB]],
  ['a corner of the map', [[0, 0, 30, 30]]],
  ['a small room', [[0, 0, 35, 35]]],
  ['a room with a corner', CORNER],
];
const people = (count: number): Thing[] => Array.from({ length: count }, (_, i) => ({ id: `p${i}` }));
/** Twelve survivors, four kinds of zombies, three tokens and a full car. */
const CROWD: Thing[] = [...people(19), { id: 'car', cells: [3, 2] }];

function overlap(a: Spot, b: Spot): boolean {
  const apart = 1e-6;
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 - apart && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - apart
  );
}
function isInside(spot: Spot, rects: readonly Rect[]): boolean {
  return rects.some(
    ([x0, y0, x1, y1]) =>
      spot.x - spot.width / 2 >= x0 && spot.x + spot.width / 2 <= x1 && spot.y - spot.height / 2 >= y0 && spot.y + spot.height / 2 <= y1,
  );
}

describe.each(ZONES)('%s', (_, rects) => {
  it.each([1, 2, 4, 7, 12, 19])('holds %i things side by side', (count) => {
    const spots = [...placesIn(rects, people(count)).values()];
    expect(spots).toHaveLength(count);
    for (const spot of spots) expect(isInside(spot, rects)).toBe(true);
    for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  });
  it('holds the worst crowd there can be', () => {
    const spots = [...placesIn(rects, CROWD).values()];
    expect(spots).toHaveLength(CROWD.length);
    for (const spot of spots) expect(isInside(spot, rects)).toBe(true);
    for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  });
  it('gives few things full size', () => {
    const [width, height] = [rects[0]![2] - rects[0]![0], rects[0]![3] - rects[0]![1]];
    const size = placesIn(rects, people(2)).get('p0')!.size;
    expect(size).toBeGreaterThan(Math.min(LARGEST, Math.min(width, height) / 2) * 0.8);
  });
});

it('one thing stands in the middle', () => {
  const spot = placesIn([CROSSING], people(1)).get('p0')!;
  expect([spot.x, spot.y]).toEqual([100, 100]);
});
it('a car stands across where it must', () => {
  const spot = placesIn([[0, 0, 24, 70]], [{ id: 'car', cells: [2, 1] }]).get('car')!;
  expect(spot.height).toBeGreaterThan(spot.width);
  expect(spot.size).toBe(LARGEST);
});
it('nobody changes places for nothing', () => {
  expect(placesIn([CROSSING], people(5))).toEqual(placesIn([CROSSING], people(5)));
});
