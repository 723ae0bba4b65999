import { expect, it } from 'vitest';
import corpus from '../../../tests/corpus/patches.json';
import { patched, type Patch } from './patches';

it.each(corpus)('as on the server: $what', ({ before, after, patch }) => {
  expect(JSON.stringify(patched<unknown>(before, patch as Patch))).toBe(JSON.stringify(after));
});
it('what does not change is shared, and nothing before is touched', () => {
  const before = { a: { x: 1 }, b: { y: [1, 2] } };
  const after = patched(before, [[['b', 'y'], 1, 1, [3, 4]]]);
  expect(after).toEqual({ a: { x: 1 }, b: { y: [1, 3, 4] } });
  expect(after.a).toBe(before.a);
  expect(before.b.y).toEqual([1, 2]);
});
