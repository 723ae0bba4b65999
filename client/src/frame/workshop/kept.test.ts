import { expect, it } from 'vitest';
import { nameOf, workshopOf } from './kept';

const storage = (text: string | null) => ({ getItem: () => text });

it('a workshop holds what was made, by game and kind', () => {
  const kept = JSON.stringify({ toy: { maps: [{ id: 'mine' }] } });
  expect(workshopOf('toy', storage(kept))).toEqual({ maps: [{ id: 'mine' }] });
  expect(workshopOf('other', storage(kept))).toEqual({});
});
it('a broken or empty storage is an empty workshop', () => {
  expect(workshopOf('toy', storage('no json'))).toEqual({});
  expect(workshopOf('toy', storage(null))).toEqual({});
});
it('a name in the language of the reader, or whichever there is', () => {
  expect(nameOf({ name: { en: 'Bridge', de: 'Brücke' } }, 'de')).toBe('Brücke');
  expect(nameOf({ name: { en: 'Bridge' } }, 'de')).toBe('Bridge');
  expect(nameOf({ name: 'Ada' }, 'de')).toBe('Ada');
  expect(nameOf({ id: 'x' }, 'de')).toBe('x');
});
