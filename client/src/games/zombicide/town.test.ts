import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standingOf } from './city';
import { furnitureOf, isFurnished, landmarksOf } from './furnishing';
import { LANDMARKS } from './props';
import sample from './sample.json';
import { smallOf } from './small';
import { laidIn, type Laid, sideways } from './turning';
import type { Rect, Scene, View } from './view';

const { scene, view } = sample as unknown as { scene: Scene; view: View };
const content = (file: string): string => readFileSync(`../untot/games/zombicide/content/${file}.toml`, 'utf8');

it('every room of every tile is furnished, and every landmark is drawn', () => {
  const rooms = [...content('tiles').matchAll(/\{ id = "\w+", name = "(\w+)"/g)].map((found) => found[1]!);
  expect(rooms.length).toBeGreaterThan(50);
  expect(rooms.filter((room) => !isFurnished(room))).toEqual([]);
  const landmarks = [...content('landmarks').matchAll(/^ {4}"(\w+)"/gm)].map((found) => found[1]!);
  expect(landmarks.filter((landmark) => !(landmark in LANDMARKS))).toEqual([]);
});
it('furniture stands between the walls of its room', () => {
  const room: Rect = [40, 20, 76, 60];
  const placed = furnitureOf({ rooms: [{ zone: '2B.NW', building: 'b1', rects: [room], name: 'surgery' }] });
  expect(placed.length).toBeGreaterThan(3);
  for (const { prop, x, y, turn } of placed) {
    const [wide, high] = turn % 180 ? [prop.high, prop.wide] : [prop.wide, prop.high];
    expect([x - wide / 2 > room[0], x + wide / 2 < room[2], y - high / 2 > room[1], y + high / 2 < room[3]]).toEqual([true, true, true, true]);
  }
  expect(furnitureOf({ rooms: [{ zone: 'own', building: 'b1', rects: [room] }] })).toEqual([]);
});
it('a street has what it is called by, and only that', () => {
  const streets = [{ zone: 'S00', rect: [0, 0, 30, 40] as Rect, name: 'crossing:hydrant' }, { zone: 'S01', rect: [30, 0, 60, 40] as Rect }];
  expect(landmarksOf({ streets }).map(({ prop }) => prop)).toEqual([LANDMARKS['hydrant']]);
});
it('a high map lies sideways in a wide frame, and everybody keeps his zone', () => {
  const turns = (size: [number, number], width: number, ...heights: number[]): boolean[] => {
    let laid: Laid | undefined;
    return heights.map((height) => (laid = laidIn(size, { width, height }, laid)).isTurned);
  };
  expect([...turns([100, 200], 940, 590), ...turns([100, 200], 390, 500), ...turns([300, 300], 940, 590)]).toEqual([true, false, false]);
  // A sheet lies over it, or has gone: it does not turn around for that.
  expect([turns([100, 200], 390, 8), turns([100, 200], 940, 590, 8)]).toEqual([[false], [true, true]]);
  expect([turns([500, 250], 390, 374, 520, 374), turns([500, 250], 390, 520, 374)]).toEqual([[false, false, false], [true, true]]);
  // Whoever turns his phone sees it turn.
  expect(laidIn([500, 250], { width: 390, height: 700 }, { isTurned: false, width: 844 }).isTurned).toBe(true);
  const [turned, plain] = [standingOf(sideways(scene), view), standingOf(scene, view)];
  expect(turned.survivors.map(({ what }) => what.zone)).toEqual(plain.survivors.map(({ what }) => what.zone));
  const [x0, y0, x1, y1] = scene.doors[0]!.stretch;
  expect(sideways(scene).doors[0]!.stretch).toEqual([scene.size[1] - y1, x0, scene.size[1] - y0, x1]);
});
it('where everybody began takes no room from those who stand there', () => {
  const alone = { ...view, survivors: view.survivors.map((one) => ({ ...one, zone: scene.start, car: '' })), zombies: {}, noise_tokens: {} };
  const sizes = standingOf(scene, alone).survivors.map(({ spot }) => spot.size);
  expect(new Set(sizes).size).toBe(1);
  expect(Math.min(...sizes)).toBeGreaterThan(8);
});
it('a small map has every house and what counts', () => {
  const small = smallOf(scene, 'night');
  expect(small.rooms.length).toBeGreaterThanOrEqual(scene.rooms.length);
  expect(small.marks.filter(({ kind }) => kind === 'objective')).toHaveLength(scene.objectives.length);
  expect(small.marks.filter(({ kind }) => kind === 'start')).toHaveLength(1);
});
