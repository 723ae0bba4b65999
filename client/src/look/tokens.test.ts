import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, difference, EYE_NAMES, parseHex, type Rgb } from './colours';
import { ALL_COLOURS as COLOURS, letterOf, SIGNS } from './signs';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string, paper: 'day' | 'night'): Rgb {
  const both = css.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`));
  const one = css.match(new RegExp(`--${name}: (#\\w{6})`));
  const hex = both ? both[paper === 'day' ? 1 : 2] : one?.[1];
  if (!hex) throw new Error(`no token --${name}`);
  return parseHex(hex);
}

describe.each(['day', 'night'] as const)('on %s paper', (paper) => {
  const sheets = ['paper', 'paper-raised', 'paper-sunk'];
  const inks = ['ink', 'ink-soft', 'warn', 'moss', 'slate'];
  it.each(inks.flatMap((ink) => sheets.map((sheet) => [ink, sheet])))('%s is readable on %s', (ink, sheet) => {
    expect(contrast(token(ink, paper), token(sheet, paper))).toBeGreaterThanOrEqual(4.5);
  });
  it.each([
    ['on-warn', 'warn-fill'],
    ['ink', 'moss-fill'],
    ['ink', 'slate-fill'],
    ['ink-soft', 'moss-fill'],
    ['ink-soft', 'slate-fill'],
    ['paper', 'ink'],
    ['paper', 'warn'],
    ['paper', 'slate'],
    ['paper', 'moss'],
  ])('%s is readable on %s', (ink, sheet) => {
    expect(contrast(token(ink, paper), token(sheet, paper))).toBeGreaterThanOrEqual(4.5);
  });
  it('a warning mark stands out from every sheet', () => {
    for (const sheet of sheets) {
      expect(contrast(token('warn-fill', paper), token(sheet, paper))).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('player signs', () => {
  it('the letter is readable on each colour', () => {
    for (const colour of COLOURS) {
      const print = token(SIGNS[colour].print === 'light' ? 'piece-rim' : 'piece-ink', 'day');
      expect(contrast(print, token(`player-${colour}`, 'day')), colour).toBeGreaterThanOrEqual(4.5);
    }
  });
  it.each(EYE_NAMES.filter((eye) => eye !== 'grey'))('colours differ for %s eyes', (eye) => {
    for (const a of COLOURS)
      for (const b of COLOURS)
        if (a < b) {
          const d = difference(eye, token(`player-${a}`, 'day'), token(`player-${b}`, 'day'));
          expect(d, `${a} and ${b}`).toBeGreaterThanOrEqual(0.1);
        }
  });
  it('each letter is one of the word that is read, and means one colour in every language', () => {
    const words = { yellow: 'gelb', red: 'rot', blue: 'blau', green: 'grün', brown: 'braun', black: 'schwarz', white: 'weiß', orange: 'orange', violet: 'violett', sky: 'himmelblau' };
    for (const c of COLOURS) {
      expect(c).toContain(letterOf(c, 'en').toLowerCase());
      expect(words[c]).toContain(letterOf(c, 'de').toLowerCase());
      for (const other of COLOURS) if (other !== c && c !== 'sky') expect(letterOf(other, 'de')).not.toBe(letterOf(c, 'en'));
    }
  });
  it('letters and outlines are all different', () => {
    expect(new Set(COLOURS.map((c) => letterOf(c, 'en'))).size).toBe(COLOURS.length);
    expect(new Set(COLOURS.map((c) => SIGNS[c].path)).size).toBe(COLOURS.length);
  });
});
