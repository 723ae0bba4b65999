import { expect, it } from 'vitest';
import { Texts } from '../../frame/texts';
import { lieOf, notesOn } from './face';
import type { Scene, View } from './view.gen';

const texts = new Texts('en', ['name-nurse = nurse\nhouse-nurse-rule = Heals.\nzt-card-shots = { $count } shots, { $draws } cards\nzt-shots-left = { $count } left\nname-red = red\nzt-house-cost = Costs 1.\nname-bld_01 = building 1\n    .in = in building 1\nzt-posted = { $building_in }\nzt-along = with { $pawn }\nzt-unarmed = unarmed\nzt-loses = lose { $building }\nzt-lie-top = on top\nzt-lie-bottom = at the bottom\nzt-lie-stored = stored\nname-shotgun = shotgun\n']);
const SCENE = { cards: { shotgun: { kind: 'weapon', shots: 2, draws: 2 }, barricade_2: { kind: 'barricade' } } } as unknown as Scene;
const VIEW = { pawns: [{ colour: 'red', seat: 0, square: 'bld_01', weapons: [{ id: 'pistol.1', kind: 'pistol', shots: 1 }], companions: [] }], buildings: [{ id: 'bld_01', house: 'nurse', survivors: [] }], turn: { pawn: 'red' } } as unknown as View;
const notes = (word: string, view = VIEW): string[] => notesOn(word, {} as never, view, SCENE, texts);

it('says what a choice is worth: what the house does, how often a weapon fires, what is left in it', () => {
  expect([notes('house'), notes('keep:shotgun'), notes('weapon:pistol.1')]).toEqual([['Nurse: Heals. Costs 1.'], ['2 shots, 2 cards'], ['1 left']]);
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
it('tells a survivor who keeps watch from one who came along', () => {
  const [along, posted] = ['survivor.1', 'survivor.2'].map((id) => ({ id, weapon: null }));
  const view = { ...VIEW, pawns: [{ ...VIEW.pawns[0]!, companions: [along] }], buildings: [{ ...VIEW.buildings[0]!, owner: 'red', survivors: [posted] }] } as unknown as View;
  expect([notes('who:survivor.1', view), notes('who:survivor.2', view)]).toEqual([['With red', 'unarmed'], ['In building 1', 'unarmed']]);
});
it('says before the touch that a house is lost when its only guard comes along', () => {
  const held = (held_by_one: boolean): View => ({ ...VIEW, buildings: [{ ...VIEW.buildings[0]!, held_by_one }] }) as unknown as View;
  expect([notes('fetch', held(true)), notes('fetch', held(false))]).toEqual([['Lose building 1'], []]);
});
it('says where the cards of a building lie, and which of them one knows', () => {
  const site = { id: 'bld_01', pile: 3, known: { '1': 'shotgun' }, stored: [{ seat: 1, card: null }] };
  const lie = (place: number, before = ['from:bld_01']): string[] => lieOf(`card:${place}`, { buildings: [site] } as unknown as View, texts, before);
  expect([lie(1), lie(2), lie(3), lie(4)]).toEqual([['on top'], ['Shotgun'], ['at the bottom'], ['stored']]);
  expect(lie(1, [])).toEqual([]);
});
