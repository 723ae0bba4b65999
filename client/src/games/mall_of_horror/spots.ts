/** Where things stand on the plan. Pure arithmetic, so that it can be tested without drawing. */
import type { Box, Plan, RoomPlan } from './plan';

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Rows and columns of equal cells, centred in a box, as large as `pitch` and smaller only if they would not fit. */
export function grid(box: Box, count: number, columns: number, pitch: number): Spot[] {
  if (count <= 0) return [];
  const spots: Spot[] = [];
  const across = Math.min(columns, count);
  const down = Math.ceil(count / across);
  const cell = Math.min(pitch, box.width / across, box.height / down);
  const left = box.x + (box.width - across * cell) / 2;
  const top = box.y + (box.height - down * cell) / 2;
  for (let i = 0; i < count; i++) {
    spots.push({
      x: left + ((i % across) + 0.5) * cell,
      y: top + (Math.floor(i / across) + 0.5) * cell,
      scale: cell / pitch,
    });
  }
  return spots;
}

/** Columns that waste the least room: the cells come out as large as possible. */
export function bestColumns(box: Box, count: number, pitch: number): number {
  let best = 1;
  let size = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const cell = Math.min(pitch, box.width / columns, box.height / Math.ceil(count / columns));
    if (cell > size + 0.01) {
      size = cell;
      best = columns;
    }
  }
  return best;
}

/** The places of a room. A place keeps its position whether or not somebody stands there.
 *  A room without a limit is laid out for as many as stand at full size, and closer only when more come. */
export function placesOf(plan: Plan, room: RoomPlan, capacity: number | null, standing: number): Spot[] {
  if (capacity !== null) return grid(room.places, Math.max(capacity, standing), room.columns, plan.pitch);
  const roomy = room.columns * Math.max(1, Math.floor(room.places.height / plan.pitch));
  if (standing <= roomy) return grid(room.places, roomy, room.columns, plan.pitch);
  return grid(room.places, standing, bestColumns(room.places, standing, plan.pitch), plan.pitch);
}

/** A number from 0 to 1 that is always the same for the same zombie: the group is uneven, but never jumps. */
export function wobble(index: number, salt: number): number {
  const n = Math.sin((index + 1) * 12.9898 + salt * 78.233) * 43758.5453;
  return n - Math.floor(n);
}

export interface ZombieSpot extends Spot {
  variant: number;
  mirrored: boolean;
}

/** Zombies in front of a door: single figures, a little out of line; from `crowded` on three figures stand for all. */
export function zombieSpots(plan: Plan, box: Box, count: number, salt: number): ZombieSpot[] {
  const shown = count >= plan.crowded ? 3 : count;
  const step = Math.min(plan.zombie * (count >= plan.crowded ? 0.55 : 0.78), box.width / Math.max(1, shown));
  const spots: ZombieSpot[] = [];
  for (let i = 0; i < shown; i++) {
    spots.push({
      x: box.x + box.width / 2 + (i - (shown - 1) / 2) * step,
      y: box.y + box.height / 2 + (wobble(i, salt) - 0.5) * box.height * 0.1,
      scale: plan.zombie / 64,
      variant: (i + salt) % 4,
      mirrored: wobble(i, salt + 3) > 0.6,
    });
  }
  return spots;
}
