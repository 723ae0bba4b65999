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
/** Refusals of the greeting that waiting does not mend. */
const FOR_GOOD = new Set(['key-unknown', 'key-renewed', 'match-unknown', 'match-deleted', 'hello-first', 'frame-bad']);
const REFUSED_CODES = new Set([4401, 4403]);

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
  private retry: symbol | null = null;

  constructor(private readonly options: LineOptions) {
    this.keys = [...options.keys];
    this.connect();
  }

  /** Sends a frame, if need be once the line is back; the promise gives the server's reply. */
  send(frame: Sent): Promise<Reply> {
    const id = this.newId();
    return new Promise((resolve) => {
      const pending = { text: JSON.stringify({ ...frame, id }), resolve };
      this.pending.set(id, pending);
      if (this.state === 'open') this.socket?.send(pending.text);
    });
  }

  /** Tries at once instead of waiting: the network is back, or somebody looks at the page again. */
  wake(): void {
    if (this.state !== 'lost' || this.isClosed) return;
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
    if (pending) {
      this.pending.delete(reply.reply);
      pending.resolve(reply);
    } else if (!reply.ok) this.refusal = reply;
  }

  private lose(code: number, reason: string): void {
    this.socket = null;
    if (this.isClosed) return;
    const why = this.refusal ?? (reason ? { reply: '', ok: false, reason } : undefined);
    if (REFUSED_CODES.has(code) && !this.dropBadKey(why) && (!why || FOR_GOOD.has(why.reason ?? ''))) {
      this.become('refused', why ?? { reply: '', ok: false, reason: 'key-unknown' });
      return;
    }
    this.become('lost', why);
    const mine = Symbol('retry');
    this.retry = mine;
    const later = this.options.later ?? setTimeout;
    later(() => {
      if (this.retry === mine && !this.isClosed) this.connect();
    }, this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
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
