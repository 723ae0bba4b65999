/** In a lesson nobody has to aim to the tenth of a degree: what is near enough is taken for the flick of the story. */
import { numberIn, split } from '../../frame/words';
import { FULL_TURN, LOOSE } from './aim';
import { ahead } from './poses';

/** By how much each number may differ: angles in tenths of a degree. */
const SLACK: Record<string, number> = { direction: 120, facing: 250, power: 12, offset: 4 };

export function isNear(answer: string, wanted: string): boolean {
  const [given, asked] = [split(answer), split(wanted)];
  return given.length === asked.length && asked.every((word, at) => isNearWord(given[at]!, word));
}
function isNearWord(given: string, wanted: string): boolean {
  const [number, other] = [numberIn(wanted), numberIn(given)];
  if (!number || number.name !== other?.name) return given === wanted;
  const off = Math.abs(number.value - other.value);
  return Math.min(off, number.name === 'power' ? off : FULL_TURN - off) <= (SLACK[number.name] ?? 0);
}

/** What the story wants to be aimed at. */
export interface Guide {
  degrees: number;
  /** Null: nothing is flicked, somebody looks there. */
  power: number | null;
}
/** The aim in an answer, if the words before it have been said. */
export function guideTo(wanted: string | null, said: readonly string[]): Guide | null {
  const words = split(wanted ?? '');
  const numbers = Object.fromEntries(words.flatMap((word) => numberIn(word) ?? []).map(({ name, value }) => [name, value]));
  const turn = numbers['direction'] ?? numbers['facing'];
  if (turn === undefined || !words.every((word) => numberIn(word) || said.includes(word))) return null;
  return { degrees: turn / 10, power: numbers['power'] ?? null };
}
export interface Point {
  x: number;
  y: number;
}
const FARTHEST = 1500;
const HALVINGS = 16;
/** On the screen, so many pixels away from a place of the table in this direction of the table. */
export function pixelsFrom(onScreen: (place: Point) => Point, from: Point, degrees: number, pixels: number): Point {
  const begin = onScreen(from);
  const seen = (far: number): Point => onScreen(ahead(from.x, from.y, degrees, far));
  let [near, far] = [0, FARTHEST];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (near + far) / 2;
    const there = seen(middle);
    if (Math.hypot(there.x - begin.x, there.y - begin.y) < pixels) near = middle;
    else far = middle;
  }
  return seen(near);
}
const LOOK_PIXELS = 90;
/** Where the hand lets go: so many pixels away, and in which direction. */
export function handFor({ degrees, power }: Guide, full: number): { degrees: number; pixels: number } {
  return power === null ? { degrees, pixels: LOOK_PIXELS } : { degrees: degrees + 180, pixels: LOOSE + (power / 100) * (full - LOOSE) };
}
