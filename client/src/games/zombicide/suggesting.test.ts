import { expect, it } from 'vitest';
import sample from './sample.json';
import { handWorth, suggested } from './suggesting';
import type { Scene } from './view';

const { equipment } = (sample as unknown as { scene: Scene }).scene;
const SLOTS = ['hand_1', 'hand_2', 'reserve_1', 'reserve_2', 'reserve_3'];
/** What is suggested for a card, given what lies on the slots. */
const placed = (card: string, held: Record<string, string>): Record<string, string> => {
  const lying = Object.entries(held).map(([id, one]) => ({ id, card: one, slots: one === 'wound' ? [id] : SLOTS }));
  return Object.fromEntries(suggested({ card, slots: [...SLOTS, 'discard'] }, lying, (one) => equipment[one]));
};

it('a weapon goes into a free hand, all else into the reserve', () => {
  expect(placed('machete', { hand_1: 'pan' })).toEqual({ machete: 'hand_2' });
  expect(placed('water', { hand_1: 'pan' })).toEqual({ water: 'reserve_1' });
});
it('a better weapon takes the place of the weaker one, which is kept', () => {
  expect(placed('chainsaw', { hand_1: 'pistol', hand_2: 'pan' })).toEqual({ chainsaw: 'hand_2', hand_2: 'reserve_1' });
  expect(placed('pan', { hand_1: 'pistol', hand_2: 'machete' })).toEqual({ pan: 'reserve_1' });
});
it('a wound stays, and nothing is thrown away', () => {
  expect(placed('chainsaw', { hand_1: 'wound', hand_2: 'chainsaw' })).toEqual({ chainsaw: 'reserve_1' });
  expect(placed('chainsaw', { hand_1: 'pan', hand_2: 'pan', reserve_1: 'rice', reserve_2: 'rice', reserve_3: 'water' })).toEqual({});
});
it('what a weapon is worth in a hand', () => {
  expect(handWorth(equipment['chainsaw'])).toBeGreaterThan(handWorth(equipment['pan']));
  expect(handWorth(equipment['water'])).toBe(0);
});
