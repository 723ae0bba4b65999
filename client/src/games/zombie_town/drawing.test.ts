import { describe, expect, it } from 'vitest';
import { duelOf } from './duel';
import { heapsOf } from './hand';
import { iconOf } from './icons';
import { scoreRows } from './score';
import { type CardSpec, type FightView, type View } from './view';

const SPECS: Record<string, CardSpec> = {
  pistol: { kind: 'weapon', count: 10, shots: 3, draws: 1 },
  barricade_2: { kind: 'barricade', count: 4, value: 2, trap: 0 },
  event_time: { kind: 'event', count: 2 },
};

describe('a hand', () => {
  it('lies in heaps of equal cards, weapons first', () => {
    expect(heapsOf(['event_time', 'barricade_2', 'pistol', 'event_time'], SPECS, ['event_time'])).toEqual([
      { card: 'pistol', count: 1, fresh: 0 },
      { card: 'barricade_2', count: 1, fresh: 0 },
      { card: 'event_time', count: 2, fresh: 1 },
    ]);
  });
  it('keeps cards it does not know', () => {
    expect(heapsOf(['new_card', 'pistol'], SPECS).map(({ card }) => card)).toEqual(['pistol', 'new_card']);
  });
});

const weapon = { id: 'pistol.1', kind: 'pistol', shots: 2, most: 3, draws: 1 };
const guarded = { id: 'rifle.2', kind: 'rifle', shots: 4, most: 4, draws: 1 };
const VIEW = {
  players: [
    { seat: 0, colors: ['red', 'blue'], eliminated: false, hand_size: 2, score: 4 },
    { seat: 1, colors: ['white'], eliminated: false, hand_size: 1, score: 9 },
  ],
  pawns: [
    { color: 'red', seat: 0, alive: true, weapons: [weapon], companions: [], sources: { kills: 1, barricades: 0, survivors: 0, weapons: 1, houses: 0 } },
    { color: 'blue', seat: 0, alive: false, weapons: [], companions: [], sources: { kills: 2, barricades: 0, survivors: 0, weapons: 0, houses: 0 } },
    { color: 'white', seat: 1, alive: true, weapons: [], companions: [] },
  ],
  buildings: [{ id: 'bld_01', owner: 'white', survivors: [{ id: 'survivor.3', weapon: guarded }] }],
  fight: null,
  result: null,
} as unknown as View;

describe('the score sheet', () => {
  it('names the best first and keeps the two colours of a player together', () => {
    const rows = scoreRows(VIEW);
    expect(rows.map((row) => [row.seat, row.score, row.lines.map((line) => line.color)])).toEqual([
      [1, 9, ['white']],
      [0, 4, ['red', 'blue']],
    ]);
    expect(rows[0]?.lines[0]?.sources.kills).toBe(0);
  });
  it('puts the winner first even if somebody has as many points', () => {
    const rows = scoreRows({ ...VIEW, result: { reason: 'last_day', scores: {}, winners: ['red'] } });
    expect(rows.map((row) => [row.seat, row.wins])).toEqual([
      [0, true],
      [1, false],
    ]);
  });
});

describe('a duel', () => {
  const fight: FightView = { kind: 'survivor', attacker: 'red', target: 'survivor.3', weapon: 'pistol.1', defence: 'rifle.2', entry: false, shots: ['jammed'], answers: ['one_away'] };
  it('shows both sides with what they fire', () => {
    const duel = duelOf({ ...VIEW, fight }, (id) => id);
    expect(duel?.attacker).toEqual({ kind: 'pawn', color: 'red', label: 'red', weapon });
    expect(duel?.defender).toEqual({ kind: 'survivor', color: 'white', label: 'survivor.3', weapon: guarded });
  });
  it('with a zombie has no weapon on the other side', () => {
    const duel = duelOf(VIEW, (id) => id, { ...fight, kind: 'zombie', target: 'C4', defence: '', answers: [] });
    expect(duel?.defender).toEqual({ kind: 'zombie', label: 'C4' });
  });
  it('is not there while nobody fights', () => {
    expect(duelOf(VIEW, (id) => id)).toBeNull();
  });
});

it('barricades share a picture, and a card without one is still drawn', () => {
  expect(iconOf('barricade_4_trap_1')).toBe(iconOf('barricade'));
  expect(iconOf('unheard_of')).not.toBe('');
});
