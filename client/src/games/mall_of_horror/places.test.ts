import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstOf, wordsOf } from '../../frame/board/places';
import { Texts } from '../../frame/texts';
import { places } from './places';
import type { Scene, View } from './view.gen';

const sources = ['src/frame/texts/en.ftl', '../untot/kernel/texts/en.ftl', '../untot/games/mall_of_horror/texts/en.ftl', 'src/games/mall_of_horror/en.ftl'];
const texts = new Texts('en', sources.map((path) => readFileSync(path, 'utf8')));
const room = (id: string, more: object) => ({ id, closed: false, zombies: 0, defence: 0, danger: '', characters: [], ...more });
const SCENE = { locations: [{ id: 'restroom', number: 1, capacity: 3 }, { id: 'parking', number: 4, capacity: null }, { id: 'supermarket', number: 6, capacity: 6 }] } as unknown as Scene;
const VIEW = {
  you: 0,
  players: [{ seat: 0, colour: 'red' }],
  locations: [room('restroom', { zombies: 4, defence: 3, danger: 'breach', characters: ['blue.gunman', 'red.pin_up'] }), room('parking', { zombies: 1 }), room('supermarket', { closed: true })],
  destinations: { blue: 'parking' },
} as unknown as View;
const found = places(VIEW, SCENE, texts);
const heard = (id: string): string => wordsOf(found.find((place) => place.id === id)!, texts);

it('a room says its number, how full it is, whether the door holds, and who is there', () => {
  expect(heard('restroom')).toBe('Restroom: number 1, 2 of 3 places taken, defence 3, 4 zombies, the zombies get in, Blue Gunman, Red Pin-Up.');
});
it('the open place has no door; whoever has shown where he goes is heard there', () => {
  expect(heard('parking')).toMatch(/: number 4, no door, one zombie, blue wants to go there\.$/i);
});
it('what is closed says so; one begins with the own people', () => {
  expect([heard('supermarket'), firstOf(found)?.id]).toEqual(['Supermarket: number 6, closed.', 'restroom']);
});
