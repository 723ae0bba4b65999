import { expect, it } from 'vitest';
import { levelKey, LEVELS, nextOf, onceMore, othersAt } from './plans';
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

it('after a mission comes the next one that as many can play, after the last one none', () => {
  const missions: { id: string; players?: [number, number] }[] = [{ id: '00' }, { id: '01', players: [2, 4] }, { id: '02', players: [1, 6] }];
  const after = (id: string | undefined, seats: number): string | undefined => nextOf(missions, id, seats)?.id;
  expect([after('00', 2), after('00', 1), after('02', 1), after('mine', 1), after(undefined, 1)]).toEqual(['01', '02', undefined, undefined, undefined]);
});
