/** Lines of the log: which filter takes them, and whose mark stands before them. */
import type { Face, Scene } from '../face';
import type { Texts } from '../texts';
import type { Happened } from '../wire';

/** Everything, what this game tells apart, what was said, and what only this seat knows, if there is such. */
export function filtersOf(face: Face, log: readonly Happened[]): string[] {
  const mine = log.some((happened) => happened.private) ? ['mine'] : [];
  return ['all', ...Object.keys(face.logFilters), 'talk', ...mine, ...(log.some((happened) => isSmall(happened, face)) ? ['everything'] : [])];
}

/** Who comes to the table, and who leaves it. */
const COMINGS = new Set(['sat_down', 'stood_up', 'bot_sat_in', 'came_back']);
const TALK = new Set(['said', 'said_to_side', 'whispered', ...COMINGS]);
export const isComing = (happened: Happened): boolean => COMINGS.has(happened.event);
export const isTalk = (happened: Happened): boolean => TALK.has(happened.event);
/** How often others have said something after the event up to which it was read. */
export const spokenTo = (log: readonly Happened[], mine: readonly number[], read = -1): number =>
  log.filter((one) => one.n > read && isTalk(one) && !isComing(one) && !mine.includes(Number(one.args['seat']))).length;
/** Headings stay, so that a filtered log still tells when something was. */
const HEADINGS = new Set(['round_began', 'day_began']);
export const isHeading = (happened: Happened): boolean => HEADINGS.has(happened.event);

/** What the log hides at first: answers that nobody had a choice in, and what is small in this game. */
const isSmall = ({ event }: Happened, face: Pick<Face, 'smallEvents'>): boolean => event === 'forced' || face.smallEvents.test(event);
/** What whoever listens is told. */
export const toldIn = (log: readonly Happened[], face: Pick<Face, 'smallEvents'>): Happened[] => log.filter((happened) => !isSmall(happened, face));

export function isIn(filter: string, happened: Happened, face: Face, texts: Texts): boolean {
  if (filter === 'everything' || isHeading(happened)) return true;
  if (filter === 'all') return !isSmall(happened, face);
  if (filter === 'talk') return isTalk(happened);
  if (filter === 'mine') return texts.isPrivate(happened);
  return face.logFilters[filter]?.test(happened.event) ?? false;
}

/** The lines of the log: events in a row that belong together are one, where the first of them was. */
export function gathered(log: readonly Happened[], face: Pick<Face, 'gathers'>): Happened[][] {
  const lines: Happened[][] = [];
  let run = new Map<string, Happened[]>();
  for (const happened of log) {
    const key = face.gathers?.(happened) ?? '';
    if (!key) run = new Map();
    const known = run.get(key);
    if (known) known.push(happened);
    else lines.push([happened]);
    if (key && !known) run.set(key, lines.at(-1)!);
  }
  return lines;
}
/** One line of the log in words. */
export function lineOf(events: readonly Happened[], face: Face, texts: Texts, seatNames: readonly string[]): string {
  const [first, ...rest] = events;
  if (!first) return '';
  return (rest.length ? face.told?.(events, texts, true) : undefined) ?? texts.line(first, seatNames);
}

/** What stands under a picture: the line of an event, or one for all that are shown at once. */
export function captionOf(events: readonly Happened[], face: Face, texts: Texts, seatNames: readonly string[]): string {
  const [first, ...rest] = events;
  if (!first) return '';
  const own = rest.length ? face.told?.(events, texts) : face.caption?.(first, texts);
  return own ?? texts.line(first, seatNames);
}

/** Whom or what a line is about, what says most first. */
const SUBJECTS = ['player', 'colour', 'character', 'location', 'fighter', 'winner', 'pawn', 'bearer', 'owner', 'survivor', 'kind', 'card', 'zone'];

/** The id whose small picture opens the line. */
export function markOf(happened: Happened, face: Face, seatNames: readonly string[], scene: Scene | null): string {
  const { seat } = happened.args;
  if (typeof seat === 'number' && !('survivor' in happened.args)) return seatNames[seat] ?? '';
  const ids = SUBJECTS.map((subject) => happened.args[subject]);
  return ids.find((id): id is string => typeof id === 'string' && face.kindOf(id, scene) !== '') ?? '';
}

/** The things a line speaks of, to point at them on the table. */
export function thingsIn(happened: Happened, face: Face, scene: Scene | null): string[] {
  return Object.values(happened.args).filter((value): value is string => typeof value === 'string' && face.kindOf(value, scene) !== '');
}

/** What the last line ends with. How many lines there are does not tell: once there are enough, the oldest go. */
export const newestIn = (rows: readonly (readonly Happened[])[]): number => rows.at(-1)?.at(-1)?.n ?? -1;

const NEAR = 40;
export interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}
/** Whether the end of a log stays in sight. Only whoever goes up leaves it: new lines and another size of the box do not,
 *  however they shift it, and nobody goes up where there is nothing to be seen of it. */
export function isFollowed(was: boolean, before: Scrolled, { scrollTop, scrollHeight, clientHeight }: Scrolled): boolean {
  if (clientHeight < NEAR) return was;
  if (scrollHeight - scrollTop - clientHeight < NEAR) return true;
  const isSame = scrollHeight === before.scrollHeight && clientHeight === before.clientHeight;
  return was && (!isSame || scrollTop >= before.scrollTop);
}
