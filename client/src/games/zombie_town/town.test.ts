import { describe, expect, it } from 'vitest';
import type { Box } from '../../frame/board/boxes';
import { boxOf, boxOfCells, boxOfTarget, cellNamed, entrances, housePlan, sizeOf, spotsIn, standingOf, strain, streetsOf, strengthOf, trailsOf } from './town';
import type { TownBuilding, TownPawn, Scene, View } from './view.gen';

/** A village of six by six with one house in the north and one in the east, and a grave of two by two in its middle. */
const VILLAGE = {
  width: 6,
  height: 6,
  squares: {
    B1: { cells: [[1, 0]], ring: 2, x: false },
    E1: { cells: [[4, 0]], ring: 2, x: false },
    C2: { cells: [[2, 1]], ring: 1, x: true },
    D2: { cells: [[3, 1]], ring: 1, x: true },
    bld_01: { cells: [[2, 0], [3, 0]], ring: 3, x: false },
    bld_02: { cells: [[5, 2], [5, 3]], ring: 3, x: false },
  },
  buildings: {
    bld_01: { number: 1, side: 'north', cells: [[2, 0], [3, 0]], touching: ['C2', 'D2', 'B1', 'E1'] },
    bld_02: { number: 2, side: 'east', cells: [[5, 2], [5, 3]], touching: [] },
  },
  cemetery: ['C3', 'D3', 'C4', 'D4'],
} as unknown as Scene;
const pawn = (colour: string, square: string, companions = 0) =>
  ({ colour, square, alive: true, companions: Array.from({ length: companions }, (_, i) => ({ id: `survivor.${i + 1}`, weapon: null })) }) as unknown as TownPawn;
const view = (change: Partial<View>) => ({ pawns: [], buildings: [], zombies: {}, moved: {}, ...change });
const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1e-9 && inner.y >= outer.y - 1e-9 && inner.x + inner.width <= outer.x + outer.width + 1e-9 && inner.y + inner.height <= outer.y + outer.height + 1e-9;
const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width - 1e-9 && b.x < a.x + a.width - 1e-9 && a.y < b.y + b.height - 1e-9 && b.y < a.y + a.height - 1e-9;

describe('the plan', () => {
  it('draws the outermost rows and columns twice as deep', () => {
    expect(sizeOf(VILLAGE)).toEqual({ width: 80, height: 80 });
    expect(boxOf(VILLAGE, 'C2')).toEqual({ x: 30, y: 20, width: 10, height: 10 });
    expect(boxOf(VILLAGE, 'B1')).toEqual({ x: 20, y: 0, width: 10, height: 20 });
  });
  it('gives every house the same room, whichever side it stands on', () => {
    expect(boxOf(VILLAGE, 'bld_01')).toEqual({ x: 30, y: 0, width: 20, height: 20 });
    expect(boxOf(VILLAGE, 'bld_02')).toEqual({ x: 60, y: 30, width: 20, height: 20 });
  });
  it('knows cells by name, and nothing of places that are not there', () => {
    expect(cellNamed('N14')).toEqual([13, 13]);
    expect(boxOfCells(VILLAGE, VILLAGE.cemetery.map(cellNamed))).toEqual({ x: 30, y: 30, width: 20, height: 20 });
    expect(boxOf(VILLAGE, 'Z9')).toBeNull();
  });
  it('tells streets from houses', () => {
    expect(streetsOf(VILLAGE)).toEqual(['B1', 'E1', 'C2', 'D2']);
  });
});

describe('a house', () => {
  it.each(['north', 'east', 'south', 'west'] as const)('on the %s side keeps its parts apart', (side) => {
    const plan = housePlan(VILLAGE, { side, cells: VILLAGE.buildings['bld_01']!.cells });
    const parts = [plan.strip, plan.band, plan.room, plan.chips];
    for (const part of parts) expect(inside(part, plan.box)).toBe(true);
    for (const a of parts) for (const b of parts) expect(a !== b && overlap(a, b)).toBe(false);
  });
  it('has its boards towards the street', () => {
    const { band } = housePlan(VILLAGE, VILLAGE.buildings['bld_02']!);
    expect(band.x).toBe(60);
    expect(housePlan(VILLAGE, VILLAGE.buildings['bld_01']!).band.y).toBeGreaterThan(10);
  });
  it('is entered from each touching square, arrows pointing inwards', () => {
    expect(entrances(VILLAGE, VILLAGE.buildings['bld_01']!)).toEqual([
      { x: 35, y: 20, turn: -90 },
      { x: 45, y: 20, turn: -90 },
      { x: 30, y: 10, turn: 0 },
      { x: 50, y: 10, turn: 180 },
    ]);
  });
});

describe('spots', () => {
  const box: Box = { x: 0, y: 0, width: 15, height: 9 };
  it.each([1, 2, 3, 5, 8, 12])('for %i lie inside and not on each other', (count) => {
    const boxes = spotsIn(box, count).map(({ x, y, size }) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size }));
    expect(boxes).toHaveLength(count);
    for (const one of boxes) expect(inside(one, box)).toBe(true);
    for (const a of boxes) for (const b of boxes) expect(a !== b && overlap(a, b)).toBe(false);
  });
  it('for two in a square are larger than half of it', () => {
    const [a, b] = spotsIn({ x: 0, y: 0, width: 10, height: 10 }, 2);
    expect(a!.size).toBeGreaterThan(5);
    expect([a!.x > b!.x, a!.y < b!.y]).toEqual([true, true]);
  });
});

