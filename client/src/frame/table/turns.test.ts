import { expect, it } from 'vitest';
import type { Face } from '../face';
import type { Happened } from '../wire';
import { turnsOf } from './turns';

const WEIGHT: Record<string, number> = { death: 3, quarrel: 1, ruin: 5 };
const face = { turning: ({ event }: Happened) => WEIGHT[event] ?? 0 } as unknown as Face;
const log = ['quarrel', 'round_began', 'death', 'talk', 'round_began', 'ruin', 'quarrel', 'death', 'death', 'death'].map(
  (event, n) => ({ n, event, clause: '', args: event === 'round_began' ? { round: n === 1 ? 1 : 2 } : {} }) as Happened,
);

it('tells what turned the match most, in order, with its round', () => {
  expect(turnsOf(log, face, null).map(({ happened, round }) => `${round} ${happened.event}`)).toEqual(['1 death', '2 ruin', '2 death', '2 death', '2 death']);
});
