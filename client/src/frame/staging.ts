/** How events are shown. What they change comes with them from the server; here is only for how long, with which sound
 *  and picture, what is pointed at, and where the map looks. */
import type { Happened } from './wire';

/** Something on its way over the board. */
export interface Walk {
  /** A figure, or a kind of them; '' is the only kind there is. */
  what: string;
  count: number;
  from: string;
  to: string;
  /** The places on the way, where it does not go straight; the last is `to`. */
  way?: readonly string[];
}
/** A picture of its own over the board. The frame draws `sign` and `tape`; what else there is draws the game. */
export interface Moment {
  kind: string;
  [more: string]: unknown;
}
export interface Staged {
  /** How long it is shown, at normal pace. */
  ms: number;
  moment?: Moment;
  sound?: string;
  /** Things on the table to point at. */
  marks?: string[];
  /** The whole board shakes. */
  shakes?: boolean;
  /** Where the map should look. */
  focus?: string[];
  /** Who walks; none at all: whatever was walked is taken back. */
  walks?: Walk[];
  /** The table changes when this has been seen, not before. That is so of everything with a picture of its own. */
  changesAfter?: boolean;
  /** Its words are to be read: it stays as long as they need, however much is still to come. */
  isRead?: boolean;
  /** It takes as long as it takes, however much is still to come: something rolls until it lies still. */
  isTimed?: boolean;
  /** What else the board of the game shows meanwhile; only the game reads it. */
  board?: Readonly<Record<string, unknown>>;
  /** Events in a row that say the same here are shown at once and told in one line. */
  together?: string;
}

/** How long a line of so many letters is read. */
const LETTER_MS = 34;
const LEAST_MS = 700;
const MOST_MS = 4200;
export const readingTime = (letters: number): number => Math.min(MOST_MS, LEAST_MS + LETTER_MS * letters);

/** Several events as one: whatever they point at, look at and let walk. */
export function atOnce(all: readonly Staged[]): Staged {
  const [first = NONE, ...rest] = all;
  if (!rest.length) return first;
  const every = <T>(part: (one: Staged) => readonly T[] | undefined): T[] | undefined => (all.some(part) ? [...new Set(all.flatMap((one) => part(one) ?? []))] : undefined);
  return { ...first, ms: Math.max(...all.map(({ ms }) => ms)), marks: every(({ marks }) => marks), focus: every(({ focus }) => focus), walks: every(({ walks }) => walks) };
}

/** By event: how it is shown. `now` is the view after it, `before` the one before. */
export type Staging<V = any, E = Record<string, any>> = { [K in keyof E]?: Staged | ((args: E[K], now: V, before: V) => Staged) };

export const NONE: Staged = { ms: 0 };
/** Talk is shown where people talk, and who comes and goes on a slip; a broken word gets a picture: who, and to whom. */
const USUAL: Staging = {
  said: NONE,
  whispered: NONE,
  said_to_side: NONE,
  sat_down: NONE,
  stood_up: NONE,
  bot_sat_in: NONE,
  came_back: NONE,
  forced: NONE,
  undone: { ms: 400, walks: [] },
  word_kept: { ms: 900, sound: 'stamp' },
  word_broken: ({ player, to }) => ({ ms: 1600, sound: 'drum', moment: { kind: 'people', ids: [player, to] } }),
};

/** As the table of a game says; what it does not name is shown for a moment. */
export function stagedBy(staging: Staging, usual: Staged, { event, args }: Happened, before: unknown, now: unknown): Staged {
  const how = staging[event] ?? USUAL[event] ?? usual;
  return typeof how === 'function' ? how(args, now, before) : how;
}

/** A short look at what an argument names. */
export const lookAt =
  (argument: string, ms: number, sound?: string, shakes?: boolean) =>
  (args: Record<string, any>): Staged => ({ ms, sound, shakes, marks: [args[argument]], focus: [args[argument]] });
