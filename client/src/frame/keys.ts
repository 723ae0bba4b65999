/** Links and keys of this device. They stay in its storage; a key in a link stands behind the #, which no server sees. */
import type { Glance, Links } from './api';
import type { Texts } from './texts';

export interface Kept {
  id: string;
  game: string;
  created: number;
  /** Last time this device heard of it. */
  seen: number;
  host?: string;
  watch?: string;
  /** One link for all who are still to come. */
  invite?: string;
  /** The key with which this device has asked for a seat, until it has one. */
  joining?: string;
  /** Keys by seat: own ones and, for the host, those to be given away. */
  seats: Record<number, string>;
  /** Seats that are played on this device. */
  mine: number[];
  /** Those of them that have a key of their own: their link opens nothing any more, not even for whoever made it. */
  own?: number[];
  /** Keys that links are being exchanged for, until the server has confirmed it. */
  claims?: Record<number, string>;
  /** A mission or the like of one's own, as it was sent, to play it once more. */
  content?: Record<string, unknown>;
  /** The event up to which what was said at the table has been read. */
  read?: number;
  /** How it stood when this device last heard of it. */
  state?: State;
}

export interface State {
  is_over: boolean;
  /** Seats the table waits for. */
  waiting: number[];
  is_mine: boolean;
  round: number;
  /** How this game calls a round: a key of its texts, and how many there are where that is known. */
  roundText?: string;
  rounds?: number;
  /** Ids of the names of seats (colours). */
  seatNames: string[];
  /** Names of the people, by seat; '' where somebody has none. */
  names: string[];
  /** What people have made themselves and play here: what it is called. */
  own?: string;
  /** The switches of the match, such as its mission. */
  options?: Record<string, string | number | boolean>;
  /** Seats that have won. */
  winners?: number[];
}

/** What somebody is called: by name, else as the game calls whoever sits there. */
export const nameOf = (seat: number, state: State | undefined, texts: Texts): string => state?.names[seat] || texts.seat(seat, state?.seatNames);

/** How far a match is, in the words of its game: a day, a turn, a round; '' before it has begun. */
export function roundIn(state: State | undefined, texts: Texts): string {
  if (!state?.round) return '';
  const own = state.roundText ?? USUAL_ROUND;
  return texts.text(texts.has(own) ? own : USUAL_ROUND, { round: state.round, rounds: state.rounds ?? 0 });
}
const USUAL_ROUND = 'table-round';

/** Who has won, by seat; a result names seats or their colours. */
export function winnersIn(view: unknown, seatNames: readonly string[]): number[] | undefined {
  const winners = (view as { result?: { winners?: unknown } | null }).result?.winners;
  if (!Array.isArray(winners)) return undefined;
  return winners.map((one) => (typeof one === 'number' ? one : seatNames.indexOf(String(one)))).filter((seat) => seat >= 0);
}

