/** Poses: where pieces stand or lie, in millimetres, as the table has them (x east, y north, z up) and seen from above. */
import type { Placement, Turn } from './track';
import type { Kind, PoseView, Scene } from './view.gen';

/** A piece seen from above: degrees counter-clockwise from east; the side that is down, 0 if it stands. */
export interface Flat {
  x: number;
  y: number;
  yaw: number;
  side: number;
}
const PER_MM = 100;
const PER_DEGREE = 100;
const RADIANS = Math.PI / 180;
export const LOOKS = 90;

export const flatOf = ({ x, y, yaw, side }: PoseView): Flat => ({ x: x / PER_MM, y: y / PER_MM, yaw: yaw / PER_DEGREE, side });
export const inMm = (length: number): number => length / PER_MM;
/** Some way off in a direction. */
export function ahead(x: number, y: number, degrees: number, far: number): { x: number; y: number } {
  return { x: x + Math.cos(degrees * RADIANS) * far, y: y + Math.sin(degrees * RADIANS) * far };
}
/** A place in the own axes of a standing piece, on the table. */
export function outOf({ x, y, yaw }: Flat, right: number, front: number): { x: number; y: number } {
  const there = ahead(x, y, yaw, right);
  return ahead(there.x, there.y, yaw + LOOKS, front);
}
export const turnedTo = (degrees: number): number => ((degrees % 360) + 360) % 360;
export function degreesTo(x: number, y: number): number {
  return turnedTo(Math.atan2(y, x) / RADIANS);
}

export function kindOf(piece: string, scene: Scene): Kind | undefined {
  const launched = piece.startsWith('pellet') ? 'pellet' : piece;
  return scene.shapes[scene.shape_of[piece] ?? launched];
}
export const widthOf = ({ hull }: Kind): number => hull[0]!;
export const depthOf = ({ hull }: Kind): number => hull.at(-1)!;
export const isRound = ({ hull }: Kind): boolean => hull.length === 1;

// -- in the room ----------------------------------------------------------------------------------------------------

type Vector = readonly [number, number, number];
const UP: Vector = [0, 0, 1];
const DOWN: Vector = [0, 0, -1];

/** How far the middle of a piece is above the table, by the side that is down. */
export function middleHeight(kind: Kind, side: number): number {
  if (side === 0) return kind.height / 2;
  return (side <= 2 ? depthOf(kind) : widthOf(kind)) / 2;
}

/** Its pose in the room: of what lies, the yaw is where its top points. */
export function placementOf(pose: Flat, kind: Kind): Placement {
  return { x: pose.x, y: pose.y, z: middleHeight(kind, pose.side), turn: turnOf(pose) };
}

export function turnOf({ yaw, side }: Flat): Turn {
  const half = (yaw * RADIANS) / 2;
  if (side === 0) return [Math.cos(half), 0, 0, Math.sin(half)];
  const top: Vector = [Math.cos(yaw * RADIANS), Math.sin(yaw * RADIANS), 0];
  if (side <= 2) {
    const front = side === 1 ? UP : DOWN;
    return turnFrom(cross(front, top), front, top);
  }
  const right = side === 3 ? UP : DOWN;
  return turnFrom(right, cross(top, right), top);
}

const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** The quaternion that turns the axes of the table into these. */
function turnFrom(x: Vector, y: Vector, z: Vector): Turn {
  const trace = x[0] + y[1] + z[2];
  if (trace > 0) {
    const s = Math.sqrt(trace + 1) * 2;
    return [s / 4, (y[2] - z[1]) / s, (z[0] - x[2]) / s, (x[1] - y[0]) / s];
  }
  if (x[0] > y[1] && x[0] > z[2]) {
    const s = Math.sqrt(1 + x[0] - y[1] - z[2]) * 2;
    return [(y[2] - z[1]) / s, s / 4, (y[0] + x[1]) / s, (z[0] + x[2]) / s];
  }
  if (y[1] > z[2]) {
    const s = Math.sqrt(1 + y[1] - x[0] - z[2]) * 2;
    return [(z[0] - x[2]) / s, (y[0] + x[1]) / s, s / 4, (z[1] + y[2]) / s];
  }
  const s = Math.sqrt(1 + z[2] - x[0] - y[1]) * 2;
  return [(x[1] - y[0]) / s, (z[0] + x[2]) / s, (z[1] + y[2]) / s, s / 4];
}

/** A vector of the piece, as it points in the room. */
export function turned([w, x, y, z]: Turn, [a, b, c]: Vector): Vector {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

/** A piece on its way, seen from above: it stands as long as its top points up more than anywhere else. */
export function flatFrom({ x, y, turn }: Placement): Flat {
  const [right, front, top] = [turned(turn, [1, 0, 0]), turned(turn, [0, 1, 0]), turned(turn, UP)];
  const downs = [Math.abs(top[2]), front[2], -front[2], right[2], -right[2]];
  const side = downs.indexOf(Math.max(...downs));
  const along = side === 0 ? right : top;
  return { x, y, yaw: degreesTo(along[0], along[1]), side };
}
