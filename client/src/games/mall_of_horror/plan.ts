/** The floor plan in numbers, in two arrangements of the same mall: wide, and tall for a phone held upright.
 *  In both the Parking lies in the middle, the H.Q. above it, the shops around, and doors open towards the middle. */
import type { Box } from '../../frame/board/boxes';

export type Side = 'top' | 'bottom' | 'left' | 'right';

export interface RoomPlan {
  room: Box;
  /** The wall with the door, and how far the opening reaches along it. */
  door: { side: Side; from: number; to: number };
  /** Left end of the name sign, middle of its height. */
  sign: { x: number; y: number };
  /** Where characters stand, and in how many columns the places are laid out. */
  places: Box;
  columns: number;
  /** Where zombies stand, in front of the door. */
  crowd: Box;
  /** Middle of the board that is nailed across the door. */
  gauge: { x: number; y: number };
  /** Where the line drawing of the place goes. */
  emblem: Box;
  /** Right end of the row of destination flags, which are pinned to the wall. */
  flags: { x: number; y: number };
  /** Open ground with bays instead of a floor behind a door. */
  isYard?: boolean;
  /** Where a notice on the door would hang, if the place has one. */
  notice?: { x: number; y: number };
}

export interface Plan {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  /** Width of a character's token, of the space it needs, and of a zombie. */
  token: number;
  pitch: number;
  zombie: number;
  /** From how many zombies on a group is one stamp with a number. */
  crowded: number;
  wall: number;
  signSize: number;
  gaugeScale: number;
  keySize: number;
  rooms: Record<string, RoomPlan>;
}

export const WIDE: Plan = {
  name: 'wide',
  width: 1200,
  height: 800,
  token: 74,
  pitch: 85,
  zombie: 74,
  crowded: 7,
  wall: 12,
  signSize: 30,
  gaugeScale: 1,
  keySize: 34,
  rooms: {
    megatoys: {
      room: { x: 20, y: 20, width: 350, height: 262 },
      door: { side: 'bottom', from: 95, to: 295 },
      sign: { x: 36, y: 52 },
      places: { x: 25, y: 168, width: 340, height: 86 },
      columns: 4,
      crowd: { x: 20, y: 304, width: 350, height: 80 },
      gauge: { x: 195, y: 282 },
      emblem: { x: 130, y: 72, width: 130, height: 92 },
      flags: { x: 362, y: 22 },
    },
    security_hq: {
      room: { x: 416, y: 20, width: 368, height: 180 },
      door: { side: 'bottom', from: 500, to: 700 },
      sign: { x: 432, y: 52 },
      places: { x: 424, y: 84, width: 256, height: 86 },
      columns: 3,
      crowd: { x: 416, y: 222, width: 368, height: 78 },
      gauge: { x: 600, y: 200 },
      emblem: { x: 672, y: 78, width: 104, height: 98 },
      flags: { x: 776, y: 22 },
    },
    supermarket: {
      room: { x: 830, y: 20, width: 350, height: 262 },
      door: { side: 'bottom', from: 905, to: 1105 },
      sign: { x: 846, y: 52 },
      places: { x: 836, y: 82, width: 256, height: 172 },
      columns: 3,
      crowd: { x: 830, y: 304, width: 350, height: 80 },
      gauge: { x: 1005, y: 282 },
      emblem: { x: 1088, y: 96, width: 84, height: 120 },
      flags: { x: 1172, y: 22 },
      notice: { x: 1137, y: 254 },
    },
    parking: {
      isYard: true,
      room: { x: 416, y: 322, width: 368, height: 458 },
      door: { side: 'bottom', from: 470, to: 730 },
      sign: { x: 432, y: 354 },
      places: { x: 430, y: 388, width: 340, height: 256 },
      columns: 4,
      crowd: { x: 424, y: 698, width: 352, height: 78 },
      gauge: { x: 600, y: 671 },
      emblem: { x: 650, y: 334, width: 124, height: 66 },
      flags: { x: 776, y: 322 },
    },
    cachou: {
      room: { x: 20, y: 518, width: 350, height: 262 },
      door: { side: 'top', from: 95, to: 295 },
      sign: { x: 36, y: 748 },
      places: { x: 25, y: 546, width: 340, height: 86 },
      columns: 4,
      crowd: { x: 20, y: 414, width: 350, height: 80 },
      gauge: { x: 195, y: 518 },
      emblem: { x: 130, y: 636, width: 130, height: 92 },
      flags: { x: 362, y: 778 },
    },
    restroom: {
      room: { x: 830, y: 518, width: 350, height: 262 },
      door: { side: 'top', from: 905, to: 1105 },
      sign: { x: 846, y: 748 },
      places: { x: 877, y: 546, width: 256, height: 86 },
      columns: 3,
      crowd: { x: 830, y: 414, width: 350, height: 80 },
      gauge: { x: 1005, y: 518 },
      emblem: { x: 940, y: 636, width: 130, height: 92 },
      flags: { x: 1172, y: 778 },
    },
  },
};

