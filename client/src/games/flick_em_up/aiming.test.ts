import { expect, it } from 'vitest';
import type { Form } from '../../frame/forms';
import type { Question } from '../../frame/wire';
import { aimFormOf, Aiming, flickOf } from './aiming.svelte';

const MOVE: Form = { form: 'numbers', intervals: { direction: [0, 3599], power: [0, 100], offset: [-10, 10] } };
const LOOK: Form = { form: 'numbers', intervals: { facing: [0, 3599] } };
const ACTION = { form: { form: 'branch', branches: { move: MOVE, end: null }, beside: null }, name: 'action', asked: 4 } as unknown as Question;

it('finds the numbers behind what was said', () => {
  expect(aimFormOf(ACTION, [])).toBeNull();
  expect(aimFormOf(ACTION, ['move'])).toBe(MOVE);
  expect(aimFormOf(ACTION, ['end'])).toBeNull();
  expect(flickOf(ACTION, ['move'])).toBe('move_disc');
  expect(flickOf(ACTION, ['shoot:rifle', 'side:left'])).toBe('rifle');
});

it('draws back like a sling: the piece goes the other way', () => {
  const aiming = new Aiming();
  aiming.lay(MOVE, '4 move', 90);
  aiming.draw(270, 100, 200);
  expect(aiming.answer).toBe('direction=900 power=46 offset=0');
  expect(aiming.letGo()).toBe(true);
  aiming.draw(270, 5, 200);
  expect(aiming.letGo()).toBe(false);
});

it('news about the same question change no aim', () => {
  const aiming = new Aiming();
  aiming.lay(MOVE, '4 move', 90);
  aiming.set('power', 77);
  aiming.lay({ ...MOVE }, '4 move', 0);
  expect(aiming.answer).toBe('direction=900 power=77 offset=0');
  aiming.lay({ ...MOVE }, '5 move', 0);
  expect(aiming.answer).toBe('direction=0 power=50 offset=0');
});

it('the bat points where it is drawn, until somebody says how it lies', () => {
  const numbers = (first: number, last: number): Form => ({ form: 'numbers', intervals: { lies: [first, last], direction: [0, 3599], power: [0, 100] } });
  const BAT: Form = { form: 'branch', branches: { 'arc:0-80': numbers(0, 80), 'arc:120-300': numbers(120, 300) }, beside: null };
  const aiming = new Aiming();
  aiming.lay(BAT, '4 bat', 90);
  aiming.draw(315, 100, 200);
  expect(aiming.answer).toBe('arc:120-300 lies=135 direction=1350 power=46');
  aiming.turnTo(104);
  expect(aiming.aim.values['lies']).toBe(120);
  aiming.set('lies', 30);
  aiming.turnTo(200);
  expect(aiming.answer).toBe('arc:0-80 lies=30 direction=2000 power=46');
});

it('whoever looks, looks where the hand goes', () => {
  const aiming = new Aiming();
  aiming.lay(LOOK, '6', 0);
  aiming.draw(45, 60, 200);
  expect(aiming.answer).toBe('facing=450');
});
