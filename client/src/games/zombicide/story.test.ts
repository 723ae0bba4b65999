import { expect, it } from 'vitest';
import type { Face } from '../../frame/face';
import { turnsOf } from '../../frame/table/turns';
import type { Happened } from '../../frame/wire';
import { turning } from './story';

const told = (n: number, event: string, args: Record<string, unknown> = {}): Happened => ({ n, event, clause: '', args }) as Happened;

it('the end of a mission tells who was lost, what was reached, and great blows', () => {
  const log = [
    told(1, 'round_began', { round: 1 }),
    told(2, 'zombies_killed', { kind: 'walker', count: 1 }),
    told(3, 'wound_taken', { survivor: 'ned' }),
    told(4, 'round_began', { round: 2 }),
    told(5, 'zombies_killed', { kind: 'walker', count: 4 }),
    told(6, 'survivor_eliminated', { survivor: 'ned' }),
    told(7, 'objective_taken', { survivor: 'amy' }),
    told(8, 'survivor_moved', { survivor: 'amy' }),
  ];
  expect(turnsOf(log, { turning } as unknown as Face, null).map(({ happened, round }) => [happened.event, round])).toEqual([
    ['wound_taken', 1],
    ['zombies_killed', 2],
    ['survivor_eliminated', 2],
    ['objective_taken', 2],
  ]);
});
