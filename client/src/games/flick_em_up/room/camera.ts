/** A camera that goes around a point of the table: by hand, or after something that moves, and back again. */
import type { PerspectiveCamera } from 'three';
import type { SceneTower } from '../view.gen';

const RADIANS = Math.PI / 180;

/** Degrees around and above, millimetres away, and what it looks at. */
export interface Look {
  around: number;
  above: number;
  far: number;
  x: number;
  y: number;
  z: number;
}
export const HOME: Look = { around: -90, above: 54, far: 1400, x: 0, y: -20, z: 0 };
const EDGE = 450;
const AIR = 1.03;
/** How wide it sees, up and down: who has little width sees more at once. */
export const fieldFor = (aspect: number): number => (aspect < 1 ? 46 : 34);

/** Millimetres to the east, to the north and up. */
export type Point = readonly [east: number, north: number, up: number];
const TOWN: readonly Point[] = [[-EDGE, -EDGE, 0], [EDGE, -EDGE, 0]];
/** The corners of a tower that stands here: its shaft above, its ramp below. */
export function cornersOf({ back, lip, width, roof }: SceneTower, x: number, y: number, exit: number): Point[] {
  const [forward, left] = [[Math.cos(exit * RADIANS), Math.sin(exit * RADIANS)], [-Math.sin(exit * RADIANS), Math.cos(exit * RADIANS)]] as const;
  const corner = (ahead: number, aside: number, up: number): Point => [x + ahead * forward[0] + aside * left[0], y + ahead * forward[1] + aside * left[1], up];
  return [-width / 200, width / 200].flatMap((aside) => [corner(-back / 100, aside, 0), corner(-back / 100, aside, roof / 100), corner(back / 100, aside, roof / 100), corner(lip / 100, aside, 0)]);
}
/** All of the town with the tower that waits beside it, as near as it fits: who has little width looks more from above. */
export function homeFor(aspect: number, tower: readonly Point[] = []): Look {
  const above = aspect >= 1.35 ? HOME.above : 62;
  const [half, sin, cos] = [Math.tan((fieldFor(aspect) / 2) * RADIANS), Math.sin(above * RADIANS), Math.cos(above * RADIANS)];
  // What has to be in the picture: of the town its near edge, which is the widest and the lowest thing in it.
  const all = [...TOWN, ...tower].map(([east, north, up]) => ({ east, high: (north - HOME.y) * sin + up * cos, nearer: up * sin - (north - HOME.y) * cos }));
  const far = (size: (one: (typeof all)[number]) => number): number => Math.max(...all.map((one) => (size(one) / half) * AIR + one.nearer));
  const [right, left] = [far(({ east }) => east / aspect), far(({ east }) => -east / aspect)];
  return { ...HOME, above, x: ((right - left) / 2) * ((half * aspect) / AIR), far: Math.max((right + left) / 2, far(({ high }) => Math.abs(high))) };
}
const LEAST_ABOVE = 12;
const MOST_ABOVE = 88;
const NEAREST = 160;
const FARTHEST = 2200;
const REACH = 520;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
export function heldLook({ around, above, far, x, y, z }: Look): Look {
  return { around, above: within(above, LEAST_ABOVE, MOST_ABOVE), far: within(far, NEAREST, FARTHEST), x: within(x, -REACH, REACH), y: within(y, -REACH, REACH), z };
}
export function lookBetween(a: Look, b: Look, part: number): Look {
  const mix = (from: number, to: number): number => from + (to - from) * part;
  const turn = ((((b.around - a.around) % 360) + 540) % 360) - 180;
  return { around: a.around + turn * part, above: mix(a.above, b.above), far: mix(a.far, b.far), x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z) };
}
export function place(camera: PerspectiveCamera, { around, above, far, x, y, z }: Look): void {
  const flat = Math.cos(above * RADIANS) * far;
  camera.position.set(x + Math.cos(around * RADIANS) * flat, y + Math.sin(around * RADIANS) * flat, z + Math.sin(above * RADIANS) * far);
  camera.up.set(0, 0, 1);
  camera.lookAt(x, y, z);
}
/** After a flick: low behind it; a shot that is seen again is seen from the side. */
export function following(x: number, y: number, direction: number, isAgain: boolean): Look {
  return heldLook({ around: direction + (isAgain ? 78 : 180), above: isAgain ? 27 : 30, far: isAgain ? 620 : 760, x, y, z: 0 });
}
/** A rush is seen from before the ramp, a little aside. */
export function facingRamp(x: number, y: number, exit: number, isAgain: boolean): Look {
  return heldLook({ around: exit + (isAgain ? -38 : 34), above: isAgain ? 14 : 26, far: isAgain ? 720 : 900, x: x + Math.cos(exit * RADIANS) * 70, y: y + Math.sin(exit * RADIANS) * 70, z: 95 });
}
/** Who has to choose a field of the roof looks down on it. */
export function aboveRoof(x: number, y: number, exit: number): Look {
  return heldLook({ around: exit + 20, above: 58, far: 640, x, y, z: 200 });
}
const GLIDE_MS = 700;
/** How much of the way to what it follows the camera goes with each picture. */
const AFTER = 0.08;

/** Where the camera looks now, and where it is on its way to. */
export class Gaze {
  look: Look = HOME;
  private glide: { from: Look; to: Look; began: number } | null = null;

  /** Where it looks once it has come to rest: whoever is called away while coming back comes back there. */
  get rests(): Look {
    return this.glide?.to ?? this.look;
  }
  turn(to: Look, isGliding: boolean, now: number): void {
    const held = heldLook(to);
    this.glide = isGliding ? { from: this.look, to: held, began: now } : null;
    if (!isGliding) this.look = held;
  }
  /** It goes after something, whether it is still on its way there or not. */
  follow(x: number, y: number): void {
    if (this.glide) this.glide.to = heldLook({ ...this.glide.to, x, y });
    else this.look = heldLook({ ...this.look, x: this.look.x + (x - this.look.x) * AFTER, y: this.look.y + (y - this.look.y) * AFTER });
  }
  /** A picture later; whether it is still on its way. */
  step(now: number): boolean {
    if (!this.glide) return false;
    const part = Math.min(1, Math.max(0, (now - this.glide.began) / GLIDE_MS));
    this.look = lookBetween(this.glide.from, this.glide.to, 1 - (1 - part) ** 3);
    if (part >= 1) this.glide = null;
    return this.glide !== null;
  }
}
