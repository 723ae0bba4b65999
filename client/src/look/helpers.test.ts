import { describe, expect, it } from 'vitest';
import { pips, tumbleFaces } from './die';
import { gouge, ground, rays } from './gouge';
import { optionOfKey, withKeys } from './keys';
import { isColour, signOf, SIGNS } from './signs';
import { stepKey } from './tabs';

describe('dice', () => {
  it('a face has as many pips as its number', () => {
    for (let face = 1; face <= 6; face++) expect(new Set(pips(face).map(String)).size).toBe(face);
    expect(pips(0)).toEqual([]);
  });
  it('a die tumbles over real faces and stops at its own', () => {
    for (let face = 1; face <= 6; face++)
      for (let die = 0; die < 4; die++) {
        const faces = tumbleFaces(face, die);
        expect(faces.at(-1)).toBe(face);
        expect(faces.every((one) => one >= 1 && one <= 6)).toBe(true);
      }
  });
});

describe('keys', () => {
  const press = (key: string, more = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, target: null, ...more });
  const options = [{ word: 'a', key: '1' }, { word: 'b', key: '2' }];
  it('a number key means its option', () => {
    expect(optionOfKey(press('2'), options)?.word).toBe('b');
    expect(optionOfKey(press('3'), options)).toBeUndefined();
  });
  it('not while somebody types or holds a modifier', () => {
    const field = { tagName: 'INPUT' } as unknown as EventTarget;
    expect(optionOfKey(press('1', { target: field }), options)).toBeUndefined();
    expect(optionOfKey(press('1', { ctrlKey: true }), options)).toBeUndefined();
  });
  it('free keys are given out in order', () => {
    expect(withKeys([{ word: 'x' }, { word: 'y', key: '1' }, { word: 'z' }]).map((one) => one.key)).toEqual(['2', '1', '3']);
  });
  it('arrows walk around a row and stop at nothing', () => {
    expect(stepKey('ArrowRight', 2, 3)).toBe(0);
    expect(stepKey('ArrowLeft', 0, 3)).toBe(2);
    expect(stepKey('End', 0, 3)).toBe(2);
    expect(stepKey('x', 0, 3)).toBeNull();
    expect(stepKey('Home', 0, 0)).toBeNull();
  });
});

describe('signs and cuts', () => {
  it('an unknown colour is drawn, not an error', () => {
    expect(isColour('pink')).toBe(false);
    expect(signOf('pink')).toBe(SIGNS.black);
  });
  it('the knife makes the same cuts every time', () => {
    expect(rays(0, 0, 10, 100, 8, 1)).toBe(rays(0, 0, 10, 100, 8, 1));
    expect(gouge(0, 0, 0, 10, 2)).toBe('M0 0Q2.5 1.6 10 0Q2.5 -1.6 0 0z');
    expect(ground(0, 0, 100, 50, 3, 1)).not.toContain('NaN');
  });
});
