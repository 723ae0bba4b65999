import { expect, it } from 'vitest';
import { bearerOf, fightersOf, spokenOf, weaponOf } from './reading';
import type { Scene, View } from './view.gen';

const armed = (id: string) => ({ id, kind: 'pistol', shots: 3, most: 3, draws: 1 });
const VIEW = {
  pawns: [
    { colour: 'red', square: 'A2', weapons: [armed('pistol.1')], companions: [] },
    { colour: 'blue', square: 'bld_01', weapons: [armed('pistol.2')], companions: [{ id: 'survivor.1', weapon: armed('pistol.3') }] },
  ],
  buildings: [{ id: 'bld_01', owner: 'blue', survivors: [{ id: 'survivor.2', weapon: null }] }],
} as unknown as View;
const SCENE = { kinds: { blue: 'pawn', bld_01: 'building' }, pieces: { survivor: 'survivor' } } as unknown as Scene;

it('weapons are known by who bears them', () => {
  expect([bearerOf(VIEW, 'pistol.2')?.id, bearerOf(VIEW, 'pistol.3')?.id]).toEqual(['blue', 'survivor.1']);
  expect(weaponOf(VIEW, 'pistol.1')?.shots).toBe(3);
  expect(fightersOf(VIEW).at(-1)).toMatchObject({ id: 'survivor.2', colour: 'blue', square: 'bld_01' });
});
it('what a question speaks of is pointed at for whoever is asked', () => {
  const asked = { name: 'defence_weapon', clause: 'ZT-9.19', waiting: [0], about: { attacker: 'blue', defender: 'survivor.1', shots: 2, word: 'now' } };
  expect(spokenOf({ ...asked, form: { form: 'pick', options: ['weapon:pistol.1'] } } as never, SCENE)).toEqual(['blue', 'survivor.1']);
  expect([spokenOf(asked as never, SCENE), spokenOf(null, SCENE)]).toEqual([[], []]);
});
