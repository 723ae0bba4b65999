/** Where everything of the town lies on its drawing. Pure arithmetic over scene and view.
 *  A street square is ten units wide. The outermost rows and columns are drawn twice as deep: the houses stand there,
 *  and what happens in them has to be read. */
import { boxOfSpot, middleOf, square, type Box, type Placed, type Point, type Spot } from '../../frame/board/boxes';
import { bestColumns, cellsIn } from '../../frame/board/packing';
import type { Walk } from '../../frame/staging';
import type { Scene, TownBuilding, TownPawn, TownPlace, View } from './view.gen';

/** Column from the west and row from the north, from 0. */
type Cell = readonly [number, number];

export const CELL = 10;
export const DEEP = 20;
/** Parts of a house: its sign, its boards, what lies in it. */
const STRIP = 6;
const BAND = 4.6;
const CHIPS = 4;
const AIR = 0.5;
const LARGEST = 8.6;

const edge = (at: number, count: number): number => (at <= 0 ? 0 : DEEP + (at - 1) * CELL + (at >= count ? DEEP - CELL : 0));

export function sizeOf(scene: Pick<Scene, 'width' | 'height'>): { width: number; height: number } {
  return { width: edge(scene.width, scene.width), height: edge(scene.height, scene.height) };
}

/** The box around some cells. */
export function boxOfCells(scene: Pick<Scene, 'width' | 'height'>, cells: readonly Cell[]): Box {
  const [columns, rows] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [x, y] = [edge(Math.min(...columns), scene.width), edge(Math.min(...rows), scene.height)];
  return {
    x,
    y,
    width: edge(Math.max(...columns) + 1, scene.width) - x,
    height: edge(Math.max(...rows) + 1, scene.height) - y,
  };
}

/** The cell called `C5`. */
export function cellNamed(name: string): Cell {
  return [name.charCodeAt(0) - 'A'.charCodeAt(0), Number(name.slice(1)) - 1];
}

/** The squares outside of buildings. */
export function streetsOf(scene: Scene): string[] {
  return Object.keys(scene.squares).filter((id) => !(id in scene.buildings));
}

/** A square or building; null where there is none of this name. */
export function boxOf(scene: Scene, id: string): Box | null {
  const cells = scene.squares[id]?.cells ?? scene.buildings[id]?.cells;
  return cells ? boxOfCells(scene, cells) : null;
}

// -- the parts of a house ------------------------------------------------------------------------------------------

export interface HousePlan {
  /** All of it. */
  box: Box;
  /** Number, kind and owner. */
  strip: Box;
  /** Boards along the front. */
  band: Box;
  /** Whether the boards lie beside each other or below each other. */
  across: boolean;
  /** Who stands in it. */
  room: Box;
  /** Piles of cards. */
  chips: Box;
}

/** The boards lie towards the street; the sign is on top, or at the bottom of houses that look up. */
export function housePlan(scene: Scene, place: Pick<TownPlace, 'cells' | 'side'>): HousePlan {
  const box = boxOfCells(scene, place.cells);
  const { x, y, width, height } = box;
  if (place.side === 'north' || place.side === 'south') {
    const isNorth = place.side === 'north';
    const inner = height - STRIP - BAND;
    const top = isNorth ? y + STRIP : y + BAND;
    return {
      box,
      strip: { x, y: isNorth ? y : y + height - STRIP, width, height: STRIP },
      band: { x, y: isNorth ? y + height - BAND : y, width, height: BAND },
      across: true,
      chips: { x, y: top, width: CHIPS, height: inner },
      room: { x: x + CHIPS, y: top, width: width - CHIPS, height: inner },
    };
  }
  const left = place.side === 'east' ? x + BAND : x;
  const [top, inner] = [y + STRIP, { x: left, width: width - BAND }];
  return {
    box,
    strip: { x, y, width, height: STRIP },
    band: { x: place.side === 'east' ? x : x + width - BAND, y: top, width: BAND, height: height - STRIP },
    across: false,
    chips: { ...inner, y: y + height - CHIPS, height: CHIPS },
    room: { ...inner, y: top, height: height - STRIP - CHIPS },
  };
}

