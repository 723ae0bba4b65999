import { expect, it } from 'vitest';
import en from '../texts/en.ftl?raw';
import { Texts } from '../texts';
import { Explained, Lines, stepOf, type Step } from './spoken';

const texts = new Texts('en', [en, 'option-go = go home\nname-hq = H.Q.\noption-to = to the { $it }\nname-pin_up = Red Pin-Up\nname-hand = left hand\nname-axe = Axe\noption-put = { $it }: into the { $place }\noption-stays = { $it } stays']);
const step = (more: Partial<Step>): Step => ({ isSent: false, isComplete: false, device: null, chosen: null, prefix: [], soFar: '', choices: [], question: {}, ...more });

it('says nothing before anything is chosen: the question has been spoken', () => {
  expect(stepOf(step({ choices: [1, 2] }), texts)).toBe('');
});
it('says what is chosen so far and how many choices there are', () => {
  expect(stepOf(step({ prefix: ['pin_up'], soFar: 'Red Pin-Up', choices: [1, 2] }), texts)).toBe('So far: Red Pin-Up. 2 choices.');
  expect(stepOf(step({ prefix: ['pin_up'], soFar: 'Red Pin-Up', choices: [1] }), texts)).toBe('So far: Red Pin-Up. One choice.');
});
it('says that it is final, and how it is confirmed', () => {
  const said = stepOf(step({ isComplete: true, prefix: ['go'], chosen: 'go', question: { is_final: true } }), texts);
  expect(said).toBe('Go home. This is final. Enter: yes, do it.');
});
it('says what is chosen on a wheel; sliders and slots speak for themselves', () => {
  expect(stepOf(step({ device: { form: 'pick' }, chosen: 'go' }), texts)).toBe('Chosen: Go home. Enter seals it.');
  expect(stepOf(step({ device: { form: 'pick' }, chosen: 'to:hq' }), texts)).toBe('Chosen: To the H.Q. Enter seals it.');
  expect(stepOf(step({ device: { form: 'numbers' }, chosen: 'force=7' }), texts)).toBe('');
  expect(stepOf(step({ device: { form: 'numbers' }, chosen: 'force=7', prefix: ['go'], soFar: 'Go home' }), texts)).toBe('So far: Go home. Set the sliders; Enter does it.');
});
it('what explains a question is heard once, and while that question stands', () => {
  const explained = new Explained();
  expect([explained.once('Any order.', 4), explained.once('Any order.', 4), explained.once('Any order.', 5), explained.once('Two hands.', 6)]).toEqual(['Any order.', 'Any order.', '', 'Two hands.']);
});
it('says how things would lie before Enter leaves them so', () => {
  expect(stepOf(step({ device: { form: 'arrange' }, chosen: 'axe@hand pin_up@pin_up' }), texts)).toBe('It lies like this: Axe: into the left hand. Enter leaves it so.');
  expect(stepOf(step({ device: { form: 'arrange' }, chosen: 'pin_up@pin_up' }), texts)).toBe('It lies like this: everything stays where it is. Enter leaves it so.');
});
it('says an answer as the game does, where it has words of its own', () => {
  const told = (answer: string): string => `${answer.split('@')[0]} goes there`;
  expect(stepOf(step({ device: { form: 'arrange' }, chosen: 'axe@hand pin_up@pin_up', told }), texts)).toBe('It lies like this: axe goes there. Enter leaves it so.');
});
it('says how cards are moved while there is nothing to confirm, and the way back from a choice', () => {
  expect(stepOf(step({ device: { form: 'arrange' }, prefix: ['trade', 'with:amy'] }), texts)).toBe('Tab leads to the cards: Enter takes one, and Enter on a place puts it there. Backspace goes back.');
  expect(stepOf(step({ device: { form: 'arrange' } }), texts)).toBe('Tab leads to the cards: Enter takes one, and Enter on a place puts it there.');
});
it('what is told at once is one line, and no line that was said changes', () => {
  const told = ['card', 'came', 'card'].map((event, n) => ({ n, event, clause: '', args: {} }));
  const lines = new Lines(2);
  const face = { gathers: () => 'same' };
  const numbers = (upto: number): number[][] => lines.with(told.slice(0, upto), face).map((row) => row.map(({ n }) => n));
  expect([numbers(1), numbers(1), numbers(3)]).toEqual([[[0]], [[0]], [[0], [1, 2]]]);
});
it('says nothing of an answer that is on its way', () => {
  expect(stepOf(step({ isSent: true, isComplete: true, prefix: ['go'], chosen: 'go' }), texts)).toBe('');
});
