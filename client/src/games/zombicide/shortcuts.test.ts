import { expect, it } from 'vitest';
import { Texts } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import { SCENE, VIEW } from './sample';
import { shortcutsOf } from './shortcuts';

const texts = new Texts('en', []);
const ask = (name: string, form: Question['form']): Question => ({ name, clause: '', asked: 1, waiting: [0], unit: 'amy', form });
const meant = (question: Question) => shortcutsOf(VIEW, question, SCENE, texts).map(({ target, words }) => [target, words.join(' ')]);

it('only what is offered can be meant', () => {
  expect(meant(ask('next_action', { form: 'pick', options: ['make_noise', 'end_turn'] }))).toEqual([]);
});
it('touching a zone next door is a move, a zone with zombies a shot', () => {
  expect(meant(ask('next_action', { form: 'pick', options: ['move', 'ranged_attack'] }))).toEqual([
    ['S01', 'move to:S01'],
    ['S01', 'ranged_attack at:S01'],
  ]);
});
it('touching a door, a car, a token or somebody here says what for', () => {
  expect(meant(ask('next_action', { form: 'pick', options: ['open_door', 'enter_car', 'take_objective', 'trade'] }))).toEqual([
    ['1B.NE/S02', 'open_door door:1B.NE/S02'],
    ['car:1', 'enter_car car:1'],
    ['objective:1', 'take_objective objective:1'],
    ['ned', 'trade with:ned'],
  ]);
});
it('whoever sits in a car touches a street to drive there, and the car to get out', () => {
  const inCar = { ...VIEW, survivors: VIEW.survivors.map((one) => ({ ...one, car: 1 })), sight: { amy: { S02: 0, S01: 1, '1B.NE': 1 } } };
  const question = ask('next_action', { form: 'pick', options: ['drive', 'leave_car'] });
  expect(shortcutsOf(inCar, question, SCENE, texts).map(({ target, words }) => [target, words.join(' ')])).toEqual([
    ['S01', 'drive to:S01'],
    ['car:1', 'leave_car'],
  ]);
});
it('a zone farther away is reached at once, by its shortest routes', () => {
  const lists = { 'to:S01': ['stop', 'to:S02'], 'to:S02': ['stop', 'to:S03'], 'to:S04': ['stop', 'to:S03'] };
  const form: Question['form'] = {
    form: 'fields',
    fields: [
      { name: 'zone_1', lists: { '': ['to:S01', 'to:S02', 'to:S04'] }, of: null },
      { name: 'zone_2', lists, of: 0 },
    ],
  };
  expect(meant(ask('move_route', form))).toEqual([
    ['S01', 'to:S01 stop'],
    ['S02', 'to:S02 stop'],
    ['S03', 'to:S02 to:S03'],
    ['S04', 'to:S04 stop'],
    ['S03', 'to:S04 to:S03'],
  ]);
});
