import { describe, expect, it } from 'vitest';
import type { Box } from '../../frame/board/boxes';
import { boxOf, boxOfTarget, CAMP, HOSPITAL, roadOf, sizeOf, standingOf, TITLE, trailsOf } from './town';
import type { DawnUnitView, DawnZedView, Scene } from './view.gen';

const ROADS = ['forest', 'mountain', 'highway', 'suburb'];
const spaces = (track: string, count: number): string[] => [...Array.from({ length: count }, (_, n) => `${track}_${n}`), `start_${track}`];
const BEDS = ['bed_1', 'bed_2', 'bed_3', 'bed_4', 'bed_5', 'bed_6'];
const scene = (tracks: string[], houses: string[]): Pick<Scene, 'tracks' | 'houses'> => ({ tracks: Object.fromEntries(tracks.map((track) => [track, spaces(track, track === 'tunnel' ? 8 : 7)])), houses });
const BASIC = scene(ROADS, ['cemetery']);
const WHOLE = scene([...ROADS, 'tunnel'], [...BEDS, 'office_1', 'office_2', 'lab', 'refugee_camp', 'cemetery', 'jail']);

const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01;
const all = ({ tracks, houses }: Pick<Scene, 'tracks' | 'houses'>): string[] => ['town_center', ...Object.values(tracks).flat(), ...houses];

describe.each([['side A', BASIC], ['side B', WHOLE]] as const)('the poster, %s', (_, printed) => {
  const places = all(printed).map((id) => ({ id, box: boxOf(printed, id)! }));
  it('has a place for everything, and nothing lies over anything', () => {
    const over = places.flatMap(({ id, box }, i) => places.slice(i + 1).flatMap((other) => (overlaps(box, other.box) ? [`${id} ${other.id}`] : [])));
    expect(over).toEqual([]);
  });
  it('keeps within its edges', () => {
    const { width, height } = sizeOf(printed);
    expect(places.filter(({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)).toEqual([]);
  });
  it('leaves the name of the town readable', () => {
    expect(places.filter(({ box }) => overlaps(box, TITLE))).toEqual([]);
  });
  it('leads each road from the town to its Start without a jump', () => {
    for (const track of Object.keys(printed.tracks)) {
      const way = roadOf(printed, track).slice(track === 'tunnel' ? 4 : 1);
      const steps = way.slice(1).map((point, i) => Math.hypot(point.x - way[i]!.x, point.y - way[i]!.y));
      expect(Math.max(...steps)).toBeLessThan(45);
    }
  });
});
it('beds lie in the hospital, and nothing of the camp does', () => {
  expect(BEDS.every((bed) => overlaps(boxOf(WHOLE, bed)!, HOSPITAL))).toBe(true);
  expect(overlaps(CAMP, HOSPITAL)).toBe(false);
});

describe('who stands where', () => {
  const zed = (id: string, space: string): DawnZedView => ({ id, space, strength: 4, is_reduced: false, hits: 0, markers: [] });
  const unit = (id: string, place: string): DawnUnitView => ({ id, place, strength: 2, is_reduced: false, hits: 0, is_comatose: false, is_defiant: false, is_villagers: false, is_hidden: false, markers: [] });
  const view = { zeds: [zed('zed_1', 'forest_3'), zed('zed_2', 'forest_3'), zed('zed_3', 'highway_2')], units: [unit('mayor', 'forest_3'), unit('deputy', 'forest_3'), ...Array.from({ length: 7 }, (_, i) => unit(`civilians_${i}`, 'town_center'))] };
  const standing = standingOf(WHOLE, view);
  it('is on its space, and nobody stands on anybody', () => {
    const pieces = [...view.zeds.map(({ id, space }) => [id, space]), ...view.units.map(({ id, place }) => [id, place])] as [string, string][];
    const boxes = pieces.map(([id]) => boxOfTarget(id, WHOLE, standing)!);
    pieces.forEach(([, place], i) => {
      const [box, room] = [boxes[i]!, boxOf(WHOLE, place)!];
      expect(box.x >= room.x && box.y >= room.y && box.x + box.width <= room.x + room.width && box.y + box.height <= room.y + room.height).toBe(true);
    });
    expect(boxes.filter((box, i) => boxes.slice(i + 1).some((other) => overlaps(box, other)))).toEqual([]);
  });
  it('stands low where there is room to spare: a key above nobody lies on the name of his place', () => {
    const alone = standingOf(BASIC, { zeds: [], units: [unit('mayor', 'forest_0'), unit('deputy', 'suburb_3'), unit('sheriff', 'suburb_3')] });
    const above = (id: string, place: string): number => boxOfTarget(id, BASIC, alone)!.y - boxOf(BASIC, place)!.y;
    expect(Math.min(above('mayor', 'forest_0'), above('deputy', 'suburb_3'), above('sheriff', 'suburb_3'))).toBeGreaterThanOrEqual(7);
  });
  it('has about the same size on both sides: one zed does not take half of the room of three', () => {
    const met = standingOf(BASIC, { zeds: [zed('zed_1', 'suburb_4')], units: [unit('mayor', 'suburb_4'), unit('deputy', 'suburb_4')] });
    const width = (id: string): number => boxOfTarget(id, BASIC, met)!.width;
    expect(width('mayor')).toBeGreaterThan(8);
    expect(width('zed_1') / width('mayor')).toBeLessThan(1.2);
  });
  it('meets face to face: zeds from outside', () => {
    const x = (id: string): number => boxOfTarget(id, WHOLE, standing)!.x;
    expect(Math.max(x('zed_1'), x('zed_2'))).toBeLessThan(Math.min(x('mayor'), x('deputy')));
  });
});

it('a trail leads over the places on the way; whoever leaves the poster leaves none', () => {
  const scene = { ...BASIC, units: { mayor: {} } as unknown as Scene['units'] };
  const walk = (what: string, to: string, way?: string[]) => ({ what, count: 1, from: 'forest_2', to, ...(way && { way }) });
  expect(trailsOf([walk('mayor', 'forest_0', ['forest_1', 'forest_0']), walk('zed_1', 'forest_1'), walk('zed_2', 'lab')], scene)).toEqual([
    { d: 'M106 12L106 36L106 60', isDead: false },
    { d: 'M106 12L106 36', isDead: true },
  ]);
});
