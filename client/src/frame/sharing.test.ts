import { expect, it } from 'vitest';
import { decisionOf, openPart, passIn, wayOf } from './sharing';
import type { Form, Question } from './wire';

const scene = { openly: { window: ['play'], place: [], vote: [], move: ['sprint', 'stay'] } };
const ask = (name: string, form: Form, closes: Question['closes'] = 'one'): Question => ({ name, clause: '', asked: 1, waiting: [0], form, closes });
const pick = (...options: string[]): Form => ({ form: 'pick', options });

it('puts a question openly that says nothing about a hand', () => {
  expect(wayOf(ask('place', pick('place:red', 'place:blue')), scene)).toBe('open');
  expect(wayOf(ask('loot', pick('keep:axe')), scene)).toBe('secret');
  expect(wayOf(ask('place', pick('place:red')), null)).toBe('secret');
});
it('lets all see what can be voted for, but not the vote', () => {
  expect(wayOf(ask('vote', pick('vote:red', 'vote:blue'), 'all'), scene)).toBe('sealed');
});
it('asks all of them at once whether anybody plays a card, whatever is in the hand', () => {
  const bare = ask('window', pick('pass'));
  const rich = ask('window', { form: 'branch', branches: { pass: null, 'play:hidden': pick('on:red.pin_up') } });
  for (const question of [bare, rich]) {
    expect(wayOf(question, scene)).toBe('around');
    expect(passIn(openPart(question.form!, ['play'])!)).toBe('pass');
  }
});
it('leaves out what only a card makes possible', () => {
  const form: Form = { form: 'branch', branches: { 'move:red.gunman': { form: 'branch', branches: { 'go:shop': null, 'sprint:roof': pick('with:sprint') } } } };
  expect(openPart(form, ['sprint', 'stay'])).toEqual({ form: 'branch', branches: { 'move:red.gunman': { form: 'branch', branches: { 'go:shop': null } } } });
  expect(wayOf(ask('move', form), scene)).toBe('open');
});
it('offers what a card makes possible as soon as its own seat looks', () => {
  const question = ask('move', pick('go:shop'));
  expect(decisionOf(question, 2, null)).not.toBe(decisionOf(question, 2, 2));
  expect(decisionOf(question, 2, 2)).toBe(decisionOf({ ...question }, 2, 2));
  expect([decisionOf(null, 2, 2), decisionOf(question, null, null)]).toEqual(['', '']);
});
