import { expect, it } from 'vitest';
import { stagedBy } from '../../frame/staging';
import type { Happened } from '../../frame/wire';
import { Texts } from '../../frame/texts';
import { caption, chapter, staging, told } from './staging';

const VIEW = { pawns: [], buildings: [], fight: null };
it.each(['zombie_killed', 'survivor_died', 'pawn_died', 'barricades_fell'])('%s: nobody lies down before it has been seen', (event) => {
  const happened = { n: 1, event, clause: '', args: { square: 'C4', pawn: 'red', survivor: 'survivor.1', owner: 'red', building: 'bld_01', cards: [] } } as unknown as Happened;
  const staged = stagedBy(staging, { ms: 1 }, happened, VIEW, VIEW);
  expect(staged.changesAfter ?? staged.moment !== undefined).toBe(true);
});

it.each(['pawn_hurt', 'survivor_died', 'pawn_died', 'building_lost', 'exchange_won', 'seat_eliminated'])('%s: its words stay as long as they take to read', (event) => {
  const args = { pawn: 'red', survivor: 'survivor.1', owner: 'red', building: 'bld_01', winner: 'red' };
  expect(stagedBy(staging, { ms: 1 }, { n: 1, event, clause: '', args } as unknown as Happened, VIEW, VIEW).isRead).toBe(true);
});

const event = (name: string, args = {}): Happened => ({ n: 1, event: name, clause: '', args }) as unknown as Happened;
it('zombies that move in a row are told in one line', () => {
  const texts = new Texts('en', ['zt-walk = { $before } → { $square }\nzt-walks = { $count } zombies: { $ways }.\nname-C = C{ $number }\n']);
  const moves = [event('zombie_moved', { before: 'C1', square: 'C2' }), event('zombie_moved', { before: 'C4', square: 'C5' })];
  expect(told(moves, texts)).toBe('2 zombies: C1 → C2, C4 → C5.');
  const [first, second] = moves.map((one) => stagedBy(staging, { ms: 1 }, one, VIEW, VIEW).together);
  expect([first, first === second]).toEqual(['walks', true]);
});
it('a zombie movement can be shown again as a whole', () => {
  expect(['zombie_phase_began', 'zombie_moved', 'turn_began'].map((name) => chapter(event(name)))).toEqual(['begins', null, 'ends']);
});
it('the line above the board does not name twelve houses: it was cut off on a phone', () => {
  const texts = new Texts('en', ['zt-houses-known = Now all know who lived where.\n']);
  expect([event('houses_dealt'), event('zombie_moved')].map((one) => caption(one, texts))).toEqual(['Now all know who lived where.', null]);
});
