/** A town laid sideways, so that it fills its frame: everything a quarter clockwise. Pure arithmetic. */
import type { CityScene, Heading, Rect } from './view';

const NEXT: Record<Heading, Heading> = { N: 'E', E: 'S', S: 'W', W: 'N' };
/** How much larger it must become to be worth it. */
const WORTH = 1.2;
/** And how much, once somebody knows it as it lies. */
const MUCH = 1.6;

export interface Frame {
  width: number;
  height: number;
}

/** So little of a frame is one that something lies over. */
const COVERED = 120;

/** How a map lies, and how wide the frame was when it was laid so. */
export interface Laid {
  isTurned: boolean;
  width: number;
}
export const UNLAID: Laid = { isTurned: false, width: 0 };

/** A map lies sideways where it is seen larger so. Behind a sheet it stays as it lay; and where only the height has changed,
 *  since a sheet has come or gone, it does not turn under somebody's eyes unless that is much. */
export function laidIn([width, height]: readonly [number, number], frame: Frame, before: Laid = UNLAID): Laid {
  if (Math.min(frame.width, frame.height) < COVERED) return before;
  const scale = (wide: number, high: number): number => Math.min(frame.width / wide, frame.height / high);
  const gain = scale(height, width) / scale(width, height);
  const isTurned = frame.width !== before.width ? gain > WORTH : before.isTurned ? gain > 1 / MUCH : gain > MUCH;
  return { isTurned, width: frame.width };
}

export function sideways<T extends CityScene>(scene: T): T {
  const high = scene.size[1];
  const turned = ([x0, y0, x1, y1]: Rect): Rect => [high - y1, x0, high - y0, x1];
  const walled = <W extends { side: Heading; stretch: Rect }>(wall: W): W => ({ ...wall, side: NEXT[wall.side], stretch: turned(wall.stretch) });
  return {
    ...scene,
    size: [high, scene.size[0]],
    tiles: scene.tiles.map((tile) => ({ ...tile, turn: (tile.turn + 90) % 360, rect: turned(tile.rect) })),
    streets: scene.streets.map((street) => ({ ...street, rect: turned(street.rect) })),
    rooms: scene.rooms.map((room) => ({ ...room, rects: room.rects.map(turned) })),
    openings: scene.openings.map((opening) => ({ ...opening, stretch: turned(opening.stretch) })),
    walls: scene.walls.map(walled),
    doors: scene.doors.map(walled),
    manholes: scene.manholes.map((hole) => ({ ...hole, at: [high - hole.at[1], hole.at[0]] })),
  };
}
