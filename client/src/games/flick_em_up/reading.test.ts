import { expect, it } from 'vitest';
import { isPoured, roofIn } from './reading';
import type { View } from './view.gen';

const during = (poses: string[], roof: Record<string, number>): View => ({ rush: { zombies: ['z1a', 'z2a'], roof }, poses: Object.fromEntries(poses.map((id) => [id, {}])) }) as unknown as View;

it('zombies stand on the roof until they have come out below; then the tower is lifted', () => {
  const onRoof = during(['s1'], { z1a: 1, z2a: 3 });
  expect([roofIn(onRoof), isPoured(onRoof)]).toEqual([[['z1a', 1], ['z2a', 3]], false]);
  const out = during(['s1', 'z1a', 'z2a'], { z1a: 1, z2a: 3 });
  expect([roofIn(out), isPoured(out)]).toEqual([[], true]);
  const calm = { rush: null, poses: {} } as unknown as View;
  expect([roofIn(calm), isPoured(calm)]).toEqual([[], false]);
});
