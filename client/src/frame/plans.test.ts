import { expect, it } from 'vitest';
import { levelKey, LEVELS, onceMore, othersAt } from './plans';
import type { SeatInfo } from './wire';

const at = (seat: number, name: string, holder: string, is_lent = false): SeatInfo => ({ seat, name, holder, present: true, devices: 0, is_link: false, is_lent });
const TABLE = [at(0, 'Anna', 'person'), at(1, 'Ben', 'bot:careful', true), at(2, 'Rosa', 'bot:search'), at(3, 'Cleo', 'person')];

it('once more: a bot that played for somebody gives the seat back, under the name of that person', () => {
  expect(onceMore(TABLE, [0])).toEqual([
    { kind: 'me', name: 'Anna' },
    { kind: 'open', name: 'Ben' },
    { kind: 'bot', level: 'search', name: 'Rosa' },
    { kind: 'open', name: 'Cleo' },
  ]);
});
it('all people of the table are shown the way, also whoever a bot has played for', () => {
  expect(othersAt(TABLE, [0]).map(({ name }) => name)).toEqual(['Ben', 'Cleo']);
});

it('levels are called by their place, the weakest first, whatever a game has', () => {
  expect(LEVELS.map((level) => levelKey(LEVELS, level))).toEqual(['level-rank-1', 'level-rank-2', 'level-rank-3']);
  expect(levelKey(['easy', 'careful', 'hard', 'search'], 'search')).toBe('level-rank-4');
  expect(levelKey(LEVELS, 'random')).toBe('level-random');
});
