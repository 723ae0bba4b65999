/** One line to the table: a WebSocket that comes back by itself, sends what was not acknowledged again with the same id
 *  (the server carries it out once), and goes on from the last event it has heard. */
import { isReply, type Reply, type SeatFrame, type Sent, type ServerFrame } from './wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'refused';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
}

interface Pending {
  text: string;
  tries: number;
  resolve: (reply: Reply) => void;
}

export interface LineOptions {
  keys: string[];
  onframe: (frame: SeatFrame) => void;
  onstate: (state: LineState, why?: Reply) => void;
  open: () => Socket;
  later?: (act: () => void, ms: number) => unknown;
  newId?: () => string;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** So long the server wants to be left alone. */
const QUIET_WAIT = 10_000;
/** How often something is sent again that the server could not store. */
const MOST_TRIES = 3;
/** The server closes with one of these: what opened the table opens it no more; this device asks too much of it. */
const REFUSED_CODES = new Set([4401, 4403]);
const FLOOD_CODE = 4429;
/** Coming back would close another device of the same person, and so on for ever. */
const NO_RETURN = new Set(['too-many-devices']);

export class Line {
  state: LineState = 'connecting';
  private readonly pending = new Map<string, Pending>();
  private keys: string[];
  private readonly heard = new Map<number | null, number>();
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private hello = '';
  private refusal: Reply | undefined;
  private isClosed = false;
  /** The server has asked for quiet: nobody may hurry it. */
  private isTooMuch = false;
  private retry: symbol | null = null;

  constructor(private readonly options: LineOptions) {
    this.keys = [...options.keys];
    this.connect();
  }

  /** Sends a frame, if need be once the line is back; the promise gives the server's reply. */
  send(frame: Sent): Promise<Reply> {
    const id = this.newId();
    return new Promise((resolve) => {
      const pending = { text: JSON.stringify({ ...frame, id }), tries: 0, resolve };
      this.pending.set(id, pending);
      if (this.state === 'open') this.socket?.send(pending.text);
    });
  }

  /** Tries at once instead of waiting: the network is back, or somebody looks at the page again. */
  wake(): void {
    if (this.state !== 'lost' || this.isClosed || this.isTooMuch) return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** The network says it is gone: do not trust the open socket any longer. */
  distrust(): void {
    if (this.state === 'open') this.socket?.close();
  }

  close(): void {
    this.isClosed = true;
    this.socket?.close();
  }

  private newId(): string {
    return this.options.newId?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(9)), (n) => n.toString(36).padStart(2, '0')).join('');
  }

  private connect(): void {
    this.retry = null;
    this.isTooMuch = false;
    this.become('connecting');
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.hello = this.newId();
      this.refusal = undefined;
      const since = this.heard.size ? Math.min(...this.heard.values()) : 0;
      socket.send(JSON.stringify({ do: 'hello', id: this.hello, keys: this.keys, since }));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ServerFrame);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code, event.reason ?? '');
    };
  }

  private hear(frame: ServerFrame): void {
    if (isReply(frame)) {
      this.hearReply(frame);
      return;
    }
    const next = this.heard.get(frame.seat) ?? 0;
    const events = frame.events.filter((event) => event.n >= next);
    this.heard.set(frame.seat, Math.max(next, frame.next));
    this.options.onframe({ ...frame, events });
  }

  private hearReply(reply: Reply): void {
    if (this.hello && reply.reply === this.hello && reply.ok) {
      this.hello = '';
      this.wait = FIRST_WAIT;
      this.become('open');
      for (const pending of this.pending.values()) this.socket?.send(pending.text);
      return;
    }
    const pending = this.pending.get(reply.reply);
    if (pending && reply.reason === 'not-stored' && pending.tries++ < MOST_TRIES) this.later(() => this.sendAgain(reply.reply), FIRST_WAIT * 4);
    else if (pending) {
      this.pending.delete(reply.reply);
      pending.resolve(reply);
    } else if (!reply.ok) this.refusal = reply;
  }

  private lose(code: number, reason: string): void {
    this.socket = null;
    if (this.isClosed) return;
    const why = this.refusal ?? (reason ? { reply: '', ok: false, reason } : undefined);
    if (NO_RETURN.has(why?.reason ?? '') || (REFUSED_CODES.has(code) && !this.dropBadKey(why))) {
      this.become('refused', why ?? { reply: '', ok: false, reason: 'key-unknown' });
      return;
    }
    this.isTooMuch = code === FLOOD_CODE;
    if (this.isTooMuch) this.wait = Math.max(this.wait, QUIET_WAIT);
    this.become('lost', why);
    const mine = Symbol('retry');
    this.retry = mine;
    this.later(() => {
      if (this.retry === mine && !this.isClosed) this.connect();
    }, this.wait * (this.isTooMuch ? 1 + Math.random() / 2 : 0.75 + Math.random() / 2));
    this.wait = Math.min(Math.max(LONGEST_WAIT, this.wait), this.wait * 2);
  }

  private later(act: () => void, ms: number): void {
    (this.options.later ?? setTimeout)(act, ms);
  }

  /** Nothing has happened yet: the same frame with the same id is carried out once. */
  private sendAgain(id: string): void {
    const pending = this.pending.get(id);
    if (pending && this.state === 'open') this.socket?.send(pending.text);
  }

  /** One of several keys opens nothing any more: the others may. */
  private dropBadKey(why: Reply | undefined): boolean {
    const at = why?.reason === 'key-unknown' ? why.args?.['number'] : undefined;
    if (typeof at !== 'number' || this.keys.length < 2) return false;
    this.keys = this.keys.filter((_, i) => i !== at);
    return true;
  }

  private become(state: LineState, why?: Reply): void {
    this.state = state;
    this.options.onstate(state, why);
  }
}

export function openSocket(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Socket;
}
