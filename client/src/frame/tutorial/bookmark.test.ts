import { expect, it } from 'vitest';
import { keepPlace, placeIn } from './bookmark';

function paper(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
}

it('a lesson goes on where it was when its page is loaded again', () => {
  const store = paper();
  keepPlace({ game: 'toy', scenes: 9, at: 4 }, store);
  expect(placeIn('toy', 9, store)).toBe(4);
});
it('another lesson, or another version of it, begins at its beginning, and so does one that was left', () => {
  const store = paper();
  keepPlace({ game: 'toy', scenes: 9, at: 4 }, store);
  expect([placeIn('other', 9, store), placeIn('toy', 8, store)]).toEqual([0, 0]);
  keepPlace(null, store);
  expect(placeIn('toy', 9, store)).toBe(0);
});
