import { expect, it } from 'vitest';
import { stagedBy } from '../../frame/staging';
import type { Happened } from '../../frame/wire';
import { chapter, staging } from './staging';

const event = (name: string, args = {}): Happened => ({ n: 1, event: name, clause: '', args }) as unknown as Happened;
const staged = (name: string, args = {}) => stagedBy(staging, { ms: 1 }, event(name, args), {}, {});

it.each(['life_lost', 'survivor_died', 'destiny_drawn', 'combat_cards_revealed', 'chip_revealed', 'horde_appears'])('%s: it is seen before the table and the log tell it', (name) => {
  const args = { survivor: 'greta', life: 1, card: 'medic', cards: ['punch'], chip: 'food', zombies: ['zombie_1'] };
  expect(staged(name, args).moment, 'a picture of its own').toBeDefined();
});
it('how far a shot or a rush has come stays until it is read', () => {
  expect([staged('shot_came_to_rest', { touched: [] }).isRead, staged('rush_came_to_rest', { fallen: ['greta'] }).isRead]).toEqual([true, true]);
});
it('what hands do to several pieces is shown at once', () => {
  expect(staged('piece_put_back', { piece: 'barrel_1' }).together).toBe(staged('piece_put_back', { piece: 'barrel_2' }).together);
});
it('a flick and a rush can be shown again as a whole', () => {
  expect(['flick_released', 'tower_placed', 'simulated', 'disc_came_to_rest', 'rush_came_to_rest'].map((name) => chapter(event(name)))).toEqual(['begins', 'begins', null, 'ends', 'ends']);
});
