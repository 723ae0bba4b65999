import { expect, it } from 'vitest';
import type { Happened } from '../wire';
import { Story } from './story';

const line = (n: number, event = 'moved', more: Partial<Happened> = {}): Happened => ({ n, event, clause: '', args: {}, ...more });
const numbers = (lines: Happened[]): number[] => lines.map(({ n }) => n);
const log = [line(0), line(1), line(3, 'round_began'), line(4), line(5, 'eaten'), line(6, 'dealt', { private: true }), line(9)];

it('is short when it is one’s turn: rounds, what one looks for, and what only oneself knows', () => {
  const lines = log.slice(0, 2);
  const story = new Story(() => lines);
  story.begin();
  lines.push(...log.slice(2));
  expect(numbers(story.summary({ death: /^eaten$/ }))).toEqual([3, 5, 6]);
  expect(numbers(story.whole())).toEqual([3, 4, 5, 6, 9]);
});
it('is never longer than one can listen to: the newest lines', () => {
  const story = new Story(() => Array.from({ length: 60 }, (_, n) => line(n, 'round_began')));
  expect(numbers(story.summary({}))).toEqual([52, 53, 54, 55, 56, 57, 58, 59]);
});
it('goes line by line on a key, and says the last one again', () => {
  const story = new Story(() => log);
  expect([story.next()?.n, story.next()?.n, story.again()?.n, story.next()?.n]).toEqual([0, 1, 1, 3]);
});
it('says all of little', () => {
  const story = new Story(() => [line(7), line(8)]);
  expect(numbers(story.summary({}))).toEqual([7, 8]);
});
it('says again what has just happened, where nothing was told on a key since the own answer', () => {
  const lines = log.slice(0, 2);
  const story = new Story(() => lines);
  story.next();
  story.begin();
  lines.push(log[2]!, log[3]!);
  expect([story.again()?.n, story.next()?.n, story.again()?.n]).toEqual([4, 3, 3]);
});
