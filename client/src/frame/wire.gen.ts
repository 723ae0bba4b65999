/** Written by `python -m untot.server.typescript` from untot/server/wire.py; never edited by hand. */

/** All news for one seat (None: a spectator): what happened since the last frame, and what is asked now. */
export interface SeatFrame {
  seat: number | null;
  table: Table;
  question: Question | null;
  can_undo: boolean;
  can_redo: boolean;
  orders: string[];
  events: Happened[];
  next: number;
  reach: Reach | null;
  way: string | null;
  view?: unknown;
  scene?: Record<string, unknown>;
  patch?: unknown[][];
  tracks?: Record<string, string>;
  since?: number;
}

/** What everybody at the table may know besides the game itself. */
export interface Table {
  id: string;
  version: number;
  game: string;
  language: string;
  seats: SeatInfo[];
  sides: number[][];
  lent: Record<string, string>;
  is_over: boolean;
  is_paused: boolean;
  is_ended: boolean;
  thinking: number[];
  trouble: string;
  seconds_left: number | null;
  proposal: Proposal | null;
  hash: string;
  seed_hash: string;
  seed: string | null;
  stopped_at: number | null;
}

/** Who sits where. `present` is whoever has the table open now, and every bot. */
export interface SeatInfo {
  seat: number;
  name: string;
  holder: string;
  present: boolean;
  devices: number;
  is_link: boolean;
  is_lent: boolean;
}

/** An undo beyond the barrier, to the moment after so many answers; everybody must agree. */
export interface Proposal {
  answers: number;
  agreed: number[];
  since: number | null;
}

/** What is asked now, as one seat is told it: the own form, or only whom the table waits for. */
export interface Question {
  about?: Record<string, unknown>;
  asked: number;
  clause: string;
  closes?: "agree" | "all" | "any" | "one";
  decider?: number | null;
  form?: Form;
  given?: Record<string, string>;
  is_final?: boolean;
  name: string;
  orders?: string[];
  unit?: string | null;
  waiting: number[];
}

/** An event as one seat is told it; numbers never go back. `patch` is what it changed in the view of this seat. */
export interface Happened {
  args: Record<string, unknown>;
  clause: string;
  event: string;
  n: number;
  patch?: unknown[][];
  private?: boolean;
}

/** How far back an undo would go: so many answers of the whole table, to before this one of one's own. */
export interface Reach {
  answers: number;
  answer: string;
  since: number | null;
}

/** The answer to one frame (an empty id: to the connection itself): done, or why not. */
export interface Reply {
  reply: string;
  ok: boolean;
  reason?: string;
  clause?: string;
  args?: Record<string, unknown>;
  hint?: Advice | null;
  page?: Page | null;
}

/** What a bot would answer, and why, if it can say so. */
export interface Advice {
  answer: string;
  reason: Reason | null;
}

/** Why a bot would do so: the text `reason-<text>` of the game, and what fills its slots. */
export interface Reason {
  text: string;
  args: Record<string, unknown>;
}

/** A part of the history: all events from the number `since` on, up to where it was asked for. */
export interface Page {
  events: Happened[];
  since: number;
}

/** The first frame: the secrets of the links that this device holds, and the next event it has not seen. */
export interface Hello {
  do: "hello";
  id: string;
  keys: string[];
  since?: number;
}

/** Stop or start the clock, the bots and all play. */
export interface Pause {
  do: "pause";
  id: string;
  is_on: boolean;
}

/** An answer to the question with this number; the id makes repeating it harmless (also of undo, redo, say). */
export interface Answer {
  do: "answer";
  id: string;
  seat: number;
  asked: number;
  answer: string;
  settles?: boolean;
}

/** Why would this answer be refused? */
export interface Why {
  do: "why";
  id: string;
  seat: number;
  answer: string;
}

/** Take back the own last answer; beyond the barrier this proposes it to the table. */
export interface Undo {
  do: "undo";
  id: string;
  seat: number;
}

/** Give the answer that was taken back once more. */
export interface Redo {
  do: "redo";
  id: string;
  seat: number;
}

/** Yes or no to an undo that somebody has proposed. */
export interface Agree {
  do: "agree";
  id: string;
  seat: number;
  yes: boolean;
}

/** Words at the table. */
export interface Say {
  do: "say";
  id: string;
  seat: number;
  text?: string;
  phrase?: string;
  slots?: Record<string, string>;
  to?: number | null;
  to_side?: boolean;
}

/** A standing order, on or off. */
export interface Order {
  do: "order";
  id: string;
  seat: number;
  order: string;
  is_on: boolean;
}

/** What the person at this seat is called. */
export interface Name {
  do: "name";
  id: string;
  seat: number;
  name: string;
}

/** Let a bot play this seat, or take it back: `person`, `bot:careful`. The host may do so for any seat. */
export interface Hold {
  do: "hold";
  id: string;
  seat: number;
  holder: string;
}

/** Let a bot decide for one unit of this seat, or do so oneself again: `bot:careful`, `person`. */
export interface Lend {
  do: "lend";
  id: string;
  seat: number;
  unit: string;
  holder: string;
}

/** What would a bot answer in this place? */
export interface Hint {
  do: "hint";
  id: string;
  seat: number;
}

