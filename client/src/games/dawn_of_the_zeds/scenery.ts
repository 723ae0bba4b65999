/** The landscapes inside the bends of the roads: cuts of the linoleum knife, the same every time. Field 60 x 47. */
import { gouge } from '../../look/gouge';

/** Somewhere between 0 and 1, the same every time. */
const chance = (n: number): number => ((n * 7919 + 104729) % 1000) / 1000;
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** One fir: its tiers, and the light on one side. */
function fir(x: number, y: number, size: number): { dark: string; light: string } {
  const s = size / 10;
  const tier = (top: number, half: number, high: number): string => `M${x} ${y - top * s}l${half * s} ${high * s}h${-2 * half * s}z`;
  return {
    dark: tier(10, 2.4, 4) + tier(7.6, 3.3, 4.4) + tier(4.8, 4.2, 4.6) + `M${x - 0.6 * s} ${y - 0.4 * s}h${1.2 * s}v${1.6 * s}h${-1.2 * s}z`,
    light: gouge(x + 0.5 * s, y - 7.6 * s, 62, 2.4 * s, 0.5 * s) + gouge(x + 0.8 * s, y - 4.6 * s, 60, 2.8 * s, 0.6 * s) + gouge(x + 1 * s, y - 1.8 * s, 40, 2.2 * s, 0.5 * s),
  };
}
function forest(): Scenery {
  const firs = many(26, (i) => fir(4 + ((i * 37) % 53) + chance(i) * 2, 14 + Math.floor(i / 7) * 10 + chance(i + 40) * 3, 8 + Math.floor(i / 7) * 1.6));
  return { dark: firs.map(({ dark }) => dark).join(''), light: firs.map(({ light }) => light).join(''), line: '' };
}

/** One peak: its dark flank, and cuts along the other. */
function peak(x: number, y: number, half: number, high: number): { dark: string; line: string } {
  const ridge = `M${x} ${y - high}l${half * 0.2} ${high * 0.34}l${-half * 0.26} ${high * 0.2}l${half * 0.3} ${high * 0.46}`;
  const cuts = many(7, (i) => gouge(x - (half * (i + 1.2)) / 9.5, y - high + (high * (i + 1.4)) / 9, 112, high * 0.34, 0.8)).join('');
  return { dark: `${ridge}H${x + half}z${cuts}`, line: `M${x - half} ${y}L${x} ${y - high}L${x + half} ${y}` };
}
function mountain(): Scenery {
  const peaks = [peak(16, 44, 15, 26), peak(44, 44, 16, 24), peak(30, 45, 20, 40)];
  const birds = 'M8 10q2-2 3 0q1-2 3 0M46 8q2-2 3 0q1-2 3 0';
  return { dark: peaks.map(({ dark }) => dark).join(''), line: peaks.map(({ line }) => line).join('') + birds, light: '' };
}

/** Fields in furrows, wires along the road, and far off the towers of the plant. */
function highway(): Scenery {
  const furrows = many(13, (i) => gouge(2 + i * 4.6, 46, -90 + (i - 6) * 5.5, 15, 1.1)).join('');
  const towers = 'M10 28c3-7 3-12 1-18h9c-2 6-2 11 1 18zM26 28c2-6 2-9 1-14h8c-2 5-2 8 1 14z';
  const smoke = 'M13 7c-3-1-2-5 1-5 2-2 6-1 6 1 3 0 3 4 0 4zM29 11c-2-1-1-4 1-4 2-1 4 0 4 1 2 0 2 3 0 3z';
  const poles = many(3, (i) => `M${42 + i * 8} 30V${12 - i}M${39 + i * 8} ${15 - i}h6`).join('') + 'M39 15q5 4 8-1q5 4 8-1q3 2 5 1';
  return { dark: towers + furrows + 'M0 28h60v1.4H0z', light: smoke, line: poles };
}

const house = (x: number, y: number, width: number): string => `M${x} ${y}v${-width * 0.5}l${width / 2} ${-width * 0.45}l${width / 2} ${width * 0.45}v${width * 0.5}z`;
const window = (x: number, y: number, width: number): string => `M${x + width * 0.2} ${y - width * 0.4}h${width * 0.2}v${width * 0.22}h${-width * 0.2}zM${x + width * 0.6} ${y - width * 0.4}h${width * 0.2}v${width * 0.4}h${-width * 0.2}z`;
/** Roofs one behind the other, a church among them, and hedges. */
function suburb(): Scenery {
  const rows = many(15, (i) => ({ x: 1 + (i % 5) * 11.8 + (Math.floor(i / 5) % 2) * 4 - 2, y: 20 + Math.floor(i / 5) * 12, width: 8.4 + Math.floor(i / 5) * 1.1 }));
  const church = 'M28 20v-14l3-5 3 5v14z';
  const hedges = many(20, (i) => gouge(i * 3, 46.4, -6, 3.4, 1.3)).join('');
  return { dark: rows.map(({ x, y, width }) => house(x, y, width)).join('') + church + hedges, light: rows.map(({ x, y, width }) => window(x, y, width)).join('') + 'M30 10h2v4h-2z', line: '' };
}

export interface Scenery {
  dark: string;
  /** Cut out of the dark. */
  light: string;
  line: string;
}
const LANDSCAPES: Record<string, Scenery> = { forest: forest(), mountain: mountain(), highway: highway(), suburb: suburb() };
export const landscapeOf = (track: string): Scenery | null => LANDSCAPES[track] ?? null;

/** Houses of the town where nothing else is built yet, on a strip of 27 x 68. */
const rowHouses = many(12, (i) => ({ x: 1.5 + (i % 2) * 13, y: 15 + Math.floor(i / 2) * 10.2, width: 10.4 }));
export const roofs = { dark: rowHouses.map(({ x, y, width }) => house(x, y, width)).join(''), light: rowHouses.map(({ x, y, width }) => window(x, y, width)).join('') };

/** Stones in rows in the cemetery, each a little crooked. */
const STONES = ['M-2.2 0v-4a2.2 2.2 0 0 1 4.4 0v4z', 'M-.6 0v-2.6h-1.5v-1.2h1.5v-1.6h1.2v1.6h1.5v1.2h-1.5V0z', 'M-2.4 0v-4.2l3-.8 1.8 1.4V0z'];
export const stones = many(26, (i) => ({ x: 4.6 + (i % 13) * 6.4 + chance(i) * 1.6, y: 15 + Math.floor(i / 13) * 9, turn: (chance(i + 9) - 0.5) * 22, d: STONES[i % 3]! }));
