/** The small HTTP API. Secrets travel in a header, never in an address. */
import type { OptionValue, SeatPlan } from './plans';
import type { Sides } from './sides';
import type { AnyView, Happened, Question, Reply, Scene, Table } from './wire';
import type { Tutorial } from './wire.gen';

export class Refusal extends Error {
  constructor(readonly reply: Reply) {
    super(reply.reason ?? 'unknown');
  }
}

/** A value with its 95 % interval, from so many matches. */
export interface Figure {
  value: number;
  low: number;
  high: number;
  matches: number;
}
/** How strong the levels are by number of players, and how often teams of one level win by option and value. */
export interface Measured {
  date: string;
  ratings: Record<string, Record<string, Figure>>;
  wins: Record<string, Record<string, Record<string, Figure>>>;
}
export interface GameInfo {
  name: string;
  seats: number[];
  /** By number of seats, with the usual switches. */
  sides: Record<string, Sides>;
  options: Record<string, { values: OptionValue[]; most: number | null; clauses: string[]; is_length?: boolean; seats?: Record<string, [number, number]> }>;
  presets: Record<string, Record<string, OptionValue>>;
  phrases: Record<string, string[]>;
  levels?: string[];
  measured?: Measured;
  has_tutorial?: boolean;
}
export interface Links {
  id: string;
  host: string;
  watch: string;
  seats: string[];
  invite: string;
}
export interface Clause {
  id: string;
  chapter: string;
  text: string;
  origin: string;
  /** What stands below it (a table, a map, a list), in Markdown. */
  more: string;
}
export interface ReplayAbout {
  id: string;
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  steps: number;
  result: unknown;
  scene: Scene;
  /** Of the people, by seat, if they played here. */
  names: string[];
  chronicle: Chronicle;
}
/** The steps of a match, and what happened in them. */
export interface Chronicle {
  /** By step: how many events there were after it. */
  told: number[];
  /** By event: the steps in which it happened. */
  steps_of: Record<string, number[]>;
  /** Steps that were taken back, and the undos themselves. */
  left_out: number[];
}
/** Through whose eyes a replay is seen: those of a seat, of all who looked on (null), or with all hands open. */
export type Eyes = number | null | 'all';
export interface ReplayStep {
  view: AnyView;
  question: Question | null;
  events: Happened[];
  step: number;
  steps: number;
  /** By seat: what each of them sees; only where all hands are open. */
  views?: AnyView[];
}
export interface Door {
  address: string | null;
  is_here: boolean;
}

async function call(path: string, init: RequestInit & { key?: string } = {}): Promise<Response> {
  const { key, ...rest } = init;
  let response: Response;
  try {
    response = await fetch(path, key ? { ...rest, headers: { ...rest.headers, authorization: `Bearer ${key}` } } : rest);
  } catch {
    throw new Refusal({ reply: '', ok: false, reason: 'line-lost' });
  }
  if (response.ok) return response;
  let reply: Reply = { reply: '', ok: false, reason: 'server-error' };
  try {
    reply = { ...reply, ...((await response.json()) as Partial<Reply>) };
  } catch {
    // Not ours to read: the plain reason stays.
  }
  throw new Refusal(reply);
}

const json = async <T>(path: string, init?: RequestInit & { key?: string }): Promise<T> => (await call(path, init)).json() as Promise<T>;
const post = (body: unknown, key?: string): RequestInit & { key?: string } => ({ method: 'POST', body: JSON.stringify(body), key });

export const games = (): Promise<GameInfo[]> => json('/api/games');
export const gameTexts = async (game: string, language: string): Promise<string> =>
  (await call(`/api/games/${game}/texts/${language}`)).text();
export const tutorial = (game: string): Promise<Tutorial> => json(`/api/games/${game}/tutorial`);
/** The game on one page, in Markdown; empty if it has none. */
export const overview = async (game: string, language: string): Promise<string> =>
  (await call(`/api/games/${game}/overview/${language}`)).text();
export const rulebook = (game: string, language: string): Promise<Clause[]> => json(`/api/games/${game}/rulebook/${language}`);

