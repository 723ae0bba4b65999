import { expect, it } from 'vitest';
import { Texts } from '../texts';
import { firstOf, stepFrom, wordsOf, type Place } from './places';

/** A row of squares A1 B1 C1 D1, and E2 below the last. */
const row = 'ABCD'.split('').map((letter, x): Place => ({ id: `${letter}1`, here: [], next: [], x, y: 0, isEmpty: letter === 'B' || letter === 'C' }));
const next = (i: number) => [row[i - 1], row[i + 1]].flatMap((place) => (place ? [{ id: place.id }] : []));
const places: Place[] = [...row.map((place, i) => ({ ...place, next: next(i) })), { id: 'E2', here: ['2 zombies'], next: [{ id: 'D1', by: 'open door' }], x: 3, y: 1, isOwn: true }];

it('walks along neighbours and passes over empty squares, but not over what may be chosen', () => {
  expect(stepFrom(places, 'A1', 'ArrowRight')?.id).toBe('D1');
  expect(stepFrom(places, 'A1', 'ArrowRight', (id) => id === 'C1')?.id).toBe('C1');
  expect(stepFrom(places, 'A1', 'ArrowLeft')).toBeNull();
});
it('finds the next place that way where there is no neighbour', () => {
  expect(stepFrom(places, 'D1', 'ArrowDown')?.id).toBe('E2');
  expect(stepFrom(places, 'E2', 'ArrowUp')?.id).toBe('D1');
});
it('begins with the own people', () => {
  expect(firstOf(places)?.id).toBe('E2');
});
it('says what is there and what is next to it', () => {
  const texts = new Texts('en', ['name-E2 = the diner\nname-D1 = the street\nplace-empty = nobody\nplace-next = Next to { $places }.\n']);
  expect(wordsOf(places[4]!, texts)).toBe('The diner: 2 zombies. Next to the street (open door).');
});
it('one is where whoever acts for one is', () => {
  const two: Place[] = [...places, { id: 'F1', here: ['Amy'], next: [], x: 9, y: 0, isOwn: true, isActing: true }];
  expect([firstOf(places)?.id, firstOf(two)?.id, firstOf(two.map((place) => ({ ...place, isOwn: place.id === 'E2' })))?.id]).toEqual(['E2', 'F1', 'E2']);
});
