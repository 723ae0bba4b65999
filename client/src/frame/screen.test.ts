import { expect, it } from 'vitest';
import { Screen, type AtTable } from './screen.svelte';
import type { Question } from './wire';

const ask = (name: string, closes: Question['closes'] = 'one'): Question => ({ name, clause: '', asked: 1, waiting: [0, 1], form: { form: 'pick', options: ['a:1', 'a:2'] }, closes });
const screenWith = (question: Question): Screen => {
  const at: Partial<AtTable> = { scene: { openly: { place: [], vote: [], move: ['sprint'] } }, eye: null, handsOver: true, askedHere: [0, 1], isAtRest: true, questionTo: () => question, openTable: () => '' };
  return new Screen(at as AtTable);
};

it('covers all hands again before anything turns over, and before what is open is asked', () => {
  const screen = screenWith(ask('loot'));
  expect(screen.covers(ask('loot'), true)).toBe(true);
  expect(screen.covers(ask('loot'), false)).toBe(false);
  expect(screen.covers(ask('place'), false)).toBe(true);
  expect(screen.covers(null, false)).toBe(true);
});
it('draws a curtain before a secret, and none before what is open', () => {
  expect(screenWith(ask('loot')).isDrawn).toBe(true);
  expect(screenWith(ask('place')).isDrawn).toBe(false);
  expect(screenWith(ask('place')).openSeat).toBe(0);
});
it('draws none before a wheel: nothing secret is on it yet, and the others are asked to look away', () => {
  const screen = screenWith(ask('vote', 'all'));
  expect([screen.isDrawn, screen.openSeat, screen.sealingSeat]).toEqual([false, 0, 0]);
  expect(screenWith(ask('place')).sealingSeat).toBe(null);
  expect(screenWith(ask('loot', 'all')).isDrawn).toBe(true);
});
it('a question that goes round is put to those whom it reaches, and those after the one who looked are asked again', () => {
  const sent: unknown[] = [];
  const to = (seat: number): Question => ({ ...ask('cards'), form: { form: 'pick', options: ['pass', 'play:pistol'] }, asked: seat, about: { round: [2, 0] } });
  let asked = 2;
  const at: Partial<AtTable> = { scene: { openly: { cards: ['play'] } }, eye: null, handsOver: true, isAtRest: true, questionTo: to, openTable: () => '' };
  const screen = new Screen({ ...at, get askedHere() { return [asked]; }, send: (frame: unknown) => (sent.push(frame), new Promise(() => undefined)) } as AtTable);
  expect(screen.around).toEqual([2, 0]);
  screen.say(2);
  expect([screen.aroundSeat, screen.isDrawn, sent]).toEqual([null, true, []]);
  asked = 0;
  screen.letGoBy();
  expect([screen.around, sent]).toEqual([[0], []]);
  screen.say(null);
  expect(sent).toEqual([{ do: 'answer', seat: 0, asked: 0, answer: 'pass' }]);
  expect(screen.isDrawn).toBe(false);
});
it('no curtain flashes up before those who let a question go by, and all are asked again if that was not taken', async () => {
  const to = (seat: number): Question => ({ ...ask('cards'), form: { form: 'pick', options: ['pass', 'play:pistol'] }, asked: seat, about: { round: [0] } });
  let answered: (reply: { ok: boolean }) => void = () => undefined;
  const at: Partial<AtTable> = { scene: { openly: { cards: ['play'] } }, eye: null, handsOver: true, isAtRest: true, askedHere: [0], questionTo: to, openTable: () => '' };
  const screen = new Screen({ ...at, send: () => new Promise<{ ok: boolean }>((tell) => (answered = tell)) } as unknown as AtTable);
  screen.say(null);
  expect([screen.isDrawn, screen.aroundSeat]).toEqual([false, null]);
  answered({ ok: false });
  await Promise.resolve();
  expect(screen.aroundSeat).toBe(0);
});
it('whoever said that he wants to look has the screen once those before him have passed, without a second touch and only once', () => {
  const to = (seat: number): Question => ({ ...ask('cards'), form: { form: 'pick', options: ['pass', 'play:pistol'] }, asked: seat, about: { round: [2, 0] } });
  let asked = 2;
  const at: Partial<AtTable> = { scene: { openly: { cards: ['play'] } }, eye: null, handsOver: true, isAtRest: true, questionTo: to, openTable: () => '' };
  const screen = new Screen({ ...at, get askedHere() { return [asked]; }, send: () => new Promise(() => undefined) } as unknown as AtTable);
  screen.say(0);
  expect(screen.takeOver()).toBe(null);
  asked = 0;
  expect([screen.takeOver(), screen.takeOver()]).toEqual([0, null]);
  screen.say(null);
  expect(screen.takeOver()).toBe(null);
});
it('who could do more with a card is offered a look, whatever the hand', () => {
  expect(screenWith(ask('move')).couldDoMore).toBe(0);
  expect([screenWith(ask('place')).couldDoMore, screenWith(ask('loot')).couldDoMore]).toEqual([null, null]);
});
