/** Who stands where: equal cells as large as the room allows, nothing over anything. Pure arithmetic. */
import { around, boxOfSpot, square, type Box, type Spot } from './boxes';

// -- so many alike in one box ---------------------------------------------------------------------------------------

/** Columns that waste the least room: the cells come out as large as possible. */
export function bestColumns(box: Box, count: number, largest: number): number {
  const sizes = Array.from({ length: Math.max(1, count) }, (_, i) => cellSize(box, count, i + 1, largest));
  return sizes.indexOf(Math.max(...sizes)) + 1;
}
const cellSize = (box: Box, count: number, columns: number, largest: number): number =>
  Math.min(largest, box.width / columns, box.height / Math.ceil(count / columns));

/** So many cells in rows, in the middle of a box. Those of the last row stand below the first, or in the middle too. */
export function cellsIn(box: Box, count: number, columns: number, largest: number, isCentred = false): Spot[] {
  const across = Math.max(1, Math.min(columns, count));
  const rows = Math.ceil(count / across);
  const size = cellSize(box, count, across, largest);
  const [left, top] = [box.x + (box.width - across * size) / 2, box.y + (box.height - rows * size) / 2];
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const row = Math.floor(i / across);
    const missing = isCentred && row === rows - 1 ? across * rows - count : 0;
    return square(left + ((i % across) + missing / 2 + 0.5) * size, top + (row + 0.5) * size, size);
  });
}

// -- different things in a room of any shape ------------------------------------------------------------------------

export interface Thing {
  id: string;
  /** Cells it takes, if more than one; it may also stand across. */
  cells?: readonly [number, number];
}
const SMALLEST = 2;
const SHRINK = 0.96;
const area = ({ cells: [wide, high] = [1, 1] }: Thing): number => wide * high;

/** The spots of all things in a room that is made of boxes, in cells of one size. Wide things come first, the others in
 *  the order in which they are named. */
export function spotsIn(room: readonly Box[], things: readonly Thing[], largest: number): Map<string, Spot> {
  const order = [...things].sort((a, b) => area(b) - area(a));
  for (let size = largest; size > SMALLEST; size *= SHRINK) {
    const spots = spotsAt(room, order, size);
    if (spots) return spots;
  }
  return spotsAt(room, order, SMALLEST) ?? new Map();
}

function spotsAt(room: readonly Box[], things: readonly Thing[], size: number): Map<string, Spot> | null {
  const sheets = room.map((box) => new Sheet(box, size));
  const spots = new Map<string, Spot>();
  for (const { id, cells = [1, 1] } of things) {
    const [wide, high] = cells;
    const spot = first(sheets, (sheet) => sheet.place(wide, high) ?? (wide === high ? null : sheet.place(high, wide)));
    if (!spot) return null;
    spots.set(id, spot);
  }
  for (const sheet of sheets) sheet.centre();
  return spots;
}
function first<T, R>(all: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return null;
}

/** Rows and columns of cells in one box, in its middle. */
class Sheet {
  private readonly columns: number;
  private readonly rows: number;
  private readonly left: number;
  private readonly top: number;
  private readonly taken = new Set<number>();
  private readonly used: Spot[] = [];

  constructor(box: Box, private readonly size: number) {
    this.columns = Math.floor(box.width / size + 1e-6);
    this.rows = Math.floor(box.height / size + 1e-6);
    this.left = box.x + (box.width - this.columns * size) / 2;
    this.top = box.y + (box.height - this.rows * size) / 2;
  }

  place(wide: number, high: number): Spot | null {
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
    return Array.from({ length: wide * high }, (_, i) => (row + Math.floor(i / wide)) * this.columns + column + (i % wide));
  }
  private spot(row: number, column: number, wide: number, high: number): Spot {
    const [size, width, height] = [this.size, wide * this.size, high * this.size];
    const spot = { x: this.left + column * size + width / 2, y: this.top + row * size + height / 2, width, height, size };
    this.used.push(spot);
    return spot;
  }

  /** A few stand in the middle, not in the first corner. */
  centre(): void {
    if (!this.used.length) return;
    const { x, y, width, height } = around(this.used.map(boxOfSpot));
    const shift = { x: (this.left + this.columns * this.size - x - width) / 2, y: (this.top + this.rows * this.size - y - height) / 2 };
    for (const spot of this.used) [spot.x, spot.y] = [spot.x + shift.x, spot.y + shift.y];
  }
}
