/** Where a picture over the board stands, so that what it tells about can still be seen. */
import type { Box, Placing, Size } from '../../look/panzoom';

/** How much smaller it may become for that, unless it is so large that it is what everybody looks at. */
const SCALES = [1, 0.8, 0.64];
const LARGE = 0.6;
/** Air to the edge of the board. */
const AIR = 8;
/** In the middle, else above, below or beside it, else in a corner: parts of the room that is left. */
const SPOTS = [[0.5, 0.5], [0.5, 0], [0.5, 1], [0, 0.5], [1, 0.5], [0, 0], [1, 0], [0, 1], [1, 1]] as const;

const shared = (at: number, length: number, other: number, otherLength: number): number => Math.max(0, Math.min(at + length, other + otherLength) - Math.max(at, other));
/** How much of these a picture of this size covers where it stands. */
export const coveredBy = (picture: Size, { scale, x, y }: Placing, told: readonly Box[]): number =>
  told.reduce((sum, box) => sum + shared(x, picture.width * scale, box.x, box.width) * shared(y, picture.height * scale, box.y, box.height), 0);

/** Whether all of it is to be seen; a pixel more or less does not count. */
export function isWithin(picture: Size, { scale, x, y }: Placing, room: Size): boolean {
  const fits = (at: number, length: number, space: number): boolean => at > -1 && at + length < space + 1;
  return fits(x, picture.width * scale, room.width) && fits(y, picture.height * scale, room.height);
}

function placed(picture: Size, room: Size, scale: number, [across, down]: readonly [number, number]): Placing {
  const along = (length: number, space: number, part: number): number => (space < length + 2 * AIR ? (space - length) / 2 : AIR + (space - length - 2 * AIR) * part);
  return { scale, x: along(picture.width * scale, room.width, across), y: along(picture.height * scale, room.height, down) };
}

/** No larger than the room: the last line of a picture is what everybody waits for. */
const largest = (picture: Size, room: Size): number => Math.min(1, room.width / picture.width, room.height / picture.height);

/** As near to the middle and as large as it can be without covering anything; else where it covers least. */
export function asideOf(picture: Size, room: Size, told: readonly Box[]): Placing {
  const isLarge = picture.width * picture.height > LARGE * room.width * room.height;
  const scales = isLarge ? [largest(picture, room)] : SCALES;
  const all = scales.flatMap((scale) => SPOTS.map((spot) => placed(picture, room, scale, spot)));
  const free = all.find((one) => coveredBy(picture, one, told) < 1);
  if (free) return free;
  const large = all.slice(0, SPOTS.length).map((one) => ({ one, covered: coveredBy(picture, one, told) }));
  return large.reduce((best, next) => (next.covered < best.covered ? next : best)).one;
}
