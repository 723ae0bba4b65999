import { expect, it } from 'vitest';
import { bearerOf, cardsAsked, fightersOf, hasBeside, kindOf, spokenOf, things, weaponOf } from './reading';
import { SCENE, VIEW } from './sample';

it('an id tells what it is', () => {
  const kinds = ['K13', 'bld_07', 'red', 'survivor.3', 'hunting_rifle.2', 'barricade_1_trap_2', 'survivor', 'two_away', 'nurse', '7', 'streets'].map(kindOf);
  expect(kinds).toEqual(['square', 'building', 'pawn', 'survivor', 'weapon', 'card', 'card', 'combat', 'house', '', '']);
});
it('weapons are known by who bears them', () => {
  expect(bearerOf(VIEW, 'pistol.2')?.id).toBe('blue');
  expect(weaponOf(VIEW, 'pistol.1')?.shots).toBe(3);
  expect(fightersOf(VIEW).at(-1)).toMatchObject({ color: 'blue', square: 'bld_01' });
});
it('what might be tried is on the table or in the own hand', () => {
  expect(things(VIEW, 'square', SCENE)).toEqual(['A2', 'B2', 'C2', 'D2', 'E2']);
  expect(things(VIEW, 'card', SCENE)).toEqual(VIEW.hand);
  expect(things(VIEW, 'weapon', SCENE)).toEqual(['pistol.1']);
});
it('cards that are looked at lie beside the decision, for whoever sees them', () => {
  const draw = { building: 'bld_01', count: 1, cards: ['pistol'] };
  expect(cardsAsked({ ...VIEW, draw }, null)).toEqual(['pistol']);
  expect([hasBeside(VIEW), hasBeside({ ...VIEW, draw }), hasBeside({ ...VIEW, draw: { ...draw, cards: null } })]).toEqual([false, true, false]);
});
it('what a question speaks of is pointed at for whoever is asked', () => {
  const asked = { name: 'defence_weapon', clause: 'ZT-9.19', waiting: [0], about: { attacker: 'blue', defender: 'survivor.1' } };
  expect(spokenOf({ ...asked, form: { form: 'pick', options: ['weapon:pistol.1'] } } as never)).toEqual(['blue', 'survivor.1']);
  expect([spokenOf(asked as never), spokenOf(null)]).toEqual([[], []]);
});
