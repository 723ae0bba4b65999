import { expect, it } from 'vitest';
import { Texts } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import { SCENE, VIEW } from './sample';
import { shortcutsOf } from './shortcuts';

const texts = new Texts('en', []);
const pick = (name: string, options: string[], about = {}): Question => ({ name, clause: '', asked: 1, waiting: [0], unit: 'red', about, form: { form: 'pick', options } });
const meant = (question: Question, view = VIEW) => shortcutsOf(view, question, SCENE, texts).map(({ target, words }) => [target, words.join(' ')]);

it('only what is offered can be meant', () => {
  expect(meant(pick('turn_step', ['end_turn']))).toEqual([]);
});
it('a place is reached by its shortest way, but zombies and houses end it', () => {
  expect(meant(pick('turn_step', ['free_move', 'move']))).toEqual([
    ['B2', 'free_move to:B2'],
    ['C2', 'free_move to:B2 to:C2'],
    ['bld_01', 'free_move to:B2 to:C2 to:bld_01'],
  ]);
});
it('touching zombies in reach is a shot at them', () => {
  const near = { ...VIEW, pawns: VIEW.pawns.map((pawn) => ({ ...pawn, square: 'C2' })) };
  expect(meant(pick('turn_step', ['attack']), near)).toEqual([
    ['D2', 'attack target:D2'],
    ['E2', 'attack target:E2'],
    ['blue', 'attack target:blue'],
  ]);
});
it('touching the own building offers what can be done in it', () => {
  const inside = { ...VIEW, pawns: VIEW.pawns.map((pawn) => ({ ...pawn, square: 'bld_01' })) };
  expect(meant(pick('turn_step', ['draw', 'barricade', 'fetch']), inside)).toEqual([
    ['bld_01', 'draw'],
    ['bld_01', 'barricade'],
    ['barricade_3', 'barricade build:barricade_3'],
    ['survivor.2', 'fetch who:survivor.2'],
  ]);
});
it('on the way a place farther off is reached in one go', () => {
  expect(meant(pick('move_path', ['to:B2', 'stop'], { steps: 2 }))).toEqual([['C2', 'to:B2 to:C2']]);
});
it('with two pawns it is said which one acts', () => {
  const form: Question['form'] = {
    form: 'fields',
    fields: [
      { name: 'pawn', lists: { '': ['pawn:red', 'pawn:blue'] }, of: null },
      { name: 'do', lists: { 'pawn:red': ['play:pistol', 'end_turn'], 'pawn:blue': ['draw', 'end_turn'] }, of: 0 },
    ],
  };
  expect(meant({ ...pick('turn_step', []), unit: null, form })).toEqual([
    ['pistol', 'pawn:red play:pistol'],
    ['bld_01', 'pawn:blue draw'],
  ]);
});
