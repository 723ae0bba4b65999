import { expect, it } from 'vitest';
import kernel from '../../../../untot/kernel/texts/en.ftl?raw';
import game from '../../../../untot/games/flick_em_up/texts/en.ftl?raw';
import { Texts } from '../../frame/texts';
import en from './en.ftl?raw';
import { colourOf, isPoured, labelOf, roofIn, shapeOf } from './reading';
import type { Scene, View } from './view.gen';

const during = (poses: string[], roof: Record<string, number>): View => ({ rush: { zombies: ['z1a', 'z2a'], roof }, poses: Object.fromEntries(poses.map((id) => [id, {}])) }) as unknown as View;

it('zombies stand on the roof until they have come out below; then the tower is lifted', () => {
  const onRoof = during(['s1'], { z1a: 1, z2a: 3 });
  expect([roofIn(onRoof), isPoured(onRoof)]).toEqual([[['z1a', 1], ['z2a', 3]], false]);
  const out = during(['s1', 'z1a', 'z2a'], { z1a: 1, z2a: 3 });
  expect([roofIn(out), isPoured(out)]).toEqual([[], true]);
  const calm = { rush: null, poses: {} } as unknown as View;
  expect([roofIn(calm), isPoured(calm)]).toEqual([[], false]);
});

const SCENARIOS = import.meta.glob<string>('../../../../untot/games/flick_em_up/content/scenarios/*.toml', { query: '?raw', import: 'default', eager: true });
it('whoever meets in a scenario has a colour of its own, and everybody a shape: a letter is not all that tells two sides apart', () => {
  expect(Object.keys(SCENARIOS)).toHaveLength(10);
  for (const scenario of Object.values(SCENARIOS)) {
    const people = [...scenario.matchAll(/\["(s\d+)",/g)].map(([, id]) => id!);
    expect(people.length).toBeGreaterThan(3);
    expect(new Set(people.map(colourOf)).size).toBe(people.length);
  }
  const everybody = Array.from({ length: 11 }, (_, i) => `s${i + 1}`);
  expect(new Set(everybody.map((id) => shapeOf(id).path)).size).toBe(everybody.length);
});

it('who chooses whom to lead reads how much life and which weapon comes along; a shot says how loud it is', () => {
  const texts = new Texts('en', [kernel, game, en]);
  const scene = { survivors: { s1: { life: 3, weapon: 'pistol' } }, flicks: { pistol: { noise: 'quiet' } } } as unknown as Scene;
  expect(labelOf('lead:s1', scene, texts)).toMatch(/ · 3 life points, /);
  expect([labelOf('lead:s1', null, texts), labelOf('end', scene, texts)]).toEqual([null, null]);
  expect(labelOf('shoot:pistol', scene, texts)).toMatch(/ · \w/);
});
