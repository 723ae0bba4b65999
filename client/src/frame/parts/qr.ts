/** A QR code (ISO 18004), made here so that a secret link is never sent anywhere to be drawn.
 *  Byte mode, error correction level M, versions 1 to 10: up to 213 bytes. */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const EC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const LEVEL_M = 0;

type Grid = (boolean | null)[][];

// -- arithmetic in GF(256), for Reed-Solomon ------------------------------------------------------------------

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The generator polynomial, without its leading one. */
function generator(degree: number): number[] {
  let poly = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...poly, 0];
    poly.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[i]!)));
    poly = next;
  }
  return poly.slice(1);
}

function correction(data: readonly number[], degree: number): number[] {
  const poly = generator(degree);
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    poly.forEach((one, i) => (rest[i]! ^= times(one, factor)));
  }
  return rest;
}

// -- from bytes to codewords ----------------------------------------------------------------------------------

function versionFor(length: number): number {
  for (let version = 1; version <= TOTAL.length; version++) {
    const room = TOTAL[version - 1]! - EC_PER_BLOCK[version - 1]! * BLOCKS[version - 1]!;
    if (length + (version < 10 ? 2 : 3) <= room) return version;
  }
  throw new RangeError('too long for this QR code');
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [ec, blocks] = [EC_PER_BLOCK[version - 1]!, BLOCKS[version - 1]!];
  const room = TOTAL[version - 1]! - ec * blocks;
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  // Blocks of nearly equal length, the shorter ones first; then column by column.
  const short = Math.floor(room / blocks);
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i >= blocks - (room % blocks) ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => correction(part, ec));
  const columns = (rows: number[][], count: number): number[] =>
    Array.from({ length: count }, (_, i) => rows.flatMap((row) => (i < row.length ? [row[i]!] : []))).flat();
  return [...columns(parts, short + 1), ...columns(checks, ec)];
}

// -- drawing --------------------------------------------------------------------------------------------------

function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = version * 4 + 10;
  return version < 7 ? [6, last] : [6, (last + 6) / 2, last];
}

function frame(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  const finder = (cx: number, cy: number): void => {
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        set(cx + x, cy + y, ring !== 2 && ring !== 4);
      }
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  finder(3, 3);
  finder(size - 4, 3);
  finder(3, size - 4);
  const at = alignments(version);
  const last = at.length - 1;
  at.forEach((cx, i) =>
    at.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }),
  );
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
  return grid;
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 6; i++) grid[i]![8] = bit(i);
  grid[7]![8] = bit(6);
  grid[8]![8] = bit(7);
  grid[8]![7] = bit(8);
  for (let i = 9; i < 15; i++) grid[8]![14 - i] = bit(i);
  for (let i = 0; i < 8; i++) grid[8]![size - 1 - i] = bit(i);
  for (let i = 8; i < 15; i++) grid[size - 15 + i]![8] = bit(i);
  grid[size - 8]![8] = true;
}

function drawVersion(grid: Grid, version: number): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [a, b] = [grid.length - 11 + (i % 3), Math.floor(i / 3)];
    grid[b]![a] = dark;
    grid[a]![b] = dark;
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Fills the free cells in the zigzag of the standard, each turned over where the mask says so. */
function filled(empty: Grid, words: readonly number[], mask: number): boolean[][] {
  const size = empty.length;
  const grid = empty.map((row) => [...row]);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (empty[y]![x] !== null) continue;
        const dark = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        grid[y]![x] = dark !== MASKS[mask]!(x, y);
        at += 1;
      }
    }
  }
  drawFormat(grid, mask);
  return grid as boolean[][];
}

function penalty(grid: readonly boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  const line = (get: (i: number) => boolean): void => {
    let run = 0;
    let text = '';
    for (let i = 0; i < size; i++) {
      run = i > 0 && get(i) === get(i - 1) ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum += 1;
      text += get(i) ? '1' : '0';
    }
    for (let i = 0; i + 11 <= size; i++) {
      const part = text.slice(i, i + 11);
      if (part === '10111010000' || part === '00001011101') sum += 40;
    }
  };
  let dark = 0;
  for (let y = 0; y < size; y++) {
    line((i) => grid[y]![i]!);
    line((i) => grid[i]![y]!);
    for (let x = 0; x < size; x++) {
      if (grid[y]![x]) dark += 1;
      if (x && y && new Set([grid[y]![x], grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]]).size === 1) sum += 3;
    }
  }
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** The same text under all eight masks; each is readable. */
export function qrGrids(text: string): boolean[][][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codewords(bytes, version);
  const empty = frame(version);
  return MASKS.map((_, mask) => filled(empty, words, mask));
}

/** The dark cells, row by row, under the mask that is easiest to read. */
export function qrCode(text: string): boolean[][] {
  return qrGrids(text).reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** One path for all dark cells, in a box of cells. */
export function qrPath(grid: readonly boolean[][]): string {
  return grid.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
}
