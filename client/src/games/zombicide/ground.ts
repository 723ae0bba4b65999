/** The still part of the map as lines: walls with their gaps, doors, borders between street zones. Pure arithmetic. */
import type { CityScene, DoorPlace, Rect } from './view';

export interface Segment {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** A wall towards the street, thicker than one between rooms. */
  outer: boolean;
}

/** How much of a stretch of wall an opening or a door takes. */
const OPENING = { part: 0.62, most: 20 };
const DOOR = { part: 0.8, most: 15 };

/** The middle of a stretch. */
export function gapOf(stretch: Rect, size: { part: number; most: number }): Rect {
  const [x0, y0, x1, y1] = stretch;
  const along = Math.max(x1 - x0, y1 - y0);
  const cut = (along - Math.min(size.most, along * size.part)) / 2;
  return x0 === x1 ? [x0, y0 + cut, x1, y1 - cut] : [x0 + cut, y0, x1 - cut, y1];
}
export const doorGap = (door: Pick<DoorPlace, 'stretch'>): Rect => gapOf(door.stretch, DOOR);
export const openingGap = (stretch: Rect): Rect => gapOf(stretch, OPENING);

type Line = { at: number; from: number; to: number; upright: boolean };

/** All walls, cut where doors and openings are. */
export function wallsOf(scene: Pick<CityScene, 'rooms' | 'openings' | 'doors'>): Segment[] {
  const gaps = [...scene.openings.map((one) => openingGap(one.stretch)), ...scene.doors.map(doorGap)];
  const edges = new Map<string, Line>();
  for (const line of scene.rooms.flatMap((room) => room.rects.flatMap(sidesOf))) {
    for (const piece of brokenUp(line, scene.rooms)) edges.set(`${piece.upright}${piece.at}/${piece.from}`, piece);
  }
  return [...edges.values()].flatMap((line) => {
    const [a, b] = roomsBeside(line, scene.rooms);
    if (a === b) return [];
    return without(line, gaps).map((left) => segmentOf(left, a === null || b === null));
  });
}

function sidesOf([x0, y0, x1, y1]: Rect): Line[] {
  return [
    { at: y0, from: x0, to: x1, upright: false },
    { at: y1, from: x0, to: x1, upright: false },
    { at: x0, from: y0, to: y1, upright: true },
    { at: x1, from: y0, to: y1, upright: true },
  ];
}

/** A side in pieces, so that along each of them the neighbours are the same. */
function brokenUp(line: Line, rooms: CityScene['rooms']): Line[] {
  const stops = new Set([line.from, line.to]);
  for (const [x0, y0, x1, y1] of rooms.flatMap((room) => room.rects)) {
    for (const stop of line.upright ? [y0, y1] : [x0, x1]) if (stop > line.from && stop < line.to) stops.add(stop);
  }
  const sorted = [...stops].sort((a, b) => a - b);
  return sorted.slice(1).map((to, i) => ({ ...line, from: sorted[i]!, to }));
}

function roomsBeside(line: Line, rooms: CityScene['rooms']): [string | null, string | null] {
  const middle = (line.from + line.to) / 2;
  const at = (shift: number): string | null =>
    line.upright ? roomAt(rooms, line.at + shift, middle) : roomAt(rooms, middle, line.at + shift);
  return [at(-0.5), at(0.5)];
}
function roomAt(rooms: CityScene['rooms'], x: number, y: number): string | null {
  const here = rooms.find((room) => room.rects.some(([x0, y0, x1, y1]) => x > x0 && x < x1 && y > y0 && y < y1));
  return here?.zone ?? null;
}

function without(line: Line, gaps: readonly Rect[]): Line[] {
  let left = [line];
  for (const [x0, y0, x1, y1] of gaps) {
    const [at, from, to] = line.upright ? [x0, y0, y1] : [y0, x0, x1];
    if ((x0 === x1) !== line.upright || at !== line.at) continue;
    left = left.flatMap((one) => [
      { ...one, to: Math.min(one.to, from) },
      { ...one, from: Math.max(one.from, to) },
    ]);
    left = left.filter((one) => one.to > one.from);
  }
  return left;
}

function segmentOf({ at, from, to, upright }: Line, outer: boolean): Segment {
  return upright ? { x0: at, y0: from, x1: at, y1: to, outer } : { x0: from, y0: at, x1: to, y1: at, outer };
}

/** Where two street zones meet. */
export function bordersOf(streets: CityScene['streets']): Rect[] {
  const borders: Rect[] = [];
  for (const { rect: a } of streets) {
    for (const { rect: b } of streets) {
      const [top, bottom] = [Math.max(a[1], b[1]), Math.min(a[3], b[3])];
      const [left, right] = [Math.max(a[0], b[0]), Math.min(a[2], b[2])];
      if (a[2] === b[0] && bottom > top) borders.push([a[2], top, a[2], bottom]);
      if (a[3] === b[1] && right > left) borders.push([left, a[3], right, a[3]]);
    }
  }
  return borders;
}

/** The rectangles of every zone. */
export function zonesOf(scene: Pick<CityScene, 'streets' | 'rooms'>): Map<string, readonly Rect[]> {
  const all: [string, readonly Rect[]][] = [
    ...scene.streets.map((street): [string, Rect[]] => [street.zone, [street.rect]]),
    ...scene.rooms.map((room): [string, Rect[]] => [room.zone, room.rects]),
  ];
  return new Map(all);
}

/** The outline of a zone as a path, its rectangles melted into one. */
export function zonePath(rects: readonly Rect[]): string {
  return rects.map(([x0, y0, x1, y1]) => `M${x0} ${y0}H${x1}V${y1}H${x0}z`).join('');
}

export function boundsOf(rects: readonly Rect[]): Rect {
  return [
    Math.min(...rects.map((rect) => rect[0])),
    Math.min(...rects.map((rect) => rect[1])),
    Math.max(...rects.map((rect) => rect[2])),
    Math.max(...rects.map((rect) => rect[3])),
  ];
}

export function largestOf(rects: readonly Rect[]): Rect {
  const area = ([x0, y0, x1, y1]: Rect): number => (x1 - x0) * (y1 - y0);
  return [...rects].sort((a, b) => area(b) - area(a))[0] ?? [0, 0, 0, 0];
}

/** The middle of the largest rectangle: always inside the zone. */
export function middleOf(rects: readonly Rect[]): { x: number; y: number } {
  const [x0, y0, x1, y1] = largestOf(rects);
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}
