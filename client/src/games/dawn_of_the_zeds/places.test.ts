import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstOf, wordsOf } from '../../frame/board/places';
import { Texts } from '../../frame/texts';
import { places } from './places';
import type { Scene, View } from './view.gen';

const sources = ['src/frame/texts/en.ftl', '../untot/kernel/texts/en.ftl', '../untot/games/dawn_of_the_zeds/texts/en.ftl', 'src/games/dawn_of_the_zeds/en.ftl'];
const texts = new Texts('en', sources.map((path) => readFileSync(path, 'utf8')));
const SCENE = {
  spaces: { town_center: { toward: '' }, forest_0: { toward: 'town_center' }, start_forest: { toward: 'forest_0' } },
  tracks: { forest: ['forest_0', 'start_forest'] },
  houses: ['cemetery'],
  units: { sheriff: { kind: 'hero' } },
} as unknown as Scene;
const VIEW = {
  you: 0,
  units: [{ id: 'sheriff', place: 'forest_0', strength: 3, hits: 1 }],
  zeds: [{ id: 'zed_2', space: 'start_forest', strength: 3, hits: 0 }],
  chaos: { forest_0: 2 },
  defences: { forest_0: 'barricade' },
} as unknown as View;
const found = places(VIEW, SCENE, texts);
const heard = (id: string): string => wordsOf(found.find((place) => place.id === id)!, texts);

it('a space says who holds it and what has happened there', () => {
  expect(heard('forest_0')).toBe('Downtown: The Sheriff, strength 3, 1 hit, 2 chaos markers, a barricade. Next to Town Center, Forest Start.');
});
it('zeds are told with their strength, where they begin too', () => {
  expect(heard('start_forest')).toBe('Forest Start: Zed 3/1, strength 3. Next to Downtown.');
});
it('all roads and houses are next to the Town Center, and a house is next to it alone', () => {
  expect([heard('town_center'), heard('cemetery')]).toEqual([expect.stringMatching(/Next to Downtown, Cemetery\.$/), expect.stringMatching(/Next to Town Center\.$/)]);
});
it('where nobody and nothing is arrows pass by; one begins with the own people', () => {
  expect([found.filter(({ isEmpty }) => isEmpty).map(({ id }) => id), firstOf(found)?.id]).toEqual([['town_center', 'cemetery'], 'forest_0']);
});
