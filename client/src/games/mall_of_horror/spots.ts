/** Where things stand on the plan. Pure arithmetic, so that it can be tested without drawing. */
import { square, type Box, type Spot } from '../../frame/board/boxes';
import { bestColumns, cellsIn } from '../../frame/board/packing';
import type { Plan, RoomPlan } from './plan';

/** The places of a room. A place keeps its position whether or not somebody stands there.
 *  A room without a limit is laid out for as many as stand at full size, and closer only when more come. */
export function placesOf(plan: Plan, room: RoomPlan, capacity: number | null, standing: number): Spot[] {
  if (capacity !== null) return cellsIn(room.places, Math.max(capacity, standing), room.columns, plan.pitch);
  const roomy = room.columns * Math.max(1, Math.floor(room.places.height / plan.pitch));
  if (standing <= roomy) return cellsIn(room.places, roomy, room.columns, plan.pitch);
  return cellsIn(room.places, standing, bestColumns(room.places, standing, plan.pitch), plan.pitch);
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
  return Array.from({ length: shown }, (_, i) => {
    const x = box.x + box.width / 2 + (i - (shown - 1) / 2) * step;
    const y = box.y + box.height / 2 + (wobble(i, salt) - 0.5) * box.height * 0.1;
    return { ...square(x, y, plan.zombie), variant: (i + salt) % 4, mirrored: wobble(i, salt + 3) > 0.6 };
  });
}
