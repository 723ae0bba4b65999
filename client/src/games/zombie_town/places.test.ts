import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstOf, wordsOf } from '../../frame/board/places';
import { Texts } from '../../frame/texts';
import { places } from './places';
import type { Scene, View } from './view.gen';

const sources = ['src/frame/texts/en.ftl', '../untot/kernel/texts/en.ftl', '../untot/games/zombie_town/texts/en.ftl', 'src/games/zombie_town/en.ftl'];
const texts = new Texts('en', sources.map((path) => readFileSync(path, 'utf8')));
const square = (x: number, y: number, neighbours: string[]) => ({ cells: [[x, y]], neighbours });
const SCENE = { width: 4, height: 4, squares: { B2: square(1, 1, ['C2', 'bld_01']), C2: square(2, 1, ['B2']), bld_01: square(1, 0, ['B2']) } } as unknown as Scene;
const VIEW = {
  you: 0,
  pawns: [
    { colour: 'red', seat: 0, alive: true, square: 'B2' },
    { colour: 'blue', seat: 1, alive: true, square: 'bld_01' },
    { colour: 'red', seat: 0, alive: false, square: 'C2' },
  ],
  zombies: { B2: 3 },
  moved: { B2: 1 },
  buildings: [{ id: 'bld_01', house: 'nurse', owner: 'blue', home_base: true, barricades: ['barricade_2.1'], survivors: [], pile: 4 }],
  turn: { pawn: 'red' },
} as unknown as View;
const found = places(VIEW, SCENE, texts);
const heard = (id: string): string => wordsOf(found.find((place) => place.id === id)!, texts);

it('a square says who stands there, how many zombies, and which squares and houses are next to it', () => {
  expect(heard('B2')).toBe('B2: Red, 3 zombies, 1 of them moved. Next to C2, building 1.');
});
it('a house says what it is, whose, how it is guarded and who is in it', () => {
  expect(heard('bld_01')).toBe('Building 1: Nurse, Home base of Blue, one barricade, no survivors inside, 4 cards to find, Blue. Next to B2.');
});
it('a square is empty where nobody living is; one begins with whoever acts', () => {
  expect([found.filter(({ isEmpty }) => isEmpty).map(({ id }) => id), firstOf(found)?.id]).toEqual([['C2'], 'B2']);
});
