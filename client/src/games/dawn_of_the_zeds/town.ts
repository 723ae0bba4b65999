/** The poster of the town: where every space and every house is drawn, and who stands where. Pure arithmetic.
 *
 *  The Town Center lies in the middle. Each road winds from its Start at the edge around its own landscape to a corner of
 *  the town; beside it the ground is cut open, and the tunnel winds through it. */
import { around, boxOfSpot, middleOf, square, type Box, type Placed, type Point, type Spot } from '../../frame/board/boxes';
import { cellsIn } from '../../frame/board/packing';
import type { Walk } from '../../frame/staging';
import type { DawnUnitView, DawnZedView, Scene, View } from './view.gen';

export const PLATE = { width: 27, height: 21 };
/** How high the strip with the name of a place is, along the top of its plate. */
export const STRIP = 4.6;
const WIDTH = 270;
const SURFACE = 174;
/** How much wider the poster is with the ground cut open. */
const CUT = 64;
const MIDDLE: Point = { x: WIDTH / 2, y: SURFACE / 2 };
const hasTunnel = (scene: Pick<Scene, 'tracks'>): boolean => 'tunnel' in scene.tracks;

export const sizeOf = (scene: Pick<Scene, 'tracks'>): { width: number; height: number } => ({ width: hasTunnel(scene) ? WIDTH + CUT : WIDTH, height: SURFACE });
/** Where the ground is cut open. */
export const cutOf = (scene: Pick<Scene, 'tracks'>): Box | null => (hasTunnel(scene) ? { x: WIDTH + 1, y: 1, width: CUT - 2, height: SURFACE - 2 } : null);

// -- places ---------------------------------------------------------------------------------------------------------

/** A road in the upper left corner, from the town outward; the others are its mirror images. */
const ROAD: readonly [number, number][] = [[106, 60], [106, 36], [106, 12], [76, 12], [46, 12], [16, 12], [16, 36], [16, 60]];
const MIRRORED: Record<string, [boolean, boolean]> = { forest: [false, false], mountain: [true, false], highway: [true, true], suburb: [false, true] };
const mirrored = ([x, y]: readonly [number, number], track: string): Point => {
  const [across, down] = MIRRORED[track] ?? [false, false];
  return { x: across ? WIDTH - x : x, y: down ? SURFACE - y : y };
};
const plateAt = ({ x, y }: Point): Box => ({ x: x - PLATE.width / 2, y: y - PLATE.height / 2, ...PLATE });

/** The tunnel: up one side of the cut, down the other, and back to its Start. */
const TUNNEL: readonly [number, number][] = [[287, 87], [287, 50], [287, 13], [317, 13], [317, 50], [317, 87], [317, 124], [317, 161], [287, 161]];

/** A space of a track, counted from the town. */
function spaceBox(track: string, index: number): Box {
  const way = track === 'tunnel' ? TUNNEL : ROAD;
  const at = way[Math.min(index, way.length - 1)]!;
  return plateAt(track === 'tunnel' ? { x: at[0], y: at[1] } : mirrored(at, track));
}

const SQUARE = { y: 73, height: 28 };
/** As long as there is no jail and no laboratory beside it, the Town Center has their room too. */
export function townCenterOf({ houses }: Pick<Scene, 'houses'>): Box {
  const [left, right] = [houses.includes('jail') ? 116 : 93, houses.includes('lab') ? 154 : 177];
  return { ...SQUARE, x: left, width: right - left };
}
/** The free strips above and below the Town Center. */
export const CAMP: Box = { x: 121.5, y: 104, width: 27, height: 68 };
export const HOSPITAL: Box = { x: 121.5, y: 2, width: 27, height: 68 };
/** Houses around the Town Center. */
const HOUSES: Record<string, Box> = {
  jail: { ...SQUARE, x: 93, width: 21 },
  lab: { ...SQUARE, x: 156, width: 21 },
  refugee_camp: CAMP,
  cemetery: { x: 3, y: 74, width: 87, height: 26 },
};
/** The corners of a road's landscape, inside of its bend. */
export const sceneryOf = (track: string): Box => {
  const [a, b] = [mirrored([31, 24], track), mirrored([91, 71], track)];
  return around([{ ...a, width: 0, height: 0 }, { ...b, width: 0, height: 0 }]);
};
/** Free paper opposite the cemetery: the name of the town stands there. */
export const TITLE: Box = { x: 180, y: 74, width: 87, height: 26 };

function houseBox(house: string): Box | null {
  const [kind, number] = house.split('_');
  if (kind === 'bed') {
    const at = Number(number) - 1;
    return { x: HOSPITAL.x + 1.5 + (at % 2) * 12.2, y: HOSPITAL.y + 9 + Math.floor(at / 2) * 13.4, width: 11.8, height: 12.4 };
  }
  if (kind === 'office') return { x: HOSPITAL.x + 1.5 + (Number(number) - 1) * 12.2, y: HOSPITAL.y + 54.5, width: 11.8, height: 12.4 };
  return HOUSES[house] ?? null;
}

const boxes = new WeakMap<object, Map<string, Box>>();
/** Boxes of everything that is printed, made once for a scene. */
function printed(scene: Pick<Scene, 'tracks' | 'houses'>): Map<string, Box> {
  const known = boxes.get(scene.tracks);
  if (known) return known;
  const found = new Map<string, Box>([['town_center', townCenterOf(scene)]]);
  for (const [track, spaces] of Object.entries(scene.tracks)) {
    spaces.forEach((space, i) => found.set(space, spaceBox(track, i)));
    found.set(track, around(spaces.map((space) => found.get(space)!)));
  }
  for (const house of scene.houses) {
    const box = houseBox(house);
    if (box) found.set(house, box);
  }
  boxes.set(scene.tracks, found);
  return found;
}
export const boxOf = (scene: Pick<Scene, 'tracks' | 'houses'>, id: string): Box | null => printed(scene).get(id) ?? null;

