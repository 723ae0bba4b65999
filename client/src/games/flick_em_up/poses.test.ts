import { expect, it } from 'vitest';
import { flatFrom, middleHeight, outOf, placementOf, turned, turnOf } from './poses';
import type { Kind } from './view.gen';

const FIGURE = { kind: 'figure', class: 'figure', hull: [25, 9], height: 45, parts: [] } as unknown as Kind;

it.each([0, 1, 2, 3, 4])('with side %i down it is the same from above', (side) => {
  for (const yaw of [0, 37, 180, 301]) {
    const seen = flatFrom(placementOf({ x: 12, y: -7, yaw, side }, FIGURE));
    expect(seen).toMatchObject({ x: 12, y: -7, side });
    expect(Math.abs(((seen.yaw - yaw + 540) % 360) - 180)).toBeLessThan(1e-6);
  }
});

it('lies as deep or as wide as it is', () => {
  expect([0, 1, 2, 3, 4].map((side) => middleHeight(FIGURE, side))).toEqual([22.5, 4.5, 4.5, 12.5, 12.5]);
});

it('on its back it looks up, and its head points along its yaw', () => {
  const turn = turnOf({ x: 0, y: 0, yaw: 90, side: 1 });
  expect(turned(turn, [0, 1, 0])[2]).toBeCloseTo(1);
  expect(turned(turn, [0, 0, 1])[1]).toBeCloseTo(1);
});

it('a place before a building that looks north is north of it', () => {
  const { x, y } = outOf({ x: 5, y: 5, yaw: 0, side: 0 }, 10, 20);
  expect([x, y].map(Math.round)).toEqual([15, 25]);
});
