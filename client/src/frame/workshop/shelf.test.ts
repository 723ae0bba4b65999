import { expect, it } from 'vitest';
import { WORKSHOP, workshopOf } from './kept';
import { seatsFor } from './play';
import { SHELF, Shelf } from './shelf';

function storage(): Pick<Storage, 'getItem' | 'setItem'> & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
it('the shelf keeps drafts, newest first, and offers only the sound ones for a match', () => {
  const store = storage();
  const shelf = new Shelf('toy', store);
  const old = shelf.add('mission', { tiles: 1 }, 1);
  const young = shelf.add('mission', { tiles: 0 }, 2, { id: 'own_small' });
  expect(shelf.all('mission').map((one) => one.id)).toEqual([young.id, old.id]);
  expect(workshopOf('toy', store)).toEqual({ missions: [{ id: 'own_small' }] });
  shelf.put({ ...young, sound: null });
  expect(workshopOf('toy', store)).toEqual({});
  shelf.remove(old.id);
  expect(shelf.all('mission')).toHaveLength(1);
});
it('two drafts of the same moment are two drafts', () => {
  const shelf = new Shelf('toy', storage());
  expect(shelf.add('mission', { tiles: 1 }, 5).id).not.toBe(shelf.add('mission', { tiles: 1 }, 5).id);
});
it('a broken storage is an empty shelf, a full one says so', () => {
  const store = storage();
  store.kept.set(SHELF, 'no json');
  store.kept.set(WORKSHOP, '[');
  expect(new Shelf('toy', store).all('mission')).toEqual([]);
  const full = { ...store, setItem: () => { throw new Error('full'); } };
  expect(new Shelf('toy', full).put({ id: 'x', kind: 'mission', draft: { tiles: 1 }, changed: 1, sound: null })).toBe(false);
});
it('whoever plays alone leads everybody; bots are company or play by themselves', () => {
  expect(seatsFor('alone', [1, 6], 'Mo')).toEqual([{ kind: 'me', name: 'Mo' }]);
  expect(seatsFor('alone', [2, 6], 'Mo').map((seat) => seat.kind)).toEqual(['me', 'me']);
  expect(seatsFor('bots', [1, 6], 'Mo').map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
  expect(seatsFor('watch', [1, 2], 'Mo').map((seat) => seat.kind)).toEqual(['bot', 'bot']);
});