/** The way of a road, from the town to its Start. */
export function roadOf(scene: Pick<Scene, 'tracks' | 'houses'>, track: string): Point[] {
  const way = (scene.tracks[track] ?? []).map((space) => middleOf(boxOf(scene, space)!));
  if (track !== 'tunnel') return [MIDDLE, ...way];
  // Down a shaft of the Town Center, then under the streets.
  return [{ x: 148, y: 96 }, { x: 148, y: 102 }, { x: 271, y: 102 }, { x: 271, y: 87 }, ...way];
}
export const pathOf = (points: readonly Point[]): string => points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');

// -- who stands where -----------------------------------------------------------------------------------------------

export interface Standing {
  zeds: Placed<DawnZedView>[];
  units: Placed<DawnUnitView>[];
}
const LARGEST = 13;
/** What a name needs at the upper edge of a plate. */
const SIGN = 5;
/** Who has room to spare stands low: the key with which he is chosen stands out above him, and is not to lie on a name or
 *  on what a defender has of the place. */
const KEY = 4;

function roomIn(box: Box, isSmall: boolean): Box {
  const [edge, sign] = isSmall ? [0.6, 0.6] : [1, SIGN];
  return { x: box.x + edge, y: box.y + sign, width: box.width - 2 * edge, height: box.height - sign - edge };
}
const isCell = (place: string): boolean => /^(bed|office)_/.test(place);

export function standingOf(scene: Pick<Scene, 'tracks' | 'houses'>, view: Pick<View, 'zeds' | 'units'>): Standing {
  const standing: Standing = { zeds: [], units: [] };
  const places = new Set([...view.zeds.map(({ space }) => space), ...view.units.map(({ place }) => place)]);
  for (const place of places) {
    const box = boxOf(scene, place);
    if (!box) continue;
    const zeds = view.zeds.filter(({ space }) => space === place);
    const units = view.units.filter((unit) => unit.place === place);
    const spots = spotsFor(roomIn(box, isCell(place)), zeds.length, units.length, box.x + box.width / 2 < WIDTH / 2);
    zeds.forEach((what, i) => standing.zeds.push({ what, spot: spots.zeds[i]! }));
    units.forEach((what, i) => standing.units.push({ what, spot: spots.units[i]! }));
  }
  return standing;
}
/** Where both meet they face each other: the zeds from outside, the people before the town. */
function spotsFor(room: Box, zeds: number, units: number, isLeft: boolean): { zeds: Spot[]; units: Spot[] } {
  const fill = (box: Box, count: number): Spot[] => settled(cellsIn(box, count, columnsIn(box, count), LARGEST, true), box);
  if (!zeds || !units) return { zeds: fill(room, zeds), units: fill(room, units) };
  // As much room for each side as it has people, so that nobody is tiny beside a single large one.
  const share = room.width * Math.min(2 / 3, Math.max(1 / 3, (isLeft ? zeds : units) / (zeds + units)));
  const [left, right] = [{ ...room, width: share }, { ...room, x: room.x + share, width: room.width - share }];
  return { zeds: fill(isLeft ? left : right, zeds), units: fill(isLeft ? right : left, units) };
}
function settled(spots: readonly Spot[], room: Box): Spot[] {
  const spare = room.y + room.height - Math.max(...spots.map(({ y, size }) => y + size / 2));
  return spots.map((spot) => ({ ...spot, y: spot.y + Math.min(spare, KEY) }));
}
function columnsIn(box: Box, count: number): number {
  const size = (columns: number): number => Math.min(box.width / columns, box.height / Math.ceil(count / columns), LARGEST);
  let best = 1;
  for (let columns = 2; columns <= count; columns++) if (size(columns) > size(best) + 1e-6) best = columns;
  return best;
}

/** Where somebody went, as a line from place to place. */
export function trailsOf(walks: readonly Walk[], scene: Pick<Scene, 'tracks' | 'houses' | 'units'>): { d: string; isDead: boolean }[] {
  return walks.flatMap(({ what, from, to, way }) => {
    const boxes = [from, ...(way ?? [to])].map((id) => boxOf(scene, id));
    return boxes.every((box) => box !== null) ? [{ d: pathOf(boxes.map(middleOf)), isDead: !(what in scene.units) }] : [];
  });
}

/** Where a thing lies that can be touched; pieces lie where they stand. */
export function boxOfTarget(id: string, scene: Pick<Scene, 'tracks' | 'houses'>, standing: Standing): Box | null {
  const piece = [...standing.zeds, ...standing.units].find(({ what }) => what.id === id);
  return piece ? boxOfSpot(piece.spot) : boxOf(scene, id);
}

/** A spot of its own for a small mark on a plate: chaos, a defence, a benefit stand in a row at its lower edge. */
export const cornerOf = (box: Box, index: number, size: number): Spot => square(box.x + 0.4 + size * (index + 0.5), box.y + box.height - 0.2, size);

/** The plate with the name of a road, in its landscape; that of the tunnel hangs over its Start. */
export function signBoxOf(track: string): Box {
  if (track === 'tunnel') return { x: 273, y: 120, width: 28.5, height: 8 };
  const land = sceneryOf(track);
  return { x: land.x + 6, y: land.y + land.height - 11, width: land.width - 12, height: 10 };
}
