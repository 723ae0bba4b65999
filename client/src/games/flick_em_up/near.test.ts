import { expect, it } from 'vitest';
import { fullDraw, powerOf } from './aim';
import { guideTo, handFor, isNear, pixelsFrom } from './near';

const WANTED = 'shoot:knife side:right direction=3590 power=85 offset=0';

it('a flick that is near enough is taken for the wanted one, across the full turn too', () => {
  expect(isNear('shoot:knife side:right direction=40 power=78 offset=1', WANTED)).toBe(true);
  expect(isNear('shoot:knife side:right direction=200 power=85 offset=0', WANTED)).toBe(false);
  expect(isNear('shoot:knife side:right direction=3590 power=60 offset=0', WANTED)).toBe(false);
  expect(isNear('shoot:knife side:left direction=3590 power=85 offset=0', WANTED)).toBe(false);
  expect(isNear('end', 'move direction=0 power=1 offset=0')).toBe(false);
});

it('the guide comes when the words before the numbers are said', () => {
  expect(guideTo(WANTED, ['shoot:knife'])).toBeNull();
  expect(guideTo(WANTED, ['shoot:knife', 'side:right'])).toEqual({ degrees: 359, power: 85 });
  expect(guideTo('facing=900', [])).toEqual({ degrees: 90, power: null });
  expect(guideTo('end', ['end'])).toBeNull();
});

it('a hand that follows it gives the wanted power', () => {
  const full = fullDraw({ width: 844, height: 844 }, { x: 400, y: 400 }, { x: 0, y: 1 });
  expect(powerOf(handFor({ degrees: 90, power: 33 }, full).pixels, full)).toBe(33);
  expect(handFor({ degrees: 90, power: 33 }, full).degrees).toBe(270);
});

it('pixels are found on the table, whatever the screen makes of it', () => {
  const there = pixelsFrom(({ x, y }) => ({ x: 100 + x / 2, y: 100 - y / 4 }), { x: 10, y: 20 }, 90, 60);
  expect(there.x).toBeCloseTo(105, 0);
  expect(there.y).toBeCloseTo(35, 0);
});
