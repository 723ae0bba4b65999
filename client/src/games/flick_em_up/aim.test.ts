import { expect, it } from 'vitest';
import type { Form } from '../../frame/forms';
import { firstWrongWord } from '../../frame/forms';
import { answerFor, aimed, choicesOf, firstAim, freeWay, fromPlace, fullDraw, inArc, LOOSE, powerOf, purposeOf, waysTo, withNumber } from './aim';
import { radiusOf } from './starting';
import type { Scene } from './view.gen';

const numbers = (first = 0, last = 3599): Form => ({ form: 'numbers', intervals: { direction: [first, last], power: [0, 100], offset: [-10, 10] } });
const branch = (branches: Record<string, Form>): Form => ({ form: 'branch', branches, beside: null }) as Form;
const MOVE = numbers();
const RIFLE = branch({ 'side:left': branch({ 'arc:0-400': numbers(0, 400), 'arc:900-1500': numbers(900, 1500) }), 'side:right': branch({ 'arc:200-300': numbers(200, 300) }) });
const BAT = branch({ 'arc:10-80': { form: 'numbers', intervals: { lies: [10, 80], direction: [0, 3599], power: [0, 100] } }, 'arc:200-210': { form: 'numbers', intervals: { lies: [200, 210], direction: [0, 3599], power: [0, 100] } } });

it('knows what is an aim and what is not', () => {
  expect(purposeOf(waysTo(MOVE))).toBe('flick');
  expect(purposeOf(waysTo(RIFLE))).toBe('flick');
  expect(purposeOf(waysTo({ form: 'numbers', intervals: { facing: [0, 3599] } }))).toBe('look');
  expect(purposeOf(waysTo({ form: 'numbers', intervals: { x: [-450, 450], y: [-450, 450] } }))).toBe('place');
  expect(waysTo({ form: 'pick', options: ['a'] })).toEqual([]);
  expect(waysTo(branch({ move: MOVE, 'shoot:rifle': RIFLE }))).toEqual([]);
});

it('begins straight on, from the first place', () => {
  expect(answerFor(waysTo(MOVE), firstAim(waysTo(MOVE), 90))).toBe('direction=900 power=50 offset=0');
  expect(answerFor(waysTo(RIFLE), firstAim(waysTo(RIFLE), 90))).toBe('side:left arc:900-1500 direction=900 power=50 offset=0');
});

it('every answer is lawful, wherever one aims', () => {
  for (const form of [MOVE, RIFLE, BAT]) {
    const ways = waysTo(form);
    for (let direction = -50; direction < 3700; direction += 170) {
      for (const word of [...choicesOf(ways, 'side'), '']) {
        const aim = aimed(ways, word ? fromPlace(ways, firstAim(ways, 10), word) : firstAim(ways, 10), direction);
        const harder = withNumber(ways, withNumber(ways, withNumber(ways, aim, 'power', 140), 'offset', -20), 'lies', direction / 10);
        expect(firstWrongWord(form, answerFor(ways, harder))).toBeNull();
      }
    }
  }
});

it('what lies between arcs comes into the nearest', () => {
  const ways = waysTo(RIFLE);
  expect(answerFor(ways, aimed(ways, firstAim(ways, 0), 500))).toContain('arc:0-400 direction=400');
  expect(answerFor(ways, aimed(ways, firstAim(ways, 0), 820))).toContain('arc:900-1500 direction=900');
  expect(inArc([0, 400], 3590)).toBe(0);
});

it('drawing a little means nothing, far means all, and no farther', () => {
  const [window, middle, down] = [{ width: 1366, height: 768 }, { x: 600, y: 300 }, { x: 0, y: 1 }];
  const full = fullDraw(window, middle, down);
  expect(powerOf(LOOSE - 1, full)).toBeNull();
  expect(powerOf(LOOSE, full)).toBe(0);
  expect(powerOf(full, full)).toBe(100);
  expect(powerOf(3 * full, full)).toBe(100);
  expect(fullDraw({ width: 390, height: 844 }, { x: 200, y: 300 }, down)).toBeLessThan(full);
});

it('a piece at the edge of the window can be drawn to full power too', () => {
  const window = { width: 1440, height: 900 };
  const full = fullDraw(window, { x: 285, y: 732 }, { x: -10, y: 148 });
  expect(full).toBeLessThan(900 - 732);
  expect(powerOf(full, full)).toBe(100);
  expect(fullDraw(window, { x: 285, y: 732 }, { x: 10, y: -148 })).toBe(230);
  expect(fullDraw(window, { x: 285, y: 899 }, { x: 0, y: 1 })).toBeGreaterThan(LOOSE);
});

it('the line ends where the piece would touch, not where its middle would be', () => {
  const box = { x: 100, y: 0, yaw: 0, width: 20, depth: 20, isRound: false };
  expect(freeWay({ x: 0, y: 0 }, 0, 15, [box], 900)).toBeCloseTo(75);
  expect(freeWay({ x: 0, y: 0 }, 0, 15, [{ ...box, isRound: true }], 900)).toBeCloseTo(75);
  expect(freeWay({ x: 0, y: 0 }, 180, 15, [box], 900)).toBe(900);
  expect(freeWay({ x: 0, y: 40 }, 0, 15, [box], 900)).toBe(900);
});

it('a knife needs little room along its way, a bat much across it', () => {
  const hulls = { knife: [30, 6], bat: [84, 10], disc: [30] };
  const scene = { shapes: Object.fromEntries(Object.entries(hulls).map(([id, hull]) => [id, { hull }])) } as unknown as Scene;
  const lane = (piece: string, turned: number): number => Math.round(2 * radiusOf(piece, scene, turned));
  expect([lane('knife', 0), lane('bat', 0), lane('bat', 90), lane('bat', -45), lane('disc', 33), lane('', 0)]).toEqual([6, 10, 84, 66, 30, 0]);
});
