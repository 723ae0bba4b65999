/** A flick before it is made: where the piece lies, and the numbers. The form of the question knows what is allowed. */
import type { Size } from '../../look/panzoom';
import type { Form } from '../../frame/forms';
import { thingOf, verbOf } from '../../frame/words';
import { answerOf, held, valuesOf, type Interval, type Intervals, type Values } from '../../frame/parts/numbers';

/** What is drawn of an aim on the table. */
export interface AimShown {
  x: number;
  y: number;
  degrees: number;
  line: number;
  radius: number;
  piece: string;
  lies: number;
}

/** One way through the form: the words that lead to its numbers, and their limits. */
export interface Way {
  words: readonly string[];
  intervals: Intervals;
}
const WORDS = new Set(['side', 'start', 'arc']);

/** All ways to the numbers of a flick, a look or a place; none if the form asks for something else. */
export function waysTo(form: Form | null): Way[] {
  if (form?.form === 'numbers') return [{ words: [], intervals: form.intervals }];
  if (form?.form !== 'branch' || form.beside) return [];
  const branches = Object.entries(form.branches);
  if (!branches.every(([word, inner]) => WORDS.has(verbOf(word)) && inner)) return [];
  return branches.flatMap(([word, inner]) => waysTo(inner).map((way) => ({ ...way, words: [word, ...way.words] })));
}

/** What the numbers are for. */
export type Purpose = 'flick' | 'look' | 'place';
export function purposeOf(ways: readonly Way[]): Purpose | null {
  const names = Object.keys(ways[0]?.intervals ?? {});
  if (names.includes('power')) return 'flick';
  if (names.includes('facing')) return 'look';
  return names.includes('x') && names.includes('y') ? 'place' : null;
}

const wordOf = (way: Way, verb: string): string => way.words.find((word) => verbOf(word) === verb) ?? '';
export const thingIn = (way: Way | undefined, verb: string): string => (way ? thingOf(wordOf(way, verb)) : '');
/** The choices there are for `side` or `start`, in order. */
export const choicesOf = (ways: readonly Way[], verb: string): string[] => [...new Set(ways.map((way) => wordOf(way, verb)).filter(Boolean))];

export const FULL_TURN = 3600;
export const spanOf = (way: Way): Interval => way.intervals['direction'] ?? [0, FULL_TURN - 1];
/** Of ways from the same place: the one in whose arc this direction lies, else the nearest one. */
export function wayFor(ways: readonly Way[], direction: number): Way | undefined {
  return [...ways].sort((a, b) => offArc(spanOf(a), direction) - offArc(spanOf(b), direction))[0];
}
/** By how much a direction misses an arc; arcs may go on beyond a full turn. */
export function offArc([first, last]: Interval, direction: number): number {
  if (heldIn([first, last], direction) !== null) return 0;
  return Math.min(apart(direction, first), apart(direction, last));
}
const modulo = (direction: number): number => ((direction % FULL_TURN) + FULL_TURN) % FULL_TURN;
function apart(a: number, b: number): number {
  const off = modulo(a - b);
  return Math.min(off, FULL_TURN - off);
}
/** The direction as the arc writes it; null if it lies outside. */
function heldIn([first, last]: Interval, direction: number): number | null {
  const from = first + modulo(direction - first);
  return from <= last ? from : null;
}
/** The nearest direction that an arc allows. */
export function inArc(span: Interval, direction: number): number {
  return heldIn(span, direction) ?? (apart(direction, span[0]) <= apart(direction, span[1]) ? span[0] : span[1]);
}

export interface Aim {
  /** The words that were chosen besides the arc: `side:left`, `start:3`. */
  chosen: readonly string[];
  values: Values;
}
const FIRST: Values = { power: 50, offset: 0, start: 0, x: 0, y: 0 };

/** As one begins: from the first place, half way, straight on where the survivor looks. */
export function firstAim(ways: readonly Way[], looks: number): Aim {
  const chosen = ['side', 'start'].flatMap((verb) => middleOf(choicesOf(ways, verb)));
  const direction = Math.round(modulo(looks * 10));
  return aimed(ways, { chosen, values: { ...FIRST, facing: direction, lies: Math.round(modulo(looks * 10) / 10) } }, direction);
}
const middleOf = (words: string[]): string[] => (words.length ? [words[words.length > 2 ? Math.floor(words.length / 2) : 0]!] : []);

export const waysFrom = (ways: readonly Way[], { chosen }: Aim): Way[] => ways.filter((way) => chosen.every((word) => way.words.includes(word)));

/** The same with another direction, as near to it as it may be. */
export function aimed(ways: readonly Way[], aim: Aim, direction: number): Aim {
  const way = wayFor(waysFrom(ways, aim), direction);
  const value = way ? inArc(spanOf(way), direction) : modulo(direction);
  return { ...aim, values: { ...aim.values, direction: value } };
}
/** The way that allows these numbers, else the one that they miss by least. */
export function wayOf(ways: readonly Way[], aim: Aim): Way | undefined {
  const missed = (way: Way): number => Object.entries(way.intervals).reduce((sum, [name, span]) => sum + missedBy(name, span, aim.values[name] ?? 0), 0);
  return waysFrom(ways, aim).sort((a, b) => missed(a) - missed(b))[0];
}
function missedBy(name: string, span: Interval, value: number): number {
  return name === 'direction' ? offArc(span, value) : Math.max(0, span[0] - value, value - span[1]);
}

