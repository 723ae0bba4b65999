import { expect, it } from 'vitest';
import { isOneSide, isPlayedTogether, sideOf, sidesAmong } from './sides';

const TEAMS = [[0, 2], [1, 3]];

it('a seat is on one side', () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(TEAMS, seat))).toEqual([0, 1, 0, 1]);
});
it('seats of one team are on one side, whoever else plays', () => {
  expect([sidesAmong(TEAMS, [0, 2]), sidesAmong(TEAMS, [0, 1]), sidesAmong(TEAMS, [])]).toEqual([1, 2, 0]);
});
it('one side is all against the game', () => {
  expect([isOneSide([[0, 1, 2]]), isOneSide([[0], [1]])]).toEqual([true, false]);
});
it('a game is played together if its fullest table is; alone everybody is', () => {
  expect(isPlayedTogether({ '1': [[0]], '2': [[0, 1]] })).toBe(true);
  expect(isPlayedTogether({ '1': [[0]], '2': [[0], [1]] })).toBe(false);
});
