import { describe, expect, it } from 'vitest';
import { arranged, forcedEnd, thingOf, verbOf, walk, wordsOf, type Form } from './forms';

const loot: Form = {
  form: 'fields',
  fields: [
    { name: 'keep', lists: { '': ['keep:axe', 'keep:pistol'] }, of: null },
    { name: 'give', lists: { 'keep:axe': ['give:pistol'], 'keep:pistol': ['give:axe'] }, of: 0 },
    { name: 'to', lists: { '': ['to:red', 'to:blue'] }, of: null },
  ],
};

/** All complete answers of a form. */
function answers(form: Form, prefix: string[] = []): string[] {
  const next = walk(form, prefix);
  return next.length ? next.flatMap((word) => answers(form, [...prefix, word])) : [prefix.join(' ')];
}

describe('forms are walked as on the server', () => {
  it('a pick has one word', () => {
    expect(answers({ form: 'pick', options: ['pass', 'play:axe'] })).toEqual(['pass', 'play:axe']);
  });
  it('a later list may depend on an earlier word', () => {
    expect(walk(loot, ['keep:axe'])).toEqual(['give:pistol']);
    expect(walk(loot, ['keep:axe', 'give:pistol'])).toEqual(['to:red', 'to:blue']);
    expect(walk(loot, ['keep:axe', 'give:pistol', 'to:red'])).toEqual([]);
    expect(wordsOf(loot)).toBe(3);
  });
  it('a share never runs into a dead end', () => {
    expect(answers({ form: 'share', amount: 3, caps: { a: 2, b: 1, c: 1 } })).toEqual(['a a b', 'a a c', 'a b c']);
  });
  it('an arrangement leaves a place for every piece', () => {
    const form: Form = { form: 'arrange', slots_of: { x: ['l', 'r'], y: ['l'] }, room: { l: 1, r: 1 } };
    expect(answers(form)).toEqual(['x@r y@l']);
  });
  it('numbers reach both ends', () => {
    const words = walk({ form: 'numbers', intervals: { angle: [-5, 3595] } }, []);
    expect(words[0]).toBe('angle=-5');
    expect(words.at(-1)).toBe('angle=3595');
    expect(words.length).toBeLessThan(250);
  });
});

it('words that leave no choice are added at the end, and only there', () => {
  const move: Form = {
    form: 'fields',
    fields: [
      { name: 'who', lists: { '': ['move:a', 'move:b'] }, of: null },
      { name: 'how', lists: { '': ['go'] }, of: null },
    ],
  };
  expect(forcedEnd(move, ['move:a'])).toEqual(['move:a', 'go']);
  expect(forcedEnd(loot, ['keep:axe'])).toEqual(['keep:axe']);
});

it('a word has a verb and perhaps a thing', () => {
  expect([verbOf('move:red.gunman'), thingOf('move:red.gunman')]).toEqual(['move', 'red.gunman']);
  expect([verbOf('pass'), thingOf('pass')]).toEqual(['pass', '']);
});

it('an arrangement is an answer once every piece lies where it may', () => {
  const form = { form: 'arrange' as const, slots_of: { hand: ['hand', 'bag'], bag: ['hand', 'bag'] }, room: { hand: 1, bag: 1 } };
  expect(arranged(form, (piece) => (piece === 'hand' ? 'bag' : 'hand'))).toBe('hand@bag bag@hand');
  expect(arranged(form, () => 'bag')).toBeNull();
});
