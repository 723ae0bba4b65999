/** Who stands where in a zone: everything in cells of one size, as large as all of it allows, nothing over anything. */
import type { Rect } from './view';

export interface Thing {
  id: string;
  /** Cells it takes; a car may also stand across. */
  cells?: readonly [number, number];
}
export interface Spot {
  /** Middle and size, in units. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** One cell. */
  size: number;
}

/** Room left free along the walls. */
export const MARGIN = 2.6;
/** The largest a cell becomes, and the smallest. */
export const LARGEST = 15;
const SMALLEST = 2;
const SHRINK = 0.96;

/** The spots of all things. Wide things come first, the others in the order in which they are named. */
export function placesIn(rects: readonly Rect[], things: readonly Thing[], largest = LARGEST): Map<string, Spot> {
  const order = [...things].sort((a, b) => area(b) - area(a));
  for (let size = largest; size > SMALLEST; size *= SHRINK) {
    const spots = tryAt(rects, order, size);
    if (spots) return spots;
  }
  return tryAt(rects, order, SMALLEST) ?? new Map();
}
const area = (thing: Thing): number => (thing.cells ? thing.cells[0] * thing.cells[1] : 1);

/** Rows and columns of cells in one rectangle, in its middle. */
class Sheet {
  readonly columns: number;
  readonly rows: number;
  private readonly left: number;
  private readonly top: number;
  private readonly taken = new Set<number>();
  private readonly used: Spot[] = [];

  constructor([x0, y0, x1, y1]: Rect, private readonly size: number) {
    const [width, height] = [x1 - x0 - 2 * MARGIN, y1 - y0 - 2 * MARGIN];
    this.columns = Math.floor(width / size + 1e-6);
    this.rows = Math.floor(height / size + 1e-6);
    this.left = (x0 + x1 - this.columns * size) / 2;
    this.top = (y0 + y1 - this.rows * size) / 2;
  }

  place([wide, high]: readonly [number, number]): Spot | null {
    for (let row = 0; row + high <= this.rows; row++) {
      for (let column = 0; column + wide <= this.columns; column++) {
        const cells = this.cellsAt(row, column, wide, high);
        if (cells.some((cell) => this.taken.has(cell))) continue;
        for (const cell of cells) this.taken.add(cell);
        return this.spot(row, column, wide, high);
      }
    }
    return null;
  }
  private cellsAt(row: number, column: number, wide: number, high: number): number[] {
    const cells: number[] = [];
    for (let r = row; r < row + high; r++) for (let c = column; c < column + wide; c++) cells.push(r * this.columns + c);
    return cells;
  }
  private spot(row: number, column: number, wide: number, high: number): Spot {
    const size = this.size;
    const [width, height] = [wide * size, high * size];
    const spot = { x: this.left + column * size + width / 2, y: this.top + row * size + height / 2, width, height, size };
    this.used.push(spot);
    return spot;
  }

  /** A few stand in the middle, not in the first corner. */
  centre(): void {
    const right = Math.max(...this.used.map((spot) => spot.x + spot.width / 2));
    const bottom = Math.max(...this.used.map((spot) => spot.y + spot.height / 2));
    const x = (this.left + this.columns * this.size - right) / 2;
    const y = (this.top + this.rows * this.size - bottom) / 2;
    for (const spot of this.used) [spot.x, spot.y] = [spot.x + x, spot.y + y];
  }
}

function tryAt(rects: readonly Rect[], things: readonly Thing[], size: number): Map<string, Spot> | null {
  const sheets = rects.map((rect) => new Sheet(rect, size));
  const spots = new Map<string, Spot>();
  for (const thing of things) {
    const spot = placeIn(sheets, thing.cells ?? [1, 1]);
    if (!spot) return null;
    spots.set(thing.id, spot);
  }
  for (const sheet of sheets) sheet.centre();
  return spots;
}
function placeIn(sheets: readonly Sheet[], [wide, high]: readonly [number, number]): Spot | null {
  for (const sheet of sheets) {
    const spot = sheet.place([wide, high]) ?? (wide === high ? null : sheet.place([high, wide]));
    if (spot) return spot;
  }
  return null;
}
