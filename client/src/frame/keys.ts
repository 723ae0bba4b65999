/** Links and keys of this device. They stay in its storage; a key in a link stands behind the #, which no server sees. */
import type { Glance, Links } from './api';

export interface Kept {
  id: string;
  game: string;
  created: number;
  /** Last time this device heard of it. */
  seen: number;
  host?: string;
  watch?: string;
  /** Keys by seat: own ones and, for the host, those to be given away. */
  seats: Record<number, string>;
  /** Seats that are played on this device. */
  mine: number[];
  /** A mission or the like of one's own, as it was sent, to play it once more. */
  content?: Record<string, unknown>;
  /** How it stood when this device last heard of it. */
  state?: State;
}

export interface State {
  is_over: boolean;
  /** Seats the table waits for. */
  waiting: number[];
  is_mine: boolean;
  round: number;
  /** Ids of the names of seats (colours). */
  seatNames: string[];
  /** Names of the people. */
  names: string[];
}

const STORE = 'untot.matches';
const MOST = 60;

export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export class Keys {
  constructor(private readonly storage: Storage | null) {}

  all(): Kept[] {
    return Object.values(this.read()).sort((a, b) => b.seen - a.seen);
  }

  get(id: string): Kept | undefined {
    return this.read()[id];
  }

  put(kept: Kept): void {
    const all = { ...this.read(), [kept.id]: kept };
    const newest = Object.values(all).sort((a, b) => b.seen - a.seen);
    this.write(Object.fromEntries(newest.slice(0, MOST).map((one) => [one.id, one])));
  }

  remove(id: string): void {
    const { [id]: _, ...rest } = this.read();
    this.write(rest);
  }

  /** A match that this device has created. */
  keep(links: Links, game: string, mine: number[], now: number): Kept {
    const seats = Object.fromEntries(links.seats.map((key, seat) => [seat, key]));
    const kept: Kept = { id: links.id, game, created: now, seen: now, host: links.host, watch: links.watch, seats, mine };
    this.put(kept);
    return kept;
  }

  /** A link somebody has given to this device. */
  learn(id: string, game: string, key: string, kind: 'host' | 'watch' | 'seat', seat: number | null, now: number): Kept {
    const kept: Kept = this.get(id) ?? { id, game, created: now, seen: now, seats: {}, mine: [] };
    kept.seen = now;
    if (kind === 'seat' && seat !== null) {
      kept.seats[seat] = key;
      if (!kept.mine.includes(seat)) kept.mine = [...kept.mine, seat].sort((a, b) => a - b);
    } else if (kind === 'host') kept.host = key;
    else kept.watch = key;
    this.put(kept);
    return kept;
  }

  private read(): Record<string, Kept> {
    try {
      return JSON.parse(this.storage?.getItem(STORE) ?? '{}') as Record<string, Kept>;
    } catch {
      return {};
    }
  }

  private write(all: Record<string, Kept>): void {
    try {
      this.storage?.setItem(STORE, JSON.stringify(all));
    } catch {
      // Storage may be full or forbidden; the match then lives as long as its page.
    }
  }
}

/** What the server says of a match; the names of seats are those this device has last seen. */
export function seenAtGlance(kept: Kept, glance: Glance): Kept {
  const before = kept.state;
  const names = before?.seatNames ?? [];
  return {
    ...kept,
    seen: Math.max(kept.seen, glance.changed * 1000),
    state: {
      round: before?.round ?? 0,
      seatNames: names,
      is_over: glance.settings.is_ended || glance.waiting.length === 0,
      waiting: glance.waiting,
      is_mine: glance.waiting.some((seat) => kept.mine.includes(seat)),
      names: glance.settings.names.filter(Boolean),
    },
  };
}

/** The keys to greet with: own seats; a spectator's where there are none. The host's comes along. */
export function greeting(kept: Kept): string[] {
  const mine = kept.mine.flatMap((seat) => kept.seats[seat] ?? []);
  const host = kept.host ? [kept.host] : [];
  if (mine.length) return [...mine, ...host];
  return [...(kept.watch ? [kept.watch] : []), ...host];
}

/** A key for reading: what this device may know at most. */
export function bestKey(kept: Kept): string | undefined {
  const own = kept.mine[0];
  return (own === undefined ? undefined : kept.seats[own]) ?? kept.watch ?? kept.host;
}

export function linkTo(origin: string, id: string, key: string): string {
  return `${origin}/t/${id}#${key}`;
}

/** The match and key in a link, whatever stands before it; null if it is none. */
export function parseLink(text: string): { id: string; key: string } | null {
  const found = /\/t\/([\w-]{1,40})#([\w-]{8,100})\s*$/.exec(text.trim());
  return found ? { id: found[1]!, key: found[2]! } : null;
}

function ownStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
export const keys = new Keys(ownStorage());
