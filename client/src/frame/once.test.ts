import { expect, it } from 'vitest';
import { keepOpened, wasOpened } from './once';

it('what has opened by itself does not open again at the same table, and does at another', () => {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(wasOpened('/t/a', store)).toBe(false);
  keepOpened('/t/a', store);
  expect([wasOpened('/t/a', store), wasOpened('/t/b', store)]).toEqual([true, false]);
});
it('where nothing may be kept it opens', () => {
  const store = { getItem: (): never => { throw new Error('forbidden'); }, setItem: (): never => { throw new Error('forbidden'); } };
  keepOpened('/t/a', store);
  expect(wasOpened('/t/a', store)).toBe(false);
});
