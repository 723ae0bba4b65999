import { expect, it } from 'vitest';
import { Texts } from '../../frame/texts';
import { notesOn } from './face';
import type { Scene, View } from './view.gen';

const texts = new Texts('en', ['name-nurse = nurse\nhouse-nurse-rule = Heals.\nzt-card-shots = { $count } shots, { $draws } cards\nzt-shots-left = { $count } left\nname-red = red\n']);
const SCENE = { cards: { shotgun: { kind: 'weapon', shots: 2, draws: 2 }, barricade_2: { kind: 'barricade' } } } as unknown as Scene;
const VIEW = { pawns: [{ colour: 'red', square: 'bld_01', weapons: [{ id: 'pistol.1', kind: 'pistol', shots: 1 }], companions: [] }], buildings: [{ id: 'bld_01', house: 'nurse', survivors: [] }], turn: { pawn: 'red' } } as unknown as View;
const notes = (word: string) => notesOn(word, {} as never, VIEW, SCENE, texts);

it('says what a choice is worth: what the house does, how often a weapon fires, what is left in it', () => {
  expect([notes('house'), notes('keep:shotgun'), notes('weapon:pistol.1')]).toEqual([['Nurse: Heals.'], ['2 shots, 2 cards'], ['1 left', 'Red']]);
  expect(notes('play:barricade_2')).toEqual([]);
});
