import { expect, it } from 'vitest';
import { between, fitScale, fitted, isShown, roomFor, settled, showing, zoomed } from './panzoom';

const CONTENT = { width: 300, height: 200 };
const VIEW = { width: 600, height: 600 };

it('the whole drawing fits, in the middle', () => {
  expect(fitted(CONTENT, VIEW)).toEqual({ scale: 2, x: 0, y: 100 });
  expect(isShown({ x: 0, y: 0, ...CONTENT }, fitted(CONTENT, VIEW), VIEW)).toBe(true);
});
it('the buttons get a strip of their own only where they would cover the drawing', () => {
  const corner = { width: 50, height: 90 };
  expect(roomFor(CONTENT, VIEW, corner)).toEqual(VIEW);
  expect(roomFor({ width: 300, height: 300 }, VIEW, corner)).toEqual({ width: 550, height: 600 });
});
it('the strip lies below where that leaves more of the window', () => {
  expect(roomFor({ width: 300, height: 300 }, { width: 600, height: 660 }, { width: 50, height: 90 })).toEqual({ width: 600, height: 610 });
});
it('a window that is hardly there has no room for a strip', () => {
  expect(roomFor({ width: 300, height: 300 }, { width: 400, height: 40 }, { width: 450, height: 900 })).toEqual({ width: 400, height: 40 });
  expect(fitScale(CONTENT, roomFor(CONTENT, { width: 60, height: 50 }, { width: 60, height: 150 }))).toBeGreaterThan(0);
});
it('the point under the finger stays', () => {
  const before = fitted(CONTENT, VIEW);
  const after = zoomed(before, 1.5, 120, 260, 2, 8);
  expect((120 - after.x) / after.scale).toBeCloseTo((120 - before.x) / before.scale);
  expect((260 - after.y) / after.scale).toBeCloseTo((260 - before.y) / before.scale);
});
it('nobody comes closer or farther than allowed', () => {
  expect(zoomed({ scale: 2, x: 0, y: 0 }, 100, 0, 0, 2, 8).scale).toBe(8);
  expect(zoomed({ scale: 2, x: 0, y: 0 }, 0.01, 0, 0, 2, 8).scale).toBe(2);
});
it('a drawing larger than its window cannot be pushed out of it', () => {
  expect(settled({ scale: 4, x: 500, y: -5000 }, CONTENT, VIEW)).toEqual({ scale: 4, x: 0, y: -200 });
});
it('the edge of a drawing that was brought closer comes out from under the buttons', () => {
  const edge = { x: 280, y: 90, width: 20, height: 20 };
  const [at, under] = [showing(edge, { scale: 4, x: 0, y: 0 }, CONTENT, VIEW, 8, 0, 60), showing(edge, { scale: 4, x: 0, y: 0 }, CONTENT, VIEW, 8)];
  expect([isShown(edge, at, VIEW, 60), isShown(edge, under, VIEW, 60)]).toEqual([true, false]);
  expect(settled({ scale: 4, x: -5000, y: 0 }, CONTENT, VIEW, 60).x).toBe(600 - 60 - 1200);
});
it('a place is shown in the middle, whole', () => {
  const box = { x: 150, y: 100, width: 20, height: 20 };
  const at = showing(box, { scale: 6, x: 0, y: 0 }, CONTENT, VIEW, 8);
  expect(at.scale).toBe(6);
  expect(isShown(box, at, VIEW)).toBe(true);
  expect(160 * at.scale + at.x).toBe(300);
});
it('a place at the edge is shown as far as the edge allows', () => {
  const at = showing({ x: 0, y: 0, width: 20, height: 20 }, { scale: 6, x: -90, y: -90 }, CONTENT, VIEW, 8);
  expect([at.x, at.y]).toEqual([0, 0]);
});
it('what is larger than the window is shown from farther away', () => {
  const at = showing({ x: 0, y: 0, width: 200, height: 100 }, { scale: 6, x: 0, y: 0 }, CONTENT, VIEW, 8);
  expect(at.scale).toBe(3);
});
it('a place too small to be read is brought closer', () => {
  const box = { x: 150, y: 100, width: 20, height: 20 };
  expect(showing(box, fitted(CONTENT, VIEW), CONTENT, VIEW, 8, 5).scale).toBe(5);
  expect(showing(box, fitted(CONTENT, VIEW), CONTENT, VIEW, 8).scale).toBe(2);
});
it('for a little more nobody comes closer: the whole drawing stays in sight', () => {
  const box = { x: 150, y: 100, width: 20, height: 20 };
  expect(showing(box, fitted(CONTENT, VIEW), CONTENT, VIEW, 8, 2.1)).toEqual(fitted(CONTENT, VIEW));
  expect(showing(box, fitted(CONTENT, VIEW), CONTENT, VIEW, 8, 2.4).scale).toBe(2.4);
});
it('half way closer is the geometric middle', () => {
  expect(between({ scale: 1, x: 0, y: 0 }, { scale: 4, x: 10, y: 20 }, 0.5)).toEqual({ scale: 2, x: 5, y: 10 });
  expect(fitScale(CONTENT, VIEW)).toBe(2);
});
