import { describe, expect, it } from 'vitest';
import type { Box } from '../../frame/board/boxes';
import { TALL, WIDE, wallPath } from './plan';
import { placesOf, wobble, zombieSpots } from './spots';

/** The least that a room must hold at full size; null: any number. */
const CAPACITY: Record<string, number | null> = { restroom: 3, cachou: 4, megatoys: 4, parking: null, security_hq: 3, supermarket: 6 };
const LOCATIONS = Object.keys(CAPACITY);

function inside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
function apart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

describe.each([WIDE, TALL])('the $name plan', (plan) => {
  const sheet: Box = { x: 0, y: 0, width: plan.width, height: plan.height };
  const pairs = LOCATIONS.flatMap((a, i) => LOCATIONS.slice(i + 1).map((b) => [a, b] as const));

  it.each(LOCATIONS)('keeps %s on the sheet, its places in the room', (id) => {
    const room = plan.rooms[id]!;
    expect(inside(room.room, sheet)).toBe(true);
    expect(inside(room.crowd, sheet)).toBe(true);
    expect(inside(room.places, room.room)).toBe(true);
    expect(wallPath(room)).toMatch(/^M[\d.]+ [\d.]+[HV]/);
  });
  it.each(pairs)('keeps %s and %s apart', (a, b) => {
    expect(apart(plan.rooms[a]!.room, plan.rooms[b]!.room)).toBe(true);
    expect(apart(plan.rooms[a]!.crowd, plan.rooms[b]!.crowd)).toBe(true);
  });
  it.each(LOCATIONS)('gives the places of %s full size', (id) => {
    const spots = placesOf(plan, plan.rooms[id]!, CAPACITY[id] ?? null, CAPACITY[id] ?? 4);
    expect(spots.length).toBeGreaterThanOrEqual(CAPACITY[id] ?? 4);
    for (const spot of spots) expect(spot.size / plan.pitch).toBeGreaterThan(0.97);
  });
  it('finds room for all eighteen in the Parking, still readable', () => {
    const spots = placesOf(plan, plan.rooms['parking']!, null, 18);
    expect(spots.length).toBeGreaterThanOrEqual(18);
    for (const spot of spots) {
      expect((spot.size / plan.pitch) * plan.token).toBeGreaterThanOrEqual(plan.width / 21.7);
      expect(inside({ x: spot.x, y: spot.y, width: 0, height: 0 }, plan.rooms['parking']!.places)).toBe(true);
    }
  });
});

describe('spots', () => {
  it('a place does not move when somebody else comes', () => {
    const few = placesOf(WIDE, WIDE.rooms['parking']!, null, 2);
    const more = placesOf(WIDE, WIDE.rooms['parking']!, null, 9);
    expect(more[0]).toEqual(few[0]);
  });
  it('a group of zombies becomes a clump when crowded', () => {
    const crowd = WIDE.rooms['megatoys']!.crowd;
    expect(zombieSpots(WIDE, crowd, 3, 1)).toHaveLength(3);
    expect(zombieSpots(WIDE, crowd, WIDE.crowded - 1, 1)).toHaveLength(WIDE.crowded - 1);
    expect(zombieSpots(WIDE, crowd, 30, 1)).toHaveLength(3);
    expect(zombieSpots(WIDE, crowd, 0, 1)).toEqual([]);
  });
  it('a zombie stands where it stood', () => {
    expect(wobble(3, 2)).toBe(wobble(3, 2));
    expect(wobble(3, 2)).not.toBe(wobble(4, 2));
  });
});