/** The words of the answer. */
export function answerFor(ways: readonly Way[], aim: Aim): string {
  const way = wayOf(ways, aim);
  if (!way) return '';
  return [...way.words, answerOf(way.intervals, valuesOf(way.intervals, aim.values))].join(' ');
}
/** With one number changed, held to its limits. */
export function withNumber(ways: readonly Way[], aim: Aim, name: string, value: number): Aim {
  if (name === 'direction') return aimed(ways, aim, value);
  const near = nearestOf(spansOf(waysFrom(ways, aim), name), value);
  if (near === null) return aim;
  return { ...aim, values: { ...aim.values, [name]: name === 'facing' ? modulo(Math.round(value)) : near } };
}
const spansOf = (ways: readonly Way[], name: string): Interval[] => ways.map((way) => way.intervals[name]).filter((span) => span !== undefined);
/** What lies between two spans comes into the nearer one. */
function nearestOf(spans: readonly Interval[], value: number): number | null {
  const found = spans.map((span) => held(value, span)).sort((a, b) => Math.abs(a - value) - Math.abs(b - value));
  return found[0] ?? null;
}
/** From the least to the most that any of these ways allows. */
export function spanFor(ways: readonly Way[], name: string): Interval | null {
  const spans = spansOf(ways, name);
  return spans.length ? [Math.min(...spans.map(([low]) => low)), Math.max(...spans.map(([, high]) => high))] : null;
}
/** From another side or start; what is between arcs comes into the nearest. */
export function fromPlace(ways: readonly Way[], aim: Aim, word: string): Aim {
  const chosen = [...aim.chosen.filter((other) => verbOf(other) !== verbOf(word)), word];
  return aimed(ways, { ...aim, chosen }, aim.values['direction'] ?? 0);
}

// -- drawn back like a sling ----------------------------------------------------------------------------------------

/** Pixels that mean nothing yet, and those of full power. Direction gets finer the farther one draws. */
export const LOOSE = 14;
const FULL = 230;
const SHARE_OF_SCREEN = 0.42;
/** So near to the edge of the window a hand still comes. */
export const MARGIN = 18;
interface Pixels {
  x: number;
  y: number;
}
/** Pixels of full power: never more than the hand has between the piece and the edge of the window, the way it goes. */
export function fullDraw(window: Size, from: Pixels, way: Pixels): number {
  const usual = Math.min(FULL, Math.min(window.width, window.height) * SHARE_OF_SCREEN);
  return Math.max(LOOSE + 40, Math.min(usual, roomFor(window, from, way)));
}
function roomFor({ width, height }: Size, from: Pixels, way: Pixels): number {
  const room = (at: number, by: number, most: number): number => (by === 0 ? Infinity : Math.max(0, by > 0 ? most - MARGIN - at : at - MARGIN) / Math.abs(by));
  return Math.hypot(way.x, way.y) * Math.min(room(from.x, way.x, width), room(from.y, way.y, height));
}
export const windowSize = (): Size => ({ width: innerWidth, height: innerHeight });

/** What drawing back by so many pixels means; null: too little, let go. */
export function powerOf(pixels: number, full: number): number | null {
  if (pixels < LOOSE) return null;
  return Math.min(100, Math.round(((pixels - LOOSE) / (full - LOOSE)) * 100));
}

// -- the line that shows where one aims -----------------------------------------------------------------------------

export const SHORT_LINE = 150;
/** A box or circle in the way; sizes in mm, degrees counter-clockwise from east. */
export interface Obstacle {
  x: number;
  y: number;
  yaw: number;
  width: number;
  depth: number;
  isRound: boolean;
}
/** How far a piece of this radius slides straight on before it meets something, at most `far`. */
export function freeWay(from: { x: number; y: number }, degrees: number, radius: number, obstacles: readonly Obstacle[], far: number): number {
  return Math.min(far, ...obstacles.map((obstacle) => meets(from, degrees, radius, obstacle)));
}
function meets(from: { x: number; y: number }, degrees: number, radius: number, { x, y, yaw, width, depth, isRound }: Obstacle): number {
  const [across, along] = [turnedBack(from.x - x, from.y - y, yaw), turnedBack(Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS), yaw)];
  if (isRound) return meetsCircle(across, along, radius + width / 2);
  // The box grows by the piece; its corners are taken as square, a hair too early.
  const near = [slab(across.x, along.x, width / 2 + radius), slab(across.y, along.y, depth / 2 + radius)];
  const [enters, leaves] = [Math.max(near[0]![0], near[1]![0]), Math.min(near[0]![1], near[1]![1])];
  return enters <= leaves && enters > 0 ? enters : Infinity;
}
const RADIANS = Math.PI / 180;
function turnedBack(x: number, y: number, degrees: number): { x: number; y: number } {
  const [c, s] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return { x: x * c + y * s, y: y * c - x * s };
}
function slab(at: number, going: number, half: number): [number, number] {
  if (Math.abs(going) < 1e-9) return Math.abs(at) < half ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const [a, b] = [(-half - at) / going, (half - at) / going];
  return [Math.min(a, b), Math.max(a, b)];
}
function meetsCircle(across: { x: number; y: number }, along: { x: number; y: number }, radius: number): number {
  const b = across.x * along.x + across.y * along.y;
  const root = b * b - (across.x ** 2 + across.y ** 2 - radius * radius);
  const enters = root < 0 ? Infinity : -b - Math.sqrt(root);
  return enters > 0 ? enters : Infinity;
}
