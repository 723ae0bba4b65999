import { describe, expect, it } from 'vitest';
import corpus from '../../../tests/corpus/forms.json';
import { arranged, filledIn, firstWrongWord, mayFollow, walk, waysIn, type Form } from './forms';
import { numberIn, placed, split, thingOf, verbOf } from './words';

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

interface Case {
  what: string;
  form: Form;
  answers: string[];
  walks: [string, string[]][];
  wrong: [string, string | null][];
}
describe.each(corpus as unknown as Case[])('as on the server: $what', ({ form, answers: all, walks, wrong }) => {
  it('has the same answers in the same order', () => expect(answers(form)).toEqual(all));
  it('goes on in the same way', () => {
    for (const [prefix, next] of walks) expect(walk(form, split(prefix)), prefix).toEqual(next);
  });
  it('finds the same first wrong word', () => {
    for (const [answer, word] of wrong) expect(firstWrongWord(form, answer), answer).toBe(word);
    for (const answer of all) expect(firstWrongWord(form, answer), answer).toBeNull();
  });
});

it('of a long span some numbers are listed, both ends among them, and all are known', () => {
  const form: Form = { form: 'numbers', intervals: { angle: [-5, 3595] } };
  const words = walk(form, []);
  expect([words[0], words.at(-1), words.length < 250]).toEqual(['angle=-5', 'angle=3595', true]);
  expect(['angle=7', 'angle=3596', 'angle=007', 'force=7', 'angle=', 'angle=-0'].map((word) => mayFollow(form, [], word))).toEqual([true, false, false, false, false, false]);
});
it('words that leave no choice are filled in', () => {
  expect(filledIn(loot, ['keep:axe'])).toEqual(['keep:axe', 'give:pistol']);
  expect(filledIn({ form: 'branch', branches: { rest: { form: 'pick', options: ['here'] } } }, ['rest'])).toEqual(['rest', 'here']);
});
it('ways lead through verbs to the first thing', () => {
  const form: Form = { form: 'branch', branches: { move: { form: 'pick', options: ['to:a', 'to:b'] }, trade: loot, rest: null, lay: { form: 'arrange', slots_of: { x: ['l'] }, room: { l: 1 } } } };
  expect(waysIn(form).map((way) => way.join(' '))).toEqual(['move to:a', 'move to:b', 'trade keep:axe', 'trade keep:pistol', 'rest']);
});

it('a word has a verb and perhaps a thing', () => {
  expect([verbOf('move:red.gunman'), thingOf('move:red.gunman')]).toEqual(['move', 'red.gunman']);
  expect([verbOf('pass'), thingOf('pass')]).toEqual(['pass', '']);
  expect([split(''), split('a b')]).toEqual([[], ['a', 'b']]);
  expect([...placed('axe@hand_1 pan@bag')]).toEqual([['axe', 'hand_1'], ['pan', 'bag']]);
  expect([numberIn('angle=-12'), numberIn('angle'), numberIn('a=1x')]).toEqual([{ name: 'angle', value: -12 }, null, null]);
});

it('an arrangement is an answer once every piece lies where it may', () => {
  const form = { form: 'arrange' as const, slots_of: { hand: ['hand', 'bag'], bag: ['hand', 'bag'] }, room: { hand: 1, bag: 1 } };
  expect(arranged(form, (piece) => (piece === 'hand' ? 'bag' : 'hand'))).toBe('hand@bag bag@hand');
  expect(arranged(form, () => 'bag')).toBeNull();
});
