import { expect, it } from 'vitest';
import { nameOf, workshopOf } from './workshop';

const storage = (text: string | null) => ({ getItem: () => text });

it('a workshop holds missions and survivors by game', () => {
  const kept = JSON.stringify({ zombicide: { missions: [{ id: 'mine' }] } });
  expect(workshopOf('zombicide', storage(kept))).toEqual({ missions: [{ id: 'mine' }], survivors: [] });
  expect(workshopOf('other', storage(kept))).toEqual({ missions: [], survivors: [] });
});
it('a broken or empty storage is an empty workshop', () => {
  expect(workshopOf('zombicide', storage('no json'))).toEqual({ missions: [], survivors: [] });
  expect(workshopOf('zombicide', storage(null))).toEqual({ missions: [], survivors: [] });
});
it('a name in the language of the reader, or whichever there is', () => {
  expect(nameOf({ name: { en: 'Bridge', de: 'Brücke' } }, 'de')).toBe('Brücke');
  expect(nameOf({ name: { en: 'Bridge' } }, 'de')).toBe('Bridge');
  expect(nameOf({ name: 'Ada' }, 'de')).toBe('Ada');
  expect(nameOf({ id: 'x' }, 'de')).toBe('x');
});
