import { expect, it } from 'vitest';
import type { Choice } from './face';
import { PLAIN } from './plain';
import { Seen, type Hands, type Sight } from './seen';

const choice = (word: string, target: string): Choice => ({ word, target, label: word });
const CHOICES = [choice('hit:walker@S23', 'walker@S23'), choice('move to:S22', 'S22'), choice('shoot at:S22', 'S22'), choice('move to:S21', 'S21')];
const scene = { kinds: { S21: 'zone', S22: 'zone', 'walker@S22': 'zombies', 'walker@S23': 'zombies', S23: 'zone', 'walker@S21': 'zombies', ned: 'survivor' }, tries: { zone: ['move to:', 'shoot at:'], zombies: ['shoot at:'], survivor: ['treat whom:'] } };

/** What a touch leads to. */
function touched(thing: string, place?: string, quiet: string[] = [], unit = '', said: string[] = []): string {
  let done = '';
  const hands: Hands = {
    pick: (word) => (done = word),
    many: (choices) => (done += (choices.length > 1 ? '' : ', really ') + choices.map(({ word }) => word).join(' | ')),
    refuse: (refused) => (done = `why not ${refused}`),
    look: (seen) => void (done = `look at ${seen}`),
  };
  new Seen(() => ({ face: PLAIN, scene, choices: CHOICES, quiet, said, question: { unit } }) as unknown as Sight, () => hands).touch(thing, place);
  return done;
}
it('what is asked for is picked, and of several it is asked which', () => {
  expect(touched('S21')).toBe('move to:S21');
  expect(touched('S22')).toBe('move to:S22 | shoot at:S22');
});
it('what is refused says why, anything else is looked at', () => {
  expect([touched('S40', 'S40', ['S40']), touched('S40')]).toEqual(['why not S40', 'look at S40']);
});
it('whoever acts is looked at, but when it is asked where, he stands for his place', () => {
  expect(touched('ned', 'S21', [], 'ned')).toBe('look at ned');
  expect(touched('ned', 'S21', [], 'ned', ['play:fireworks'])).toBe('move to:S21');
});
it('what was meant instead of what was picked before opens nothing', () => {
  const touch = (isMeant: boolean): boolean => new Seen(() => ({ face: PLAIN, scene, choices: [], quiet: [], question: null }) as unknown as Sight, () => ({ pick: () => {}, many: () => {}, refuse: () => {}, look: () => isMeant })).touch('ned', 'S21');
  expect([touch(true), touch(false)]).toEqual([true, false]);
});
it('of some choices the only one is picked, and of several it is asked which', () => {
  const done: string[] = [];
  const hands: Hands = { pick: (word) => void done.push(word), many: (choices) => void done.push(choices.map(({ word }) => word).join(' | ')), refuse: () => {}, look: () => {} };
  const seen = new Seen(() => ({}) as Sight, () => hands);
  for (const some of [CHOICES.slice(0, 1), CHOICES.slice(1, 3), []]) seen.among(some);
  expect(done).toEqual(['hit:walker@S23', 'move to:S22 | shoot at:S22']);
});
it('a piece stands for its place: zombies for being attacked, others for all that it can mean', () => {
  expect(touched('walker@S22', 'S22')).toBe('shoot at:S22');
  expect(touched('ned', 'S21')).toBe('move to:S21');
  expect(touched('ned', 'S22')).toBe('move to:S22 | shoot at:S22');
});
it('whoever acts does not stand for his place: to touch him does nothing that cannot be taken back', () => {
  expect([touched('ned', 'S21', [], 'ned'), touched('ned', 'S21', [], 'amy')]).toEqual(['look at ned', 'move to:S21']);
});
it('who touches zombies that cannot be attacked hears why, and does not walk up to them unasked', () => {
  expect([touched('walker@S21', 'S21'), touched('S21')]).toEqual(['why not walker@S21, really move to:S21', 'move to:S21']);
});
it('what is asked for itself is picked at once, whatever one else does to such things', () => {
  expect(touched('walker@S23', 'S23')).toBe('hit:walker@S23');
});