/** The same people play once more: by seat the way to its place in the next match, `id#key`; each sees its own. */
export interface Again {
  do: "again";
  id: string;
  ways: Record<string, string>;
}

/** The last events before a number, through the eyes of a seat of this device (None: a spectator's). */
export interface History {
  do: "history";
  id: string;
  seat: number | null;
  before: number;
  since?: number;
}

/** One of a short list. */
export interface Pick {
  form: "pick";
  options: string[];
}

/** A verb, then the form of that verb: `move to:S21`, `search`. What follows a verb is made only when it is walked. */
export interface Branch {
  form: "branch";
  branches: Record<string, Pick | Branch | Fields | Share | Arrange | Numbers | null>;
  beside?: Pick | Branch | Fields | Share | Arrange | Numbers | null;
}

/** Several picks in one answer; a later list may depend on an earlier pick. */
export interface Fields {
  form: "fields";
  fields: Field[];
}

/** One part of a `Fields` answer. Its list may depend on the word picked in an earlier field (`of`, from 0). */
export interface Field {
  name: string;
  lists: Record<string, string[]>;
  of: number | null;
}

/** Share `amount` among targets, none above its cap: one word per unit, in the order of the targets. */
export interface Share {
  form: "share";
  amount: number;
  caps: Record<string, number>;
}

/** Put every piece into a slot that takes it; a slot holds up to its room. Words: `piece@slot`, pieces in order. */
export interface Arrange {
  form: "arrange";
  slots_of: Record<string, string[]>;
  room: Record<string, number>;
}

/** Named whole numbers, each within an interval: `angle=123 force=80`. */
export interface Numbers {
  form: "numbers";
  intervals: Record<string, [number, number]>;
}

/** A record that has been checked. It can be stepped to its beginning and to each answer and undo. */
export interface About {
  game: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  steps: number;
  result: Record<string, unknown>;
  is_from_position: boolean;
  scene: Record<string, unknown>;
  chronicle: Chronicle;
}

/** The steps of a record, and what happened in them. */
export interface Chronicle {
  told: number[];
  steps_of: Record<string, number[]>;
  left_out: number[];
}

/** A script that has been played: all that is needed to show it. */
export interface Tutorial {
  game: string;
  learner: number;
  names: string[];
  scene: Record<string, unknown>;
  view: Record<string, unknown>;
  events: Happened[];
  scenes: Scene[];
}

/** A moment between two answers: what the learner sees and hears, and what he answers (None: the others go on). */
export interface Scene {
  question: Question | null;
  events: Happened[];
  patch: unknown[][];
  remarks: Spoken[];
  answer: string | null;
}

/** A remark as the client gets it. */
export interface Spoken {
  at: string;
  clause: string;
  id: string;
}

/** What things are and mean, in every scene: fields of the same name and shape, those that a game needs. */
export interface Things {
  kinds: Record<string, string>;
  pieces: Record<string, string>;
  numbers: Record<string, number>;
  tries: Record<string, string[]>;
  phases: string[];
  usual: string[];
  doers: string[];
  confirmed: string[];
  openly: Record<string, string[]>;
}

/** Somebody had but one answer. */
export interface Forced {
  seat: number;
  ask: string;
  answer?: string;
}

/** The match has gone back to the moment after so many answers, to before this one of this seat. */
export interface Undone {
  answers: number;
  seat?: number;
  answer?: string;
}

/** Words at the table. */
export interface Said {
  seat: number;
  text: string;
  phrase: string;
  slots: Record<string, string>;
}

/** Words that only the own side hears. */
export interface SaidToSide {
  seat: number;
  text: string;
  phrase: string;
  slots: Record<string, string>;
}

/** Words for one seat; the others know that there were some. */
export interface Whispered {
  seat: number;
  to: number;
  text?: string;
  phrase?: string;
  slots?: Record<string, string>;
}

/** Somebody has come to a seat that waited. */
export interface SatDown {
  seat: number;
}

/** Somebody has left a seat; it waits for whoever gets its new link. */
export interface StoodUp {
  seat: number;
}

/** From now on a bot plays for somebody. */
export interface BotSatIn {
  seat: number;
}

/** A person plays again where a bot has played. */
export interface CameBack {
  seat: number;
}

/** The world has answered; the track shows how. */
export interface Simulated {
  ask: string;
  track: string;
}

/** Somebody did as promised; and how often so far, and how often not. */
export interface WordKept {
  player: string;
  to: string;
  kept: number;
  broken: number;
}

/** Somebody did otherwise. */
export interface WordBroken {
  player: string;
  to: string;
  kept: number;
  broken: number;
}

export type ClientFrame = Hello | Pause | Answer | Why | Undo | Redo | Agree | Say | Order | Name | Hold | Lend | Hint | Again | History;
export type Form = Pick | Branch | Fields | Share | Arrange | Numbers;

/** By name: the arguments of an event. */
export interface TableEvents {
  forced: Forced;
  undone: Undone;
  said: Said;
  said_to_side: SaidToSide;
  whispered: Whispered;
  sat_down: SatDown;
  stood_up: StoodUp;
  bot_sat_in: BotSatIn;
  came_back: CameBack;
  simulated: Simulated;
  word_kept: WordKept;
  word_broken: WordBroken;
}
