import { PerspectiveCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { cornersOf, fieldFor, Gaze, HOME, homeFor, lookBetween, place, type Point } from './camera';
import { meansOf, Pulse } from './means';

it('a graphics card gets shadows, software none, nothing nothing', () => {
  expect(meansOf('ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)')).toBe('rich');
  expect(meansOf('ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)')).toBe('plain');
  expect(meansOf('llvmpipe (LLVM 15.0.7, 256 bits)')).toBe('plain');
  expect(meansOf(null)).toBe('none');
});

/** Whether it was found too slow, by the gaps between the pictures of a motion. */
function isFoundOut(gaps: readonly number[], goesOn = true): boolean {
  const pulse = new Pulse();
  let now = 0;
  return gaps.map((gap) => pulse.beat((now += gap), goesOn)).some(Boolean);
}
const times = (n: number, gap: number): number[] => Array<number>(n).fill(gap);

it('a card that draws five pictures a second is found out, one that draws sixty or thirty is not', () => {
  expect(isFoundOut(times(20, 200))).toBe(true);
  expect(isFoundOut(times(400, 16.7))).toBe(false);
  expect(isFoundOut(times(400, 33.4))).toBe(false);
});
it('single long pictures, and rests in which nothing moves, are not held against a card', () => {
  expect(isFoundOut(Array.from({ length: 100 }, () => [16.7, 16.7, 300]).flat())).toBe(false);
  expect(isFoundOut(times(100, 200), false)).toBe(false);
  expect(isFoundOut(times(15, 200))).toBe(false);
});

it('the camera turns the short way round', () => {
  expect(lookBetween({ ...HOME, around: 170 }, { ...HOME, around: -170 }, 0.5).around).toBeCloseTo(180);
});
it('who has little width looks from farther away', () => expect(homeFor(0.7).far).toBeGreaterThan(homeFor(1.6).far));
it.each([0.55, 0.87, 1.3, 1.8])('the tower that waits east or west of the town is wholly in the first picture, and the town too (%f)', (aspect) => {
  const camera = new PerspectiveCamera(fieldFor(aspect), aspect, 1, 9000);
  const seen = ([x, y, z]: Point): number[] => new Vector3(x, y, z).project(camera).toArray().slice(0, 2);
  for (const [x, y, exit] of [[535, 10, 180], [-535, 190, 0], [535, -150, 180]] as const) {
    const tower = cornersOf({ back: 4400, lip: 8500, width: 10800, roof: 23000, fields: {} }, x, y, exit);
    place(camera, homeFor(aspect, tower));
    camera.updateMatrixWorld();
    const town: Point[] = [[-450, -450, 0], [450, -450, 0], [450, 450, 0], [-450, 450, 0]];
    expect(Math.max(...[...tower, ...town].flatMap(seen).map(Math.abs))).toBeLessThan(1);
  }
});
it('the camera that is called away again while it comes back comes back to where it was', () => {
  const gaze = new Gaze();
  const home = gaze.rests;
  gaze.turn({ ...HOME, around: 40, far: 700 }, true, 0);
  expect(gaze.step(1000)).toBe(false);
  gaze.turn(home, true, 1000);
  expect(gaze.step(1200)).toBe(true);
  expect(gaze.look.far).not.toBeCloseTo(home.far);
  expect(gaze.rests).toEqual(home);
  gaze.follow(10, 20);
  expect(gaze.rests).toEqual({ ...home, x: 10, y: 20 });
});
