import { expect, it } from 'vitest';
import { stagedBy, type Staged } from '../../frame/staging';
import { gathered, lineOf } from '../../frame/table/logging';
import { Texts } from '../../frame/texts';
import type { Face } from '../../frame/face';
import type { Happened } from '../../frame/wire';
import de from './de.ftl?raw';
import game from '../../../../untot/games/zombicide/texts/de.ftl?raw';
import kernel from '../../../../untot/kernel/texts/de.ftl?raw';
import { gathers, staging, told } from './staging';

const shown = (event: string, args: Record<string, unknown>, now = {}): Staged => stagedBy(staging, { ms: 0 }, { n: 1, event, clause: '', args, patch: [] }, {}, now);

it('nobody lies down before it was shown: zombies that are hit or burnt, people who die', () => {
  expect(shown('zombies_killed', { kind: 'walker', zone: 'S21', count: 1 }).changesAfter).toBe(true);
  expect(shown('zone_burnt', { zone: 'S21', kinds: ['walker'] }).changesAfter).toBe(true);
  expect(shown('survivor_eliminated', { survivor: 'ned' }).changesAfter).toBe(true);
});
it('a death and a scream get their moment, longer than a card', () => {
  const [death, scream, card] = [shown('survivor_eliminated', { survivor: 'ned' }), shown('card_drawn', { card: 'aaahh', survivor: 'ned' }), shown('card_drawn', { card: 'pan', survivor: 'ned' })];
  expect([death.moment?.kind, scream.moment?.kind, card.moment?.kind]).toEqual(['death', 'scream', 'card']);
  expect(Math.min(death.ms, scream.ms)).toBeGreaterThan(card.ms);
});
it('what the zombies do stays until it is read', () => {
  const args = { kind: 'walker', count: 1, zone: 'S21', to: 'S22', whom: [], survivor: 'ned', card: 1, level: 'blue' };
  for (const event of ['zombies_moved', 'zombies_appeared', 'zombie_card_drawn', 'zombie_attacked', 'zombies_added', 'survivor_eliminated']) expect(shown(event, args).isRead, event).toBe(true);
});
it('every picture says what it tells about, so that it does not lie over it', () => {
  const args = { survivor: 'ned', card: 'pan', number: 1, zone: 'S21', dice: [1], skills: [], level: 'yellow' };
  const dice = shown('dice_rolled', args, { attack: { zones: ['S21', 'S22'] } });
  expect([dice.marks, dice.focus]).toEqual([['ned'], ['S21', 'S22']]);
  for (const event of ['card_drawn', 'weapon_built', 'wound_taken', 'survivor_eliminated', 'survivor_escaped', 'level_reached']) expect(shown(event, args).marks, event).toEqual(['ned']);
  expect(shown('card_drawn', { ...args, card: 'aaahh' }).marks).toEqual(['ned']);
  expect(shown('zombie_card_drawn', args).focus).toEqual(['S21']);
});
it('the log has one line for all zombies that the same draws on, and the lines between stay where they are', () => {
  const texts = new Texts('de', [kernel, game, de]);
  const moved = (n: number, kind: string, count: number, to: string, why: string, targets: string[]): Happened => ({ n, event: 'zombies_moved', clause: '', args: { kind, count, zone: 'S20', to, why, targets, whom: ['ned'], ways: 1 } });
  const log = [
    moved(1, 'walker', 2, 'S21', 'noise', ['S25']),
    moved(2, 'runner', 1, 'S22', 'sight', ['S30']),
    moved(3, 'walker', 1, 'S21', 'noise', ['S25']),
    { n: 4, event: 'zombie_attacked', clause: '', args: { zone: 'S21', survivor: 'ned' } },
    moved(5, 'walker', 3, 'S21', 'noise', ['S25']),
  ];
  const face = { gathers, told } as unknown as Face;
  const rows = gathered(log, face);
  expect(rows.map((row) => row.map(({ n }) => n))).toEqual([[1, 3], [2], [4], [5]]);
  expect(lineOf(rows[0]!, face, texts, [])).toBe('Unterwegs: 3 Schlurfer auf Straße S21. Am lautesten ist es auf Straße S25.');
});
it('a zombie card and whom it brings are one line of the log, each card its own', () => {
  const texts = new Texts('de', [kernel, game, de]);
  const face = { gathers, told } as unknown as Face;
  const card = (n: number, zone: string, brings: string): Happened => ({ n, event: 'zombie_card_drawn', clause: '', args: { zone, card: 8, level: 'blue', brings } });
  const appeared = (n: number, zone: string): Happened => ({ n, event: 'zombies_appeared', clause: '', args: { zone, kind: 'walker', count: 2 } });
  const rows = gathered([card(1, 'S21', 'zombies'), appeared(2, 'S21'), card(3, 'S22', 'nothing'), card(4, 'S22', 'zombies'), appeared(5, 'S22')], face);
  expect(rows.map((row) => row.map(({ n }) => n))).toEqual([[1, 2], [3], [4, 5]]);
  expect(lineOf(rows[0]!, face, texts, [])).toBe('Zombiekarte, Gefahrenstufe Blau: 2 Schlurfer erscheinen auf Straße S21.');
});
it('zombies out of two manholes of one zone appear in one line, they do not walk', () => {
  const texts = new Texts('de', [kernel, game, de]);
  const face = { gathers, told } as unknown as Face;
  const card = { n: 1, event: 'zombie_card_drawn', clause: '', args: { zone: 'S21', card: 41, level: 'blue', brings: 'manholes' } };
  const appeared = (n: number, kind: string): Happened => ({ n, event: 'zombies_appeared', clause: '', args: { zone: 'S22', kind, count: 1 } });
  const rows = gathered([card, appeared(2, 'walker'), appeared(3, 'walker'), appeared(4, 'runner')], face);
  expect(rows.map((row) => row.map(({ n }) => n))).toEqual([[1], [2, 3, 4]]);
  expect(lineOf(rows[1]!, face, texts, [])).toBe('2 Schlurfer erscheinen auf Straße S22. 1 Läufer erscheint auf Straße S22.');
});
it('all that come so that groups are equal are one line, and the ways around them stay one', () => {
  const texts = new Texts('de', [kernel, game, de]);
  const face = { gathers, told } as unknown as Face;
  const added = (n: number, zone: string): Happened => ({ n, event: 'zombies_added', clause: '', args: { zone, kind: 'walker', count: 1 } });
  const moved = (n: number): Happened => ({ n, event: 'zombies_moved', clause: '', args: { kind: 'walker', count: 1, zone: 'S20', to: 'S21', why: 'noise', targets: ['S25'], whom: [], ways: 2 } });
  const rows = gathered([added(1, 'S21'), moved(2), added(3, 'S22'), moved(4)], face);
  expect(rows.map((row) => row.map(({ n }) => n))).toEqual([[1, 3], [2, 4]]);
  expect(lineOf(rows[0]!, face, texts, [])).toBe('Damit gleiche Gruppen entstehen, kommen dazu: 1 Schlurfer auf Straße S21, 1 Schlurfer auf Straße S22.');
});
