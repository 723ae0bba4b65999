import { expect, it } from 'vitest';
import { Texts } from '../../frame/texts';
import { chanceOf, distanceTo, oddsOn } from './odds';
import type { Scene, View } from './view.gen';

const texts = new Texts('en', ['zt-odds = kills { $percent } %\n']);
const SCENE = {
  squares: { bld_03: { neighbours: ['K2'] }, K2: { neighbours: ['bld_03', 'K3'] }, K3: { neighbours: ['K2'] } },
  combat: { jammed: { strength: -1, count: 6 }, same_square: { strength: 0, count: 6 }, one_away: { strength: 1, count: 9 }, two_away: { strength: 2, count: 9 } },
  limits: { shot: 2 },
} as unknown as Scene;
const rifle = { id: 'rifle.1', kind: 'rifle', shots: 4, draws: 1 };
const shotgun = { id: 'shotgun.1', kind: 'shotgun', shots: 2, draws: 2 };
function viewOf(weapons: object[], deck = 30, used: string[] = []): View {
  return { pawns: [{ colour: 'red', square: 'bld_03', weapons, companions: [] }], buildings: [], turn: { pawn: 'red' }, combat: { deck, used } } as unknown as View;
}
const odds = (word: string, view: View, before: string[] = [], about = {}): string[] => oddsOn(word, { about } as never, view, SCENE, texts, before);

it('counts the cards that reach, out of those that are left', () => {
  for (const [far, chance] of [0.8, 0.6, 0.3].entries()) expect(chanceOf(viewOf([]), SCENE, far, 1)).toBeCloseTo(chance);
  expect(chanceOf(viewOf([], 24, Array(6).fill('jammed')), SCENE, 0, 1)).toBe(1);
  expect(chanceOf(viewOf([]), SCENE, 2, 2)).toBeCloseTo(1 - (21 * 20) / (30 * 29));
  expect(chanceOf(viewOf([], 1, []), SCENE, 2, 2)).toBeNull();
});
it('knows what is here, next to here, and as far as one shoots', () => {
  expect(['bld_03', 'K2', 'K3'].map((to) => distanceTo(SCENE, 'bld_03', to))).toEqual([0, 1, 2]);
});
it('says at each zombie how often a shot kills it, once it is clear with what', () => {
  expect([odds('target:K2', viewOf([rifle])), odds('target:K3', viewOf([rifle]))]).toEqual([['kills 60 %'], ['kills 30 %']]);
  const both = viewOf([rifle, shotgun]);
  expect(odds('target:K2', both)).toEqual([]);
  expect(odds('with:shotgun.1', both, ['attack', 'target:K3'])).toEqual(['kills 52 %']);
  expect([odds('fire', both, [], { target: 'K2', weapon: 'rifle.1' }), odds('change:shotgun.1', both, [], { target: 'K2', weapon: 'rifle.1' })]).toEqual([['kills 60 %'], ['kills 85 %']]);
});
it('says nothing of fights with people, where the other one shoots as well', () => {
  expect([odds('target:blue', viewOf([rifle])), odds('attack', viewOf([rifle]))]).toEqual([[], []]);
});
