import { expect, it } from 'vitest';
import { wordArgs, wordsIn } from './promises';
import type { Happened } from './wire';

const told = (event: string, player: string, kept: number, broken: number): Happened => ({ n: 0, event, clause: '', args: { player, to: 'blue', kept, broken } }) as unknown as Happened;

it('of everybody who gave his word the newest count stands at the end', () => {
  const log = [told('word_kept', 'red', 1, 0), told('zombie_moved', 'green', 9, 9), told('word_broken', 'yellow', 0, 1), told('word_broken', 'red', 1, 1)];
  expect(wordsIn(log)).toEqual({ red: { kept: 1, broken: 1 }, yellow: { kept: 0, broken: 1 } });
  expect(wordArgs({ kept: 1, broken: 1 })).toEqual({ kept: 1, broken: 1, both: 'yes' });
  expect(wordArgs({ kept: 0, broken: 2 }).both).toBe('no');
});
