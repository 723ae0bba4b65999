import { expect, it } from 'vitest';
import { stagedBy } from '../../frame/staging';
import { Texts } from '../../frame/texts';
import type { Happened } from '../../frame/wire';
import { chapter, staging, told } from './staging';
import types from './view.gen.ts?raw';

const VIEW = { units: [{ id: 'mayor', place: 'forest_0' }], zeds: [{ id: 'zed_1', space: 'forest_1' }] };
const event = (name: string, args = {}): Happened => ({ n: 1, event: name, clause: '', args }) as unknown as Happened;
const staged = (name: string, args = {}) => stagedBy(staging, { ms: 1 }, event(name, args), VIEW, VIEW);

it.each(['unit_died', 'zed_killed', 'last_hit', 'refugees_devoured'])('%s: nobody lies down before it has been seen', (name) => {
  const how = staged(name, { unit: 'mayor', zed: 'zed_1', space: 'forest_1', place: 'forest_0' });
  expect(how.changesAfter ?? how.moment !== undefined).toBe(true);
});
it('a roll falls into the column that was lit before', () => {
  const args = { space: 'forest_0', unit: 'mayor', zeds: ['zed_1'], dice: [3, 4], strengths: [5, 2], shifts: [['T1', 2]], column: 'equal', zed_hits: 1, unit_hits: 2, loser: 'units' };
  const { moment, focus } = staged('melee_rolled', args);
  expect(moment).toEqual({ kind: 'odds', fight: { kind: 'melee', space: 'forest_0', unit: 'mayor', zeds: ['zed_1'], strengths: [5, 2], column: 'equal', shifts: [{ row: 'T1', by: 2 }], dice: [3, 4] } });
  expect(focus).toEqual(['forest_0']);
});
it('zeds of a road that move in a row are told in one line', () => {
  const texts = new Texts('en', ['dz-way = { $who }: { $from } → { $to }\ndz-ways = { $ways }.\nname-zed_1 = Zed A\nname-zed_2 = Zed B\nname-forest_1 = F1\nname-forest_2 = F2\nname-forest_3 = F3\n']);
  const moves = [event('zeds_moved', { zeds: ['zed_1'], origin: 'forest_2', space: 'forest_1' }), event('zeds_moved', { zeds: ['zed_2'], origin: 'forest_3', space: 'forest_2' })];
  expect(told(moves, texts)).toBe('Zed A: F2 → F1; Zed B: F3 → F2.');
  expect(new Set(moves.map(({ event: name, args }) => staged(name, args).together))).toEqual(new Set(['march']));
});
it('the Zeds phase can be shown again as a whole', () => {
  expect([event('phase_began', { phase: 'zeds' }), event('zeds_moved'), event('phase_began', { phase: 'action' })].map(chapter)).toEqual(['begins', null, 'ends']);
});
it('every event of the game has a way to be shown', () => {
  const named = /export interface Events[^{]*\{([^}]*)\}/.exec(types)![1]!.match(/^\s*(\w+):/gm)!.map((line) => line.trim().slice(0, -1));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !(name in staging))).toEqual([]);
});
