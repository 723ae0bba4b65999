import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstOf, wordsOf } from '../../frame/board/places';
import { Texts } from '../../frame/texts';
import { places } from './places';
import type { Scene, View } from './view.gen';

const sources = ['src/frame/texts/en.ftl', '../untot/kernel/texts/en.ftl', '../untot/games/flick_em_up/texts/en.ftl', 'src/games/flick_em_up/en.ftl'];
const texts = new Texts('en', sources.map((path) => readFileSync(path, 'utf8')));
const at = (x: number, y: number, side = 0, yaw = 0) => ({ x: x * 100, y: y * 100, yaw: yaw * 100, side });
const SCENE = {
  edge: 45000,
  survivors: { s1: {}, s2: {} },
  roof_numbers: { z1a: 1 },
  kinds: { s1: 'survivor', s2: 'survivor', z1a: 'zombie', hospital: 'building', crate_1: 'object' },
} as unknown as Scene;
const VIEW = {
  you: 0,
  poses: { z1a: at(0, 200, 1), hospital: at(0, 0), s1: at(0, 100), crate_1: at(300, 300) },
  inside: { s2: { building: 'hospital' } },
  houses: { hospital: { chips: ['pistol'], face_down: 2, locked: true, drifted: false } },
  boards: { s1: { seat: 1 }, s2: { seat: 0 } },
  activation: null,
} as unknown as View;
const foundIn = (view: View) => places(view, SCENE, texts);
const heard = (id: string): string => wordsOf(foundIn(VIEW).find((place) => place.id === id)!, texts);

it('a house says who and what is in it, and whether it is locked', () => {
  expect(heard('hospital')).toBe('Hospital: Tomasz, Pistol, 2 chips face down, locked.');
});
it('somebody says where he looks, and what is near him in which direction', () => {
  expect(heard('s1')).toBe('Greta: facing 90 degrees, zombie 1A: 10 cm away, at 90 degrees, hospital: 10 cm away, at 270 degrees.');
  expect(heard('z1a')).toBe('Zombie 1A: lying.');
  expect(heard('crate_1')).toBe('Crate 1: standing.');
});
it('one begins with the own people, in a house too; and with whoever of them acts', () => {
  expect(firstOf(foundIn(VIEW))?.id).toBe('hospital');
  const both = { ...VIEW, boards: { s1: { seat: 0 }, s2: { seat: 0 } }, activation: { survivor: 's1' } } as unknown as View;
  expect(firstOf(foundIn(both))?.id).toBe('s1');
});
