import { describe, expect, it } from 'vitest';
import { bordersOf, boundsOf, doorGap, gapOf, middleOf, openingGap, wallsOf, zonePath, zonesOf } from './ground';
import type { CityScene } from './view';

/** One building of two rooms, the second with a corner, beside a street of two zones. */
const TOWN: Pick<CityScene, 'rooms' | 'openings' | 'doors' | 'streets'> = {
  streets: [
    { zone: 'S00', rect: [0, 70, 50, 100] },
    { zone: 'S01', rect: [50, 70, 100, 100] },
  ],
  rooms: [
    { zone: '1B.A', building: 'b1', rects: [[0, 0, 40, 70]] },
    { zone: '1B.B', building: 'b1', rects: [[40, 0, 100, 30], [70, 30, 100, 70]] },
  ],
  openings: [{ a: '1B.A', b: '1B.B', stretch: [40, 0, 40, 30] }],
  doors: [{ id: '1B.A/S00', room: '1B.A', street: 'S00', side: 'S', colour: 'red', stretch: [0, 70, 40, 70] }],
};
const covers = (x: number, y: number): boolean =>
  wallsOf(TOWN).some((wall) => x >= wall.x0 && x <= wall.x1 && y >= wall.y0 && y <= wall.y1);

describe('walls', () => {
  it('stand around buildings and between rooms', () => {
    expect(covers(0, 35)).toBe(true);
    expect(covers(20, 0)).toBe(true);
    expect(covers(40, 2)).toBe(true);
    expect(covers(40, 50)).toBe(true);
  });
  it('leave doors and openings free', () => {
    expect(covers(20, 70)).toBe(false);
    expect(covers(40, 15)).toBe(false);
  });
  it('do not run through a room', () => {
    expect(covers(85, 30)).toBe(false);
    expect(covers(55, 30)).toBe(true);
  });
  it('towards the street are told apart', () => {
    const inner = wallsOf(TOWN).filter((wall) => !wall.outer);
    expect(inner.every((wall) => wall.x0 === 40 && wall.y1 <= 30)).toBe(true);
    expect(inner).toHaveLength(2);
  });
});

it('street zones meet in a border', () => {
  expect(bordersOf(TOWN.streets)).toEqual([[50, 70, 50, 100]]);
});
it('a gap lies in the middle of its stretch and never outgrows it', () => {
  expect(doorGap({ stretch: [0, 70, 40, 70] })).toEqual([12.5, 70, 27.5, 70]);
  expect(openingGap([40, 0, 40, 10])).toEqual([40, 1.9, 40, 8.1]);
  expect(gapOf([0, 5, 10, 5], { part: 1, most: 99 })).toEqual([0, 5, 10, 5]);
});
it('knows the shape of every zone', () => {
  const corner = zonesOf(TOWN).get('1B.B')!;
  expect(boundsOf(corner)).toEqual([40, 0, 100, 70]);
  expect(middleOf(corner)).toEqual({ x: 70, y: 15 });
  expect(zonePath(corner)).toBe('M40 0H100V30H40zM70 30H100V70H70z');
});
