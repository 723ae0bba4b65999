/** Tracks: how pieces move in a flick or a rush (docs/tracks.md). They are only looked at; no rule reads them. */

/** A piece on its way: the middle of its box in mm, its turn as a quaternion. */
export interface Placement {
  x: number;
  y: number;
  z: number;
  turn: Turn;
}
/** w, x, y, z. */
export type Turn = readonly [number, number, number, number];

export interface Way {
  /** The piece's place among those of the question. */
  number: number;
  first: number;
  frames: Placement[];
}
export interface Track {
  perSecond: number;
  frames: number;
  ways: Way[];
  /** From this frame on the tower is gone; 0: it never is. */
  lifted: number;
}

const MAGIC = 'FT1';
const COLUMNS = 7;
const PER_MM = 10;
const PER_TURN = 2000;

/** Reads numbers one after the other. */
class Reader {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new RangeError('the track ends too early');
    return byte;
  }
  word(): number {
    return this.byte() + 256 * this.byte();
  }
  /** A zigzag varint. */
  change(): number {
    let number = 0;
    for (let shift = 1, byte = 128; byte > 127; shift *= 128) {
      byte = this.byte();
      number += (byte & 127) * shift;
    }
    return number % 2 ? -(number + 1) / 2 : number / 2;
  }
  column(length: number): number[] {
    let value = 0;
    return Array.from({ length }, () => (value += this.change()));
  }
}

/** What was written by `encoded` of untot/worlds/flick_em_up/track.py, already unpacked. */
export function decoded(bytes: Uint8Array): Track {
  const from = new Reader(bytes);
  const magic = String.fromCharCode(from.byte(), from.byte(), from.byte());
  if (magic !== MAGIC) throw new RangeError('no track of a kind that is known here');
  const [perSecond, frames, count] = [from.byte(), from.word(), from.byte()];
  const ways = Array.from({ length: count }, () => wayFrom(from));
  return { perSecond, frames, ways, lifted: from.word() };
}

function wayFrom(from: Reader): Way {
  const [number, first, length] = [from.byte(), from.word(), from.word()];
  const columns = Array.from({ length: COLUMNS }, () => from.column(length));
  const at = (column: number, i: number): number => columns[column]![i]!;
  const frames = Array.from({ length }, (_, i): Placement => ({
    x: at(0, i) / PER_MM,
    y: at(1, i) / PER_MM,
    z: at(2, i) / PER_MM,
    turn: normalised([at(3, i) / PER_TURN, at(4, i) / PER_TURN, at(5, i) / PER_TURN, at(6, i) / PER_TURN]),
  }));
  return { number, first, frames };
}

export async function unpacked(packed: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export const secondsOf = ({ frames, perSecond }: Track): number => Math.max(0, frames - 1) / perSecond;

/** Where a piece is after so many seconds: between two frames, before the first and after the last at rest. */
export function placedAt({ first, frames }: Way, perSecond: number, seconds: number): Placement {
  const at = Math.min(frames.length - 1, Math.max(0, seconds * perSecond - first));
  const [before, after, part] = [frames[Math.floor(at)]!, frames[Math.ceil(at)]!, at % 1];
  return part ? between(before, after, part) : before;
}

export function between(a: Placement, b: Placement, part: number): Placement {
  const mix = (from: number, to: number): number => from + (to - from) * part;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z), turn: turnBetween(a.turn, b.turn, part) };
}

/** The short way round. */
export function turnBetween(a: Turn, b: Turn, part: number): Turn {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = dot < 0 ? -1 : 1;
  const mix = (i: 0 | 1 | 2 | 3): number => a[i] + (sign * b[i] - a[i]) * part;
  return normalised([mix(0), mix(1), mix(2), mix(3)]);
}

function normalised(turn: Turn): Turn {
  const length = Math.hypot(...turn) || 1;
  return [turn[0] / length, turn[1] / length, turn[2] / length, turn[3] / length];
}

/** The frame in which a piece that was at rest until then begins to move: something has met it. */
export const startOf = ({ first }: Way, perSecond: number): number => first / perSecond;