/** Where one can go in: an arrow head on the wall for every touching square, pointing into the house. */
export function entrances(scene: Scene, place: TownPlace): (Point & { turn: number })[] {
  const box = boxOfCells(scene, place.cells);
  return place.touching.flatMap((square) => {
    const beside = boxOf(scene, square);
    if (!beside) return [];
    const at = middleOf({
      x: Math.max(box.x, beside.x),
      y: Math.max(box.y, beside.y),
      width: Math.min(box.x + box.width, beside.x + beside.width) - Math.max(box.x, beside.x),
      height: Math.min(box.y + box.height, beside.y + beside.height) - Math.max(box.y, beside.y),
    });
    const isBelow = at.y === box.y + box.height;
    const turn = at.x === box.x ? 0 : at.x === box.x + box.width ? 180 : isBelow ? -90 : 90;
    return [{ ...at, turn }];
  });
}

// -- who stands where ------------------------------------------------------------------------------------------------

/** As many equal cells as are asked for, as large as the box allows. Two in a square stand across from corner to corner
 *  and may touch: beside each other they would be half as large. */
export function spotsIn(box: Box, count: number): Spot[] {
  const room = { x: box.x + AIR, y: box.y + AIR, width: box.width - 2 * AIR, height: box.height - 2 * AIR };
  if (count === 2 && box.width === box.height) return acrossIn(room);
  return cellsIn(room, count, bestColumns(room, count, LARGEST), LARGEST, true);
}
const ACROSS = 0.6;
function acrossIn(room: Box): Spot[] {
  const { x, y } = middleOf(room);
  const size = room.width * ACROSS;
  const off = (room.width - size) / 2;
  return [square(x + off, y - off, size), square(x - off, y + off, size)];
}

export interface Horde {
  id: string;
  count: number;
  /** They have had their move. */
  moved: boolean;
}
/** A survivor and the colour he stands with. */
export interface Companion {
  id: string;
  colour: string;
  square: string;
  armed: boolean;
}
export interface Standing {
  pawns: Placed<TownPawn>[];
  survivors: Placed<Companion>[];
  hordes: Placed<Horde>[];
}

/** Part of its cell that a pawn keeps when others walk with it, and the size of these. */
const LEADS = 0.74;
const FOLLOWS = 0.5;

export function standingOf(scene: Scene, view?: Pick<View, 'pawns' | 'buildings' | 'zombies' | 'moved'>): Standing {
  const standing: Standing = { pawns: [], survivors: [], hordes: [] };
  if (!view) return standing;
  for (const id of new Set([...Object.keys(scene.squares), ...Object.keys(scene.buildings)])) {
    const pawns = view.pawns.filter((pawn) => pawn.alive && pawn.square === id);
    const hordes = hordesOn(view, id);
    const site = view.buildings.find((building) => building.id === id);
    const posted = (site?.survivors ?? []).map(({ id: who, weapon }) => ({ id: who, colour: site!.owner, square: id, armed: weapon !== null }));
    const count = pawns.length + Math.min(1, hordes.length) + posted.length;
    if (!count) continue;
    const spots = spotsIn(roomOf(scene, id), count);
    if (hordes.length) placeHordes(standing, hordes, spots.shift()!);
    for (const pawn of pawns) placePawn(standing, pawn, spots.shift()!);
    for (const survivor of posted) {
      standing.survivors.push({ what: survivor, spot: spots.shift()! });
    }
  }
  return standing;
}
function hordesOn(view: Pick<View, 'zombies' | 'moved'>, id: string): Horde[] {
  const moved = view.moved[id] ?? 0;
  const fresh = (view.zombies[id] ?? 0) - moved;
  return [
    { id, count: fresh, moved: false },
    { id, count: moved, moved: true },
  ].filter(({ count }) => count > 0);
}
function roomOf(scene: Scene, id: string): Box {
  const place = scene.buildings[id];
  return place ? housePlan(scene, place).room : boxOf(scene, id)!;
}
/** Those that have moved stand small behind those that have not. */
function placeHordes(standing: Standing, hordes: Horde[], spot: Spot): void {
  const [first, second] = hordes;
  if (!first || !second) {
    standing.hordes.push(...hordes.map((what) => ({ what, spot })));
    return;
  }
  const [front, back] = [spot.size * 0.74, spot.size * 0.56];
  standing.hordes.push(
    { what: second, spot: square(spot.x - (spot.size - back) / 2, spot.y - (spot.size - back) / 2, back) },
    { what: first, spot: square(spot.x + (spot.size - front) / 2, spot.y + (spot.size - front) / 2, front) },
  );
}
/** Whoever walks with a pawn stands small before it. */
function placePawn(standing: Standing, pawn: TownPawn, spot: Spot): void {
  const followers = pawn.companions;
  if (!followers.length) {
    standing.pawns.push({ what: pawn, spot });
    return;
  }
  const low = ((1 - LEADS) / 2) * spot.size;
  standing.pawns.push({ what: pawn, spot: square(spot.x, spot.y - low, spot.size * LEADS) });
  const size = spot.size * FOLLOWS;
  const step = Math.min(size, (spot.size - size) / Math.max(1, followers.length - 1));
  followers.forEach(({ id, weapon }, i) => {
    const x = spot.x + (i - (followers.length - 1) / 2) * step;
    const what = { id, colour: pawn.colour, square: pawn.square, armed: weapon !== null };
    standing.survivors.push({ what, spot: square(x, spot.y + (spot.size - size) / 2, size) });
  });
}