const STORE = 'untot.matches';
const TRIAL = 'untot.trial';
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

  /** A match that this device has created: the keys of its own seats have never been in a link. */
  keep(links: Links, game: string, mine: number[], now: number): Kept {
    const seats = Object.fromEntries(links.seats.map((key, seat) => [seat, key]));
    const kept: Kept = { id: links.id, game, created: now, seen: now, host: links.host, watch: links.watch, invite: links.invite, seats, mine, own: [...mine] };
    this.put(kept);
    return kept;
  }

  /** A link somebody has given to this device. */
  learn(id: string, game: string, key: string, kind: 'host' | 'watch' | 'seat' | 'invite', seat: number | null, now: number, isOwn = false): Kept {
    const kept: Kept = this.get(id) ?? { id, game, created: now, seen: now, seats: {}, mine: [] };
    kept.seen = now;
    if (kind === 'seat' && seat !== null) {
      kept.own = [...without(kept.own, seat), ...(isOwn ? [seat] : [])];
      kept.seats[seat] = key;
      if (!kept.mine.includes(seat)) kept.mine = [...kept.mine, seat].sort((a, b) => a - b);
    } else if (kind === 'host') kept.host = key;
    else kept.watch = key;
    this.put(kept);
    return kept;
  }

  /** Whether this device can keep anything: a key that it forgets would lock its owner out. */
  get isKeeping(): boolean {
    try {
      this.storage?.setItem(TRIAL, 'x');
      return this.storage?.getItem(TRIAL) === 'x';
    } catch {
      return false;
    }
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

const without = (seats: readonly number[] = [], seat: number): number[] => seats.filter((one) => one !== seat);

/** The match was opened with this link, or with a key of the same seat, on this device before. */
export function isSeatedWith(kept: Kept | undefined, key: string): kept is Kept {
  return kept !== undefined && kept.mine.some((seat) => kept.seats[seat] === key);
}

/** Own seats that their links still open. */
export function unclaimed(kept: Kept): number[] {
  return kept.mine.filter((seat) => kept.seats[seat] !== undefined && !kept.own?.includes(seat));
}

/** A key that nobody else has ever seen. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

/** Asks for the next open seat of a table with its invitation. The key is kept before it is sent: to ask twice is harmless.
 *  Null if all seats are taken: then the invitation lets one watch. */
export async function joinBy(keys: Keys, kept: Kept, invitation: string, join: (id: string, invitation: string, own: string) => Promise<{ seat: number | null }>): Promise<number | null> {
  const own = (kept.joining ??= newKey());
  keys.put(kept);
  const { seat } = await join(kept.id, invitation, own);
  if (seat === null) return null;
  delete kept.joining;
  Object.assign(kept, { seats: { ...kept.seats, [seat]: own }, mine: [seat], own: [seat] });
  keys.put(kept);
  return seat;
}

/** Asks the server to take an own key in place of a link; whether somebody else had opened the link before. */
export type Claim = (id: string, link: string, own: string) => Promise<{ was_opened: boolean }>;
/** Why it did not, where there is a reason. */
export type ReasonOf = (error: unknown) => string | undefined;

/** Exchanges the links of own seats for own keys. The new key is kept before it is sent: if the answer is lost, the same
 *  pair is sent again. Tells whether somebody had opened one of the links before. */
export async function sitDown(keys: Keys, kept: Kept, claim: Claim, reasonOf: ReasonOf, made = newKey): Promise<boolean> {
  if (!keys.isKeeping) return false;
  let wasOpened = false;
  for (const seat of unclaimed(kept)) {
    const own = kept.claims?.[seat] ?? made();
    kept.claims = { ...kept.claims, [seat]: own };
    keys.put(kept);
    const found = await exchanged(() => claim(kept.id, kept.seats[seat]!, own), reasonOf);
    wasOpened ||= found === 'opened';
    if (found === 'fresh' || found === 'opened') kept.seats[seat] = own;
    if (found !== 'dead') kept.own = [...without(kept.own, seat), seat];
    const { [seat]: _, ...others } = kept.claims;
    kept.claims = others;
    keys.put(kept);
  }
  return wasOpened;
}

/** Own by now, own already, or a link that opens nothing: the line drops it if the device has other keys. */
async function exchanged(claim: () => Promise<{ was_opened: boolean }>, reasonOf: ReasonOf): Promise<'fresh' | 'opened' | 'own' | 'dead'> {
  try {
    return (await claim()).was_opened ? 'opened' : 'fresh';
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'seat-claimed') return 'own';
    if (reason === 'key-unknown') return 'dead';
    throw error;
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
      ...before,
      round: before?.round ?? 0,
      seatNames: names,
      is_over: glance.settings.is_ended || glance.waiting.length === 0,
      waiting: glance.waiting,
      is_mine: glance.waiting.some((seat) => kept.mine.includes(seat)),
      names: glance.settings.names,
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
