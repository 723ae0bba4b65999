/** Tiles as they are drawn in the palette and before the map is complete, and how they fit each other. */
import type { CityScene, Rect } from '../view';
import { at, tileOf, turnOf, type Cell, type Mission } from './draft';
import type { Tile } from './content';

/** Where the thirds of a tile begin and end. */
const LINES = [0, 30, 70, 100] as const;
const SIZE = 100;
const TURNS = [0, 90, 180, 270];

/** One tile, printed id upright, as a map of its own. */
export function tileScene(tile: Tile): CityScene {
  const third = (row: number, column: number): Rect => [LINES[column]!, LINES[row]!, LINES[column + 1]!, LINES[row + 1]!];
  const [left, top, right, bottom] = third(...tile.manhole);
  return {
    size: [SIZE, SIZE],
    tiles: [{ tile: tile.id, turn: 0, rect: [0, 0, SIZE, SIZE] }],
    streets: tile.grid.flatMap((cells, row) =>
      [...cells].flatMap((cell, column) => (cell === 'S' ? [{ zone: `${row}${column}`, rect: third(row, column) }] : [])),
    ),
    rooms: tile.rooms.map((room) => ({ zone: room.id, rects: room.rects, building: tile.id })),
    openings: tile.open.flatMap(([a, b]) => {
      const stretch = wallBetween(tile, a, b);
      return stretch ? [{ a, b, stretch }] : [];
    }),
    walls: [],
    doors: [],
    manholes: [{ zone: '', tile: tile.id, at: [(left + right) / 2, (top + bottom) / 2] }],
    spawns: [],
    objectives: [],
    start: '',
    exit: null,
    zombie_exits: [],
    bunkers: [],
    cars: [],
  };
}

/** The longest stretch of wall that two rooms share. */
function wallBetween(tile: Tile, a: string, b: string): Rect | null {
  const rects = (id: string): Rect[] => tile.rooms.find((room) => room.id === id)?.rects ?? [];
  const shared = rects(a).flatMap((one) => rects(b).map((other): Rect => [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ]));
  const length = ([x0, y0, x1, y1]: Rect): number => Math.max(x1 - x0, y1 - y0);
  const walls = shared.filter(([x0, y0, x1, y1]) => (x0 === x1) !== (y0 === y1) && x0 <= x1 && y0 <= y1);
  return walls.sort((one, other) => length(other) - length(one))[0] ?? null;
}

// -- does it fit -------------------------------------------------------------------------------------------------

function turnedGrid(grid: readonly string[], turn: number): string[] {
  let cells = [...grid];
  for (let done = 0; done < turn; done += 90) cells = [0, 1, 2].map((column) => [...cells].reverse().map((row) => row[column]!).join(''));
  return cells;
}
/** The cells along the north, east, south and west of a turned tile, from the west or the north. */
export function edgesOf(tile: Tile, turn: number): [string, string, string, string] {
  const grid = turnedGrid(tile.grid, turn);
  const column = (at: number): string => grid.map((row) => row[at]!).join('');
  return [grid[0]!, column(2), grid[2]!, column(0)];
}
const NEIGHBOURS = [
  { row: -1, column: 0 },
  { row: 0, column: 1 },
  { row: 1, column: 0 },
  { row: 0, column: -1 },
];

/** The first turn at which street meets street on all sides where a tile lies already; null if there is none. */
export function fittingTurn(draft: Mission, cell: Cell, tile: Tile, tiles: Record<string, Tile>): number | null {
  const wanted = NEIGHBOURS.map((step, side) => {
    const written = at(draft, { row: cell.row + step.row, column: cell.column + step.column });
    const other = tiles[tileOf(written)];
    const isItself = other && [tile.id, tile.back].includes(other.id);
    return other && !isItself ? edgesOf(other, turnOf(written))[(side + 2) % 4] : null;
  });
  const fits = (turn: number): boolean => edgesOf(tile, turn).every((edge, side) => !wanted[side] || wanted[side] === edge);
  return TURNS.find(fits) ?? null;
}
