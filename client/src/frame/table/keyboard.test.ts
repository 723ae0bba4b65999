import { expect, it } from 'vitest';
import { FIXED_KEYS, meaningOf, OPTION_KEYS, optionOf } from './keyboard';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, target: null, ...more });
const field = (tagName: string, type = '') => ({ target: { tagName, type } as unknown as EventTarget });

it('digits are options, letters are acts, and the letters that are left are options too', () => {
  expect(meaningOf(press('7'))).toBe('7');
  expect(meaningOf(press('u'))).toBe('undo');
  expect(meaningOf(press('U'))).toBe('redo');
  expect(meaningOf(press('c'))).toBe('c');
  expect(['n', 'b', 'o', 'w', 'i', 'q'].map((key) => meaningOf(press(key)))).toEqual(['next-line', 'say-again', 'whole-story', 'where', 'here', 'question']);
  expect(meaningOf(press('B'))).toBeNull();
  expect([...OPTION_KEYS].every((key) => meaningOf(press(key)) === key)).toBe(true);
});
it('not while somebody types or holds a modifier', () => {
  expect(meaningOf(press('u', field('INPUT', 'text')))).toBeNull();
  expect(meaningOf(press('u', field('TEXTAREA')))).toBeNull();
  expect(meaningOf(press('r', { ctrlKey: true }))).toBeNull();
});
it('Escape leaves a field, and elsewhere puts away what was said or begun', () => {
  expect(meaningOf(press('Escape', field('INPUT', 'text')))).toBe('leave');
  expect(meaningOf(press('Escape'))).toBe('away');
});
it('keys of one letter can be switched off; the others go on working', () => {
  expect(['u', '1', 'e', '?'].map((key) => meaningOf(press(key), false))).toEqual([null, null, null, null]);
  expect(['Enter', 'ArrowDown', 'Backspace'].map((key) => meaningOf(press(key), false))).toEqual(['confirm', 'down', 'back']);
});
it('what has a key of its own never lends it to anything else', () => {
  expect(Object.values(FIXED_KEYS).filter((key) => OPTION_KEYS.includes(key))).toEqual([]);
  expect(meaningOf(press('e'))).toBe('e');
});
it('a check box or a slider is nothing to type into', () => {
  expect(meaningOf(press('Enter', field('INPUT', 'range')))).toBe('confirm');
  expect(meaningOf(press('1', field('INPUT', 'checkbox')))).toBe('1');
});
it('a list of what a touch can mean has keys only for those who want keys of one letter', () => {
  expect([optionOf(press('2'), true), optionOf(press('u'), true), optionOf(press('Enter'), true), optionOf(press('2'), false)]).toEqual([1, -1, -1, -1]);
});
