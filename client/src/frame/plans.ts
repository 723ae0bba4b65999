/** Plans for a new match: who sits where. */
import type { SeatInfo } from './wire';

export type OptionValue = string | number | boolean;
export interface SeatPlan {
  kind: 'me' | 'open' | 'bot';
  level?: string;
  name?: string;
}

/** Weakest first; used where the server does not name its levels. */
export const LEVELS = ['beginner', 'careful', 'search'];
export const USUAL_LEVEL = 'careful';

/** What people call a level: by its place among those that are offered, for games differ in what they have. */
export function levelKey(levels: readonly string[], level: string): string {
  const place = levels.indexOf(level);
  return place < 0 ? `level-${level}` : `level-rank-${place + 1}`;
}

export function againstBots(players: number, level: string, name: string): SeatPlan[] {
  const bots = Array.from({ length: players - 1 }, (): SeatPlan => ({ kind: 'bot', level }));
  return [{ kind: 'me', name }, ...bots];
}

/** The same table once more: seats of this device, other people, bots. A bot that played for somebody gives the seat back. */
export function onceMore(seats: readonly SeatInfo[], mine: readonly number[]): SeatPlan[] {
  return seats.map(({ seat, name, holder, is_lent }): SeatPlan => {
    if (mine.includes(seat)) return { kind: 'me', name };
    return isBots(holder, is_lent) ? { kind: 'bot', level: holder.slice(4), name } : { kind: 'open', name };
  });
}
const isBots = (holder: string, isLent: boolean): boolean => holder.startsWith('bot:') && !isLent;

/** The next of those that come with the game which as many can play; null after the last, and after one of one's own. */
export function nextOf<T extends { id: string; players?: [number, number] }>(printed: readonly T[], id: OptionValue | undefined, seats: number): T | null {
  const at = printed.findIndex((one) => one.id === id);
  const later = at < 0 ? [] : printed.slice(at + 1);
  return later.find(({ players: [least, most] = [1, Infinity] }) => seats >= least && seats <= most) ?? null;
}

/** Seats of other people, also where a bot plays for somebody just now. */
export function othersAt(seats: readonly SeatInfo[], mine: readonly number[]): SeatInfo[] {
  return seats.filter(({ seat, holder, is_lent }) => !isBots(holder, is_lent) && holder !== 'open' && !mine.includes(seat));
}

/** Another number of seats: known ones stay, new ones are bots. */
export function resized(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, i) => seats[i] ?? { kind: 'bot', level: USUAL_LEVEL });
}
