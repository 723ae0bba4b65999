import { expect, it } from 'vitest';
import { stagedBy } from '../../frame/staging';
import type { Happened } from '../../frame/wire';
import { staging } from './staging';

const VIEW = { pawns: [], buildings: [], fight: null };
it.each(['zombie_killed', 'survivor_died', 'pawn_died', 'barricades_fell'])('%s: nobody lies down before it has been seen', (event) => {
  const happened = { n: 1, event, clause: '', args: { square: 'C4', pawn: 'red', survivor: 'survivor.1', owner: 'red', building: 'bld_01', cards: [] } } as unknown as Happened;
  const staged = stagedBy(staging, { ms: 1 }, happened, VIEW, VIEW);
  expect(staged.changesAfter ?? staged.moment !== undefined).toBe(true);
});
