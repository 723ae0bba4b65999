import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Direction, firstOf, stepFrom, wordsOf } from '../../frame/board/places';
import { Texts } from '../../frame/texts';
import { lie } from './lie.svelte';
import { places } from './places';
import sample from './sample.json';
import type { Scene, View } from './view';

const { scene, view } = sample as unknown as { scene: Scene; view: View };
const sources = ['src/frame/texts/en.ftl', '../untot/kernel/texts/en.ftl', '../untot/games/zombicide/texts/en.ftl', 'src/games/zombicide/en.ftl'];
const texts = new Texts('en', sources.map((path) => readFileSync(path, 'utf8')));
const heard = (zone: string, now = view): string => wordsOf(places(now, scene, texts).find(({ id }) => id === zone)!, texts);

it('a zone says who stands there, friends and zombies, and how loud it is', () => {
  expect(heard('S23')).toBe('Street S23: Ned, Doug, Wanda, 12 × Walker, 4 × Runner, 2 × Fatty, 1 × Abomination, Noise 6. Next to street S22, street S24.');
});
it('what lies or stands there is said: objectives, cars, where zombies come from', () => {
  expect([heard('3C.W'), heard('S26'), heard('S06')]).toEqual([
    'Room 3C.W: Objective. Next to room 3C.R, room 3C.G, room 4D.SW.',
    'Street S26: Pimpmobile. Next to street S16, street S25, street S27, street S36.',
    'Street S06: Spawn zone 1. Next to street S16.',
  ]);
});
it('a door says whether it is open, from both sides', () => {
  expect([heard('5F.In'), heard('S18')]).toEqual([expect.stringContaining('street S18 (closed door)'), expect.stringContaining('room 5F.In (closed door)')]);
  const door = scene.doors.find(({ room }) => room === '5F.In')!.id;
  expect(heard('S18', { ...view, open_doors: [...view.open_doors, door] })).toContain('room 5F.In (open door)');
});
it('one begins where whoever acts is', () => {
  expect(firstOf(places(view, scene, texts))?.id).toBe('S23');
});
it('the dead are nowhere', () => {
  const survivors = view.survivors.map((one) => (one.id === 'doug' ? { ...one, status: 'dead' as const } : one));
  expect(heard('S23', { ...view, survivors } as View)).toMatch(/^Street S23: Ned, Wanda,/);
});
it('arrows go where one sees them point, also on a town that lies sideways', () => {
  const towards = (direction: Direction): string | undefined => stepFrom(places(view, scene, texts), 'S23', direction)?.id;
  const upright = (['ArrowRight', 'ArrowLeft'] as const).map(towards);
  lie.isTurned = true;
  expect((['ArrowDown', 'ArrowUp'] as const).map(towards)).toEqual(upright);
  lie.isTurned = false;
  expect(upright).toEqual(['S24', 'S22']);
});
