import { expect, it } from 'vitest';
import { Texts } from '../../frame/texts';
import { notesOn } from './face';
import type { Scene, View } from './view.gen';

const texts = new Texts('en', ['name-nurse = nurse\nhouse-nurse-rule = Heals.\nzt-card-shots = { $count } shots, { $draws } cards\nzt-shots-left = { $count } left\nname-red = red\n']);
const SCENE = { cards: { shotgun: { kind: 'weapon', shots: 2, draws: 2 }, barricade_2: { kind: 'barricade' } } } as unknown as Scene;
const VIEW = { pawns: [{ colour: 'red', seat: 0, square: 'bld_01', weapons: [{ id: 'pistol.1', kind: 'pistol', shots: 1 }], companions: [] }], buildings: [{ id: 'bld_01', house: 'nurse', survivors: [] }], turn: { pawn: 'red' } } as unknown as View;
const notes = (word: string, view = VIEW): string[] => notesOn(word, {} as never, view, SCENE, texts);

it('says what a choice is worth: what the house does, how often a weapon fires, what is left in it', () => {
  expect([notes('house'), notes('keep:shotgun'), notes('weapon:pistol.1')]).toEqual([['Nurse: Heals.'], ['2 shots, 2 cards'], ['1 left']]);
  expect(notes('play:barricade_2')).toEqual([]);
});
it('says nothing of what goes back to the pile', () => {
  expect([notes('top:shotgun'), notes('bottom:shotgun')]).toEqual([[], []]);
});
it('names who bears a weapon where another of the same people could be meant', () => {
  const [red, armed] = [VIEW.pawns[0]!, { id: 'survivor.1', weapon: { id: 'rifle.1', kind: 'rifle', shots: 2 } }];
  const blue = { ...red, colour: 'blue', seat: 1, weapons: [] };
  const of = (...pawns: unknown[]): View => ({ ...VIEW, pawns }) as unknown as View;
  expect(notes('weapon:pistol.1', of(red, { ...blue, seat: red.seat }))).toEqual(['1 left', 'Red']);
  expect(notes('weapon:pistol.1', of(red, blue))).toEqual(['1 left']);
  expect(notes('weapon:rifle.1', of({ ...red, companions: [armed] }))).toHaveLength(2);
});
