import { describe, expect, it } from 'vitest';
import { pips, tumbleFaces } from './die';
import { gouge, ground, rays } from './gouge';
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
