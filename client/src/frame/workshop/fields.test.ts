import { expect, it } from 'vitest';
import { blankFor, valueAt, wholeFrom, withNumber, withValue } from './fields';
import { changed, removed, shifted, withEntry } from './lists';

it('a value is read and said anew by its path, and nothing is changed in place', () => {
  const thing = { name: { en: 'Bridge' }, players: [1, 6] as const, tower: null };
  expect([valueAt(thing, 'name.en'), valueAt(thing, 'players.1'), valueAt(thing, 'tower.side')]).toEqual(['Bridge', 6, undefined]);
  expect(withValue(thing, 'players.0', 3)).toEqual({ ...thing, players: [3, 6] });
  expect(withValue(thing, 'tower.side', 'east').tower).toEqual({ side: 'east' });
  expect(thing.players).toEqual([1, 6]);
});
it('numbers keep to their bounds; in a list those before are like the last one', () => {
  expect([wholeFrom(2.6, field), wholeFrom(-500, field), wholeFrom(9999, field)]).toEqual([3, -450, 450]);
  expect(withNumber([4], 1, 2, 6)).toEqual([4, 4, 6]);
  expect(withNumber({ food: 1, key: 2 }, 'key', 1, 0)).toEqual({ food: 1 });
});
const field = { path: 'x', label: '', kind: 'number', least: -450, most: 450 } as const;
it('a new goal begins with what its schema allows', () => {
  expect([{ enum: ['red', 'blue'] }, { type: 'array' }, { type: 'boolean' }, { type: 'integer', minimum: 3 }, {}].map((schema) => blankFor(schema as never))).toEqual(['red', [], true, 3, '']);
});
it('lists grow, change, shrink and change their order', () => {
  const draft = withEntry(withEntry({ cars: [] as { zone: string }[] }, 'cars', { zone: 'a' }), 'cars', { zone: 'b' });
  expect(shifted(draft, 'cars', 1, -1).cars).toEqual([{ zone: 'b' }, { zone: 'a' }]);
  expect(shifted(draft, 'cars', 1, 1)).toBe(draft);
  expect(removed(changed(draft, 'cars', 0, { zone: 'c' }), 'cars', 1).cars).toEqual([{ zone: 'c' }]);
});