describe('standing', () => {
  it('zombies that have moved are told from those that have not', () => {
    const { hordes } = standingOf(VILLAGE, view({ zombies: { C2: 3, D2: 2 }, moved: { C2: 1, D2: 2 } }));
    expect(hordes.map(({ what }) => what)).toEqual([
      { id: 'C2', count: 1, moved: true },
      { id: 'C2', count: 2, moved: false },
      { id: 'D2', count: 2, moved: true },
    ]);
  });
  it('companions stand small before their pawn, within its square', () => {
    const { pawns, survivors } = standingOf(VILLAGE, view({ pawns: [pawn('red', 'C2', 3)] }));
    expect(survivors.map(({ what }) => [what.id, what.colour])).toEqual([['survivor.1', 'red'], ['survivor.2', 'red'], ['survivor.3', 'red']]);
    for (const { spot } of survivors) {
      expect(spot.size).toBeLessThan(pawns[0]!.spot.size);
      expect(inside({ x: spot.x - spot.size / 2, y: spot.y - spot.size / 2, width: spot.size, height: spot.size }, boxOf(VILLAGE, 'C2')!)).toBe(true);
    }
  });
  it('posted survivors stand in their house with its owner', () => {
    const site = { id: 'bld_01', owner: 'blue', survivors: [{ id: 'survivor.4', weapon: null }] } as unknown as TownBuilding;
    const standing = standingOf(VILLAGE, view({ buildings: [site] }));
    expect(standing.survivors[0]?.what).toEqual({ id: 'survivor.4', colour: 'blue', square: 'bld_01', armed: false });
    expect(inside(boxOfTarget('survivor.4', VILLAGE, standing)!, boxOf(VILLAGE, 'bld_01')!)).toBe(true);
  });
  it('the dead, and pawns that stand nowhere, are not drawn', () => {
    const dead = { ...pawn('red', 'C2'), alive: false };
    expect(standingOf(VILLAGE, view({ pawns: [dead, pawn('blue', '')] })).pawns).toEqual([]);
    expect(standingOf(VILLAGE)).toEqual({ pawns: [], survivors: [], hordes: [] });
  });
  it('targets are pawns before places', () => {
    const standing = standingOf(VILLAGE, view({ pawns: [pawn('red', 'C2')] }));
    expect(inside(boxOfTarget('red', VILLAGE, standing)!, boxOf(VILLAGE, 'C2')!)).toBe(true);
    expect(boxOfTarget('bld_02', VILLAGE, standing)).toEqual(boxOf(VILLAGE, 'bld_02'));
    expect(boxOfTarget('green', VILLAGE, standing)).toBeNull();
  });
});

it('boards are strained by what presses, as far as that is known', () => {
  expect(strain(8, 2)).toBe(0.25);
  expect(strain(3, 9)).toBe(1);
  expect(strain(null, 9)).toBeNull();
  expect(strain(0, 4)).toBeNull();
});

it('boards hold what they hold together, as soon as all of them are known to somebody who looks back', () => {
  const scene = { cards: { barricade_2: { value: 2 }, barricade_3: { value: 3 } } } as unknown as Scene;
  const boards = (...known: (string | null)[]) => ({ strength: null, barricades: known.map((card) => ({ card, builder: 0 })) });
  expect(strengthOf(scene, boards('barricade_2', 'barricade_3'))).toBe(5);
  expect(strengthOf(scene, boards('barricade_2', null))).toBeNull();
  expect(strengthOf(scene, { ...boards(null), strength: 4 })).toBe(4);
});

it('ways are drawn once each, with a head beside whoever stands where they end', () => {
  const boxes: Record<string, { x: number; y: number; width: number; height: number }> = { A: { x: 0, y: 0, width: 10, height: 10 }, B: { x: 10, y: 0, width: 10, height: 10 } };
  const walk = { what: '', count: 1, from: 'A', to: 'B' };
  const trails = trailsOf([walk, walk, { ...walk, what: 'red', way: ['B'] }, { ...walk, to: 'nowhere' }], (id) => boxes[id] ?? null, () => false);
  expect(trails.map(({ what }) => what)).toEqual(['', 'red']);
  expect([trails[0]?.d, trails[0]?.head.slice(0, 11)]).toEqual(['M5 5L10.7 5', 'M10.7 5l-1.']);
});

it('who comes back the way another went leaves one arrow, and it points to him', () => {
  const boxes: Record<string, { x: number; y: number; width: number; height: number }> = { A: { x: 0, y: 0, width: 10, height: 10 }, B: { x: 10, y: 0, width: 10, height: 10 } };
  const [there, back] = [{ what: '', count: 1, from: 'A', to: 'B' }, { what: '', count: 1, from: 'B', to: 'A' }];
  const drawn = (...walks: (typeof there)[]): string[] => trailsOf(walks, (id) => boxes[id] ?? null, () => false).map(({ d }) => d.slice(0, 8));
  expect(drawn(there, back)).toEqual(['M15 5L9.']);
  expect(drawn(there, back, there)).toEqual(['M5 5L10.']);
});

it('ways into a house end at its wall, and begin there: nothing printed in it is crossed', () => {
  const boxes: Record<string, { x: number; y: number; width: number; height: number }> = { street: { x: 0, y: 0, width: 10, height: 10 }, house: { x: 10, y: 0, width: 20, height: 10 } };
  const ways = [{ what: '', count: 1, from: 'street', to: 'house' }, { what: '', count: 1, from: 'house', to: 'street' }];
  const [into, out] = ways.map((way) => trailsOf([way], (id) => boxes[id] ?? null, (id) => id === 'house')[0]);
  expect(into).toMatchObject({ d: expect.stringMatching(/^M5 5L10 5M10 5l-/), head: '' });
  expect(out).toMatchObject({ d: 'M10 5L9.3 5', head: expect.stringMatching(/^M9.3 5l/) });
});