/** Where a target lies; null if it is not in the drawing. */
export function boxOfTarget(target: string, scene: Scene, standing: Standing): Box | null {
  const pawn = standing.pawns.find(({ what }) => what.colour === target);
  const survivor = standing.survivors.find(({ what }) => what.id === target);
  const spot = pawn?.spot ?? survivor?.spot;
  return spot ? boxOfSpot(spot) : boxOf(scene, target);
}

/** How much of the boards' strength is needed just now, 0 to 1; null where it is not known or nothing is built. */
export function strain(strength: number | null, pressure: number): number | null {
  return strength ? Math.min(1, pressure / strength) : null;
}

/** What the boards hold, where each of them is known: to one person, or to all of them together who look back at a match. */
export function strengthOf(scene: Pick<Scene, 'cards'>, { strength, barricades }: Pick<TownBuilding, 'strength' | 'barricades'>): number | null {
  const values = barricades.map(({ card }) => scene.cards[card ?? '']?.value ?? null);
  return strength ?? values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0 as number | null);
}

// -- who went where --------------------------------------------------------------------------------------------------

/** A way; its head, where it is beside somebody who stands in the street; whose way it is, '' for zombies. */
export interface Trail {
  d: string;
  head: string;
  what: string;
}
const HEAD = 2.2;
/** Ways from place to place; a way that several went is drawn once. What is printed in a house stays free of them: they
 *  begin and end at its wall. */
export function trailsOf(walks: readonly Walk[], boxOf: (id: string) => Box | null, isHouse: (id: string) => boolean): Trail[] {
  const found = new Map<string, Trail>();
  for (const { what, from, to, way } of walks) {
    const ids = [from, ...(way ?? [to])];
    const boxes = ids.flatMap((id) => boxOf(id) ?? []);
    if (boxes.length < 2 || boxes.length < ids.length) continue;
    const middles = boxes.map(middleOf);
    const points = middles.map((point, i) => (isHouse(ids[i]!) ? onWall(boxes[i]!, middles[i - 1] ?? middles[i + 1]!) : point));
    const [before, last] = points.slice(-2) as [Point, Point];
    const isInside = isHouse(ids.at(-1)!);
    const end = isInside ? last : onWall(boxOfSpot(square(last.x, last.y, LARGEST)), before);
    const turn = Math.atan2(end.y - before.y, end.x - before.x);
    const head = [-0.5, 0.5].map((off) => `M${round(end.x)} ${round(end.y)}l${round(-HEAD * Math.cos(turn + off))} ${round(-HEAD * Math.sin(turn + off))}`);
    const d = `M${[...points.slice(0, -1), end].map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}${isInside ? head.join('') : ''}`;
    // Who comes back the way another went is all that is left of it: an arrow there would point away from him.
    found.delete(`${what} ${[...ids].reverse().join(' ')}`);
    found.set(`${what} ${ids.join(' ')}`, { d, head: isInside ? '' : head.join(''), what });
  }
  return [...found.values()];
}
/** Where the straight way from outside to the middle of a box comes to its wall. */
function onWall(box: Box, from: Point): Point {
  const to = middleOf(box);
  const part = (off: number, half: number): number => (off ? half / Math.abs(off) : Infinity);
  const inside = Math.min(1, part(from.x - to.x, box.width / 2), part(from.y - to.y, box.height / 2));
  return { x: to.x + (from.x - to.x) * inside, y: to.y + (from.y - to.y) * inside };
}
const round = (value: number): number => Math.round(value * 100) / 100;
