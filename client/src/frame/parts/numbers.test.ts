import { expect, it } from 'vitest';
import { firstWrongWord, type Form } from '../forms';
import { afterKey, answerOf, held, pageOf, typed, valuesOf, type Interval } from './numbers';

const INTERVALS = { angle: [0, 3599], force: [-5, 5] } as const satisfies Record<string, Interval>;
const FORM: Form = { form: 'numbers', intervals: { angle: [0, 3599], force: [-5, 5] } };

it('numbers begin in the middle of their interval, or as advised', () => {
  expect(valuesOf(INTERVALS)).toEqual({ angle: 1800, force: 0 });
  expect(valuesOf(INTERVALS, { angle: 90, force: 99 })).toEqual({ angle: 90, force: 5 });
});
it('nothing leaves its interval, and nothing is broken', () => {
  expect([-1, 12.4, 5000].map((value) => held(value, INTERVALS.angle))).toEqual([0, 12, 3599]);
});
it('what is typed counts if it is a number', () => {
  expect(['120', ' 7 ', '99999', '1,6', '', 'x'].map((text) => typed(text, 42, INTERVALS.angle))).toEqual([120, 7, 3599, 2, 42, 42]);
});
it('keys go by one, by a page, and to both ends', () => {
  const from = (key: string): number | null => afterKey(key, 100, INTERVALS.angle);
  expect(['ArrowUp', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End', 'x'].map(from)).toEqual([101, 99, 280, 0, 0, 3599, null]);
  expect(afterKey('ArrowRight', 5, INTERVALS.force)).toBe(5);
  expect([pageOf(INTERVALS.angle), pageOf(INTERVALS.force)]).toEqual([180, 1]);
});
it('whatever is set is a lawful answer, in the order of the form', () => {
  const answer = answerOf(INTERVALS, { force: 9, angle: 1234 });
  expect(answer).toBe('angle=1234 force=5');
  expect(firstWrongWord(FORM, answer)).toBeNull();
});