export interface Plan {
  game: string;
  seats: SeatPlan[];
  options: Record<string, OptionValue>;
  /** What players have made for this match, where the game takes such. */
  content?: Record<string, unknown>;
  /** What bots speak in free words. */
  language?: string;
  clock_seconds?: number;
}
/** How a match stands, at a glance. */
export interface Glance {
  id: string;
  changed: number;
  settings: { names: string[]; is_ended: boolean };
  waiting: number[];
}
export const glance = (keys: string[]): Promise<(Glance | null)[]> => json('/api/matches/list', post({ keys }));
export const createMatch = (plan: Plan): Promise<Links> => json('/api/matches', post(plan));
export const showMatch = (id: string, key: string): Promise<{ table: Table; kind: 'host' | 'watch' | 'seat' | 'invite'; seat: number | null; is_link: boolean }> =>
  json(`/api/matches/${id}`, { key });
/** Exchanges the link of a seat for a key of one's own. */
export const claimSeat = (id: string, link: string, own: string): Promise<{ seat: number; was_opened: boolean }> =>
  json(`/api/matches/${id}/claim`, post({ key: own }, link));
/** The next open seat of a table, for whoever was invited to it. */
export const joinMatch = (id: string, invitation: string, own: string): Promise<{ seat: number | null }> =>
  json(`/api/matches/${id}/join`, post({ key: own }, invitation));
export const endMatch = (id: string, key: string): Promise<Response> => call(`/api/matches/${id}/end`, { method: 'POST', key });
export const deleteMatch = (id: string, key: string): Promise<Response> => call(`/api/matches/${id}`, { method: 'DELETE', key });
export const renewSeatKey = (id: string, seat: number, key: string): Promise<{ seat: number; key: string }> =>
  json(`/api/matches/${id}/seats/${seat}/key`, { method: 'POST', key });
export const record = async (id: string, key: string): Promise<string> => (await call(`/api/matches/${id}/record`, { key })).text();

export const replayOfMatch = (id: string, key: string): Promise<ReplayAbout> => json(`/api/matches/${id}/replay`, { method: 'POST', key });
export const replayOfRecord = (text: string): Promise<ReplayAbout> => json('/api/replays', { method: 'POST', body: text });
export const replayAbout = async (id: string): Promise<ReplayAbout> => ({ ...(await json<ReplayAbout>(`/api/replays/${id}`)), id });
/** A step with its own events, or with all of them from a number on. */
export function replayStep(id: string, step: number, seat: Eyes, since: number | null = null): Promise<ReplayStep> {
  const wanted = Object.entries({ seat, since }).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
  return json(`/api/replays/${id}/steps/${step}${wanted.length ? `?${wanted.join('&')}` : ''}`);
}
export const playOn = (id: string, step: number, seats: SeatPlan[]): Promise<Links> =>
  json(`/api/replays/${id}/steps/${step}/play-on`, post({ seats }));

/** Something that comes with the game, such as a mission. */
export interface PrintedHead {
  id: string;
  name: Record<string, string>;
}
export interface Printed {
  content: Record<string, unknown>;
  toml: string;
  scene: Scene;
}
/** Something that is wrong with own content: the text `reason-<reason>`, and where it stands. */
export interface Problem {
  reason: string;
  args: Record<string, unknown>;
  line: number | null;
  place: string;
  clause: string;
}
export interface Examined {
  ok: boolean;
  problems: Problem[];
  content: Record<string, unknown> | null;
  toml: string | null;
  /** As much as can be drawn, also of what is not sound yet. */
  scene: Scene | null;
}
/** Own content to be checked: the text of its file (TOML or JSON), or its data. */
export type Piece = { kind: string } & ({ text: string } | { content: Record<string, unknown> });

export const printed = <T extends PrintedHead>(game: string): Promise<T[]> => json(`/api/games/${game}/missions`);
export const printedPiece = (game: string, id: string): Promise<Printed> => json(`/api/games/${game}/missions/${encodeURIComponent(id)}`);
export const printedContent = (game: string): Promise<Record<string, Record<string, unknown>>> => json(`/api/games/${game}/content`);
export const checkPiece = (game: string, piece: Piece): Promise<Examined> => json(`/api/games/${game}/check`, post(piece));

/** What the physics of a game do with these values, measured now. */
export const calibrate = <T>(game: string, wanted: { dials: Readonly<Record<string, number>>; runs: number }): Promise<T> => json(`/api/games/${game}/calibration`, post(wanted));

/** The door to this Wi-Fi; null where the server has none. */
export async function door(open = false): Promise<Door | null> {
  try {
    const response = await call('/api/door', open ? { method: 'POST' } : {});
    if (!response.headers.get('content-type')?.includes('json')) return null;
    return (await response.json()) as Door;
  } catch {
    return null;
  }
}

export function reasonOf(error: unknown): Reply {
  return error instanceof Refusal ? error.reply : { reply: '', ok: false, reason: 'server-error' };
}
