import { expect, it } from 'vitest';
import type { GameInfo } from '../api';
import { inPercent, ratingOf, weaknessOf, winsOf } from './measured';

const careful = { value: 0.83, low: 0.44, high: 0.97, matches: 6 };
const game: GameInfo = {
  name: 'zombicide',
  seats: [1],
  sides: {},
  options: { mission: { values: ['00', '03'], most: null, clauses: [] } },
  presets: {},
  phrases: {},
  measured: {
    date: '2026-11-16',
    ratings: { 3: { search: { value: 1700, low: 1650, high: 1750, matches: 200 } } },
    wins: { mission: { '00': { careful } } },
  },
};

it('tells how often teams win the mission that is chosen, or the first one', () => {
  expect(winsOf(game, {})).toEqual([{ level: 'careful', wins: careful }]);
  expect(winsOf(game, { mission: '00' })).toHaveLength(1);
  expect(winsOf(game, { mission: '03' })).toEqual([]);
  expect(winsOf({ ...game, measured: undefined }, {})).toEqual([]);
});

it('tells the rating of a level among so many players', () => {
  expect(ratingOf(game, 3, 'search')?.value).toBe(1700);
  expect(ratingOf(game, 4, 'search')).toBeUndefined();
  expect(inPercent(careful.value)).toBe(83);
});

it('advice is weak where even the best of our teams hardly ever wins', () => {
  const never = { value: 0, low: 0, high: 0.02, matches: 200 };
  const measured = { ...game.measured!, wins: { mission: { '00': { careful }, '03': { careful: never }, '04': { careful: never, search: careful } } } };
  const weak = (mission: string) => weaknessOf({ ...game, measured }, { mission });
  expect([weak('00'), weak('03'), weak('04'), weak('05'), weaknessOf(undefined, {})]).toEqual([null, never, null, null, null]);
});