export const TALL: Plan = {
  name: 'tall',
  width: 390,
  height: 592,
  token: 40,
  pitch: 45,
  zombie: 42,
  crowded: 4,
  wall: 6,
  signSize: 17,
  gaugeScale: 0.46,
  keySize: 22,
  rooms: {
    security_hq: {
      room: { x: 8, y: 8, width: 258, height: 84 },
      door: { side: 'right', from: 36, to: 84 },
      sign: { x: 15, y: 25 },
      places: { x: 14, y: 42, width: 140, height: 46 },
      columns: 3,
      crowd: { x: 276, y: 44, width: 106, height: 48 },
      gauge: { x: 328, y: 25 },
      emblem: { x: 180, y: 38, width: 72, height: 50 },
      flags: { x: 262, y: 10 },
    },
    megatoys: {
      room: { x: 8, y: 104, width: 182, height: 126 },
      door: { side: 'bottom', from: 30, to: 168 },
      sign: { x: 15, y: 121 },
      places: { x: 14, y: 137, width: 94, height: 92 },
      columns: 2,
      crowd: { x: 102, y: 234, width: 88, height: 46 },
      gauge: { x: 54, y: 253 },
      emblem: { x: 110, y: 148, width: 74, height: 70 },
      flags: { x: 188, y: 104 },
    },
    supermarket: {
      room: { x: 200, y: 104, width: 182, height: 126 },
      door: { side: 'bottom', from: 222, to: 360 },
      sign: { x: 207, y: 121 },
      places: { x: 203, y: 137, width: 138, height: 92 },
      columns: 3,
      crowd: { x: 294, y: 234, width: 88, height: 46 },
      gauge: { x: 246, y: 253 },
      emblem: { x: 341, y: 140, width: 38, height: 60 },
      flags: { x: 380, y: 104 },
      notice: { x: 359, y: 214 },
    },
    parking: {
      isYard: true,
      room: { x: 8, y: 286, width: 374, height: 170 },
      door: { side: 'bottom', from: 120, to: 360 },
      sign: { x: 15, y: 303 },
      places: { x: 15, y: 319, width: 360, height: 92 },
      columns: 8,
      crowd: { x: 110, y: 410, width: 264, height: 46 },
      gauge: { x: 60, y: 433 },
      emblem: { x: 318, y: 290, width: 56, height: 30 },
      flags: { x: 380, y: 286 },
    },
    cachou: {
      room: { x: 8, y: 508, width: 182, height: 78 },
      door: { side: 'top', from: 30, to: 168 },
      sign: { x: 15, y: 571 },
      places: { x: 9, y: 511, width: 180, height: 46 },
      columns: 4,
      crowd: { x: 102, y: 460, width: 88, height: 46 },
      gauge: { x: 54, y: 486 },
      emblem: { x: 0, y: 0, width: 0, height: 0 },
      flags: { x: 188, y: 583 },
    },
    restroom: {
      room: { x: 200, y: 508, width: 182, height: 78 },
      door: { side: 'top', from: 222, to: 360 },
      sign: { x: 207, y: 571 },
      places: { x: 203, y: 511, width: 138, height: 46 },
      columns: 3,
      crowd: { x: 294, y: 460, width: 88, height: 46 },
      gauge: { x: 246, y: 486 },
      emblem: { x: 342, y: 514, width: 36, height: 44 },
      flags: { x: 380, y: 583 },
    },
  },
};

/** Below this width of the board the wide plan would shrink its pieces under a fingertip's size. */
export const TALL_BELOW = 560;

/** Walls of a room as one line with a gap for the door. */
export function wallPath({ room, door }: RoomPlan): string {
  const [l, t, r, b] = [room.x, room.y, room.x + room.width, room.y + room.height];
  switch (door.side) {
    case 'bottom':
      return `M${door.from} ${b}H${l}V${t}H${r}V${b}H${door.to}`;
    case 'top':
      return `M${door.from} ${t}H${l}V${b}H${r}V${t}H${door.to}`;
    case 'right':
      return `M${r} ${door.from}V${t}H${l}V${b}H${r}V${door.to}`;
    case 'left':
      return `M${l} ${door.from}V${t}H${r}V${b}H${l}V${door.to}`;
  }
}
