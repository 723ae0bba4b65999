/** Where the keys of what may be chosen stand in the picture: above whom they name, unless they would hide somebody there. */
export interface Standing {
  id: string;
  /** The middle of the figure in the picture; half of its width and of its height, in pixels. */
  x: number;
  y: number;
  wide: number;
  high: number;
}
export interface Point {
  x: number;
  y: number;
}
/** Half of a key, and the air between it and whom it names. */
export const HALF = 14;
const AIR = 6;

/** The middle of each key: the first free place above, below, right and left of its figure, or the one that hides least. */
export function keysFor(keyed: readonly string[], figures: readonly Standing[]): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const id of keyed) {
    const one = figures.find((figure) => figure.id === id);
    if (!one) continue;
    const taken = [...figures.filter((figure) => figure !== one), ...[...found.values()].map((key) => ({ ...key, wide: HALF, high: HALF }))];
    const hidden = (key: Point): number => taken.reduce((sum, other) => sum + overlap(key, other), 0);
    found.set(id, placesAround(one).reduce((best, place) => (hidden(place) < hidden(best) ? place : best)));
  }
  return found;
}
function placesAround({ x, y, wide, high }: Standing): Point[] {
  const [beside, over] = [wide + AIR + HALF, high + AIR + HALF];
  return [{ x, y: y - over }, { x, y: y + over }, { x: x + beside, y }, { x: x - beside, y }];
}
/** Square pixels of somebody that a key would hide. */
function overlap(key: Point, { x, y, wide, high }: { x: number; y: number; wide: number; high: number }): number {
  const [across, down] = [HALF + wide - Math.abs(key.x - x), HALF + high - Math.abs(key.y - y)];
  return Math.max(0, across) * Math.max(0, down);
}
