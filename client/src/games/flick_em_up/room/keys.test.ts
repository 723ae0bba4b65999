import { expect, it } from 'vitest';
import { HALF, keysFor, type Standing } from './keys';

const figure = (id: string, x: number, y: number): Standing => ({ id, x, y, wide: 10, high: 14 });

it('a key stands above whom it names', () => {
  const key = keysFor(['s1'], [figure('s1', 100, 100), figure('z1a', 300, 100)]).get('s1')!;
  expect(key.x).toBe(100);
  expect(key.y).toBeLessThan(100 - 14);
});
it('where somebody stands right behind, the key stands below: whoever is touched is who is seen there', () => {
  const [front, back] = [figure('s3', 100, 130), figure('s2', 104, 98)];
  const keys = keysFor(['s2', 's3'], [front, back]);
  for (const key of keys.values())
    for (const { x, y, wide, high } of [front, back]) expect(Math.abs(key.x - x) >= HALF + wide || Math.abs(key.y - y) >= HALF + high).toBe(true);
});
it('no key lies on another one', () => {
  const keys = [...keysFor(['s1', 's2'], [figure('s1', 100, 100), figure('s2', 112, 100)]).values()];
  expect(Math.max(Math.abs(keys[0]!.x - keys[1]!.x), Math.abs(keys[0]!.y - keys[1]!.y))).toBeGreaterThanOrEqual(2 * HALF);
});
