import { expect, it } from 'vitest';
import type { Room } from '../room.svelte';
import { Texts } from '../texts';
import en from '../texts/en.ftl?raw';
import { sentenceOf, titleOf } from './sentence';

const texts = new Texts('en', [en, 'wait-vote = Waiting for { $players }.\ntable-over = The match is over.\nseat-number = Person { $number }\ngame-title = Chess\ntable-your-turn = It is your turn.\n']);
const question = { name: 'vote', clause: 'X-1.1', asked: 1, waiting: [1] };
function room(isPlaying: boolean, is_over = false): Room {
  const table = { is_over, is_ended: false, is_paused: false };
  return { shown: { question, stage: { happened: null, isPlaying } }, question, screen: { aroundSeat: null, sealingSeat: null }, eye: 0, table, seatNames: [], askedHere: [0], isHeld: false } as unknown as Room;
}

it('says whom we wait for, and that it is over', () => {
  expect(sentenceOf(room(false), texts, false).text).toBe('Waiting for Person 2.');
  expect(sentenceOf(room(false, true), texts, false).text).toBe('The match is over.');
});
it('tells neither while it is still being shown how it comes to that, and it is not spoken', () => {
  expect(sentenceOf(room(true), texts, false)).toMatchObject({ text: 'Watch what happens …', tone: 'tell' });
  expect(sentenceOf(room(true, true), texts, false).text).toBe('Watch what happens …');
});
it('what is shown is told at the top as under the picture: in the game\'s own words, and several hands in one line', () => {
  const said = [{ event: 'simulated', args: {}, n: 1 }, { event: 'simulated', args: {}, n: 2 }];
  const face = { caption: () => 'It slides.', told: (events: unknown[]) => `${events.length} at once.` };
  const at = (told: object[]): Room => ({ ...room(true), face, shown: { stage: { happened: told[0], told, isPlaying: true } } }) as unknown as Room;
  expect(sentenceOf(at(said.slice(0, 1)), texts, true)).toMatchObject({ text: 'It slides.', tone: 'tell' });
  expect(sentenceOf(at(said), texts, true).text).toBe('2 at once.');
});
it('calls nobody in the title of the page before it has been shown what happened', () => {
  expect(titleOf(room(true), texts)).toBe('Chess – untot');
  expect(titleOf(room(false), texts)).toBe('● It is your turn. Chess – untot');
});
it('where several share a screen it says who is meant, also where nothing is hidden', () => {
  const asked = { ...question, waiting: [0], form: { form: 'pick', options: ['a', 'b'] } };
  const own = new Texts('en', [en, 'ask-vote = Whom do you choose?']);
  const at = (more: object): Room => ({ ...room(false), question: asked, actor: 0, nameOf: () => 'Anna', ...more }) as unknown as Room;
  expect(sentenceOf(at({ isShared: true }), own, false).text).toBe('Anna: Whom do you choose?');
  expect(sentenceOf(at({ isShared: false }), own, false).text).toBe('Whom do you choose?');
  expect(sentenceOf(at({ isShared: true, handsOver: true }), own, false).text).toBe('Whom do you choose?');
  expect(sentenceOf(at({ isShared: true, question: { ...asked, closes: 'agree' } }), own, false).text).toBe('Whom do you choose?');
  const named = new Texts('en', [en, 'ask-vote = Where does Anna live?']);
  expect(sentenceOf(at({ isShared: true }), named, false).text, 'nobody is called twice').toBe('Where does Anna live?');
});
it('tells nothing of what a picture is about to tell: votes that turn over, dice that roll', () => {
  const voted = { n: 1, event: 'vote', clause: '', args: {} };
  const face = { caption: () => 'Anna is chosen.' };
  const showing = (staged: object): Room =>
    ({ ...room(true), face, shown: { question, stage: { happened: voted, told: [voted], isPlaying: true, staged } } }) as unknown as Room;
  expect(sentenceOf(showing({ ms: 200 }), texts, true).text).toBe('Anna is chosen.');
  expect(sentenceOf(showing({ ms: 200, moment: { kind: 'vote' } }), texts, true).text).toBe('Watch what happens …');
});
