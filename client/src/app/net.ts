/** One line to the table: a WebSocket that comes back by itself, sends unacknowledged answers again with the same id,
 *  and goes on from the last event it has heard. */
import { isReply, type Reply, type SeatFrame, type Sent, type ServerFrame } from './wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'refused';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

interface Pending {
  text: string;
  /** Repeating it is harmless: the server knows its id. */
  again: boolean;
  sent: boolean;
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
const FOR_GOOD = new Set(['key-unknown', 'match-unknown', 'hello-first', 'frame-bad']);
const REFUSED_CODES = new Set([4401, 4403]);

export class Line {
  state: LineState = 'connecting';
  private readonly pending = new Map<string, Pending>();
  private readonly heard = new Map<number | null, number>();
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private hello = '';
  private refusal: Reply | undefined;
  private isClosed = false;
  private retry: symbol | null = null;

  constructor(private readonly options: LineOptions) {
    this.connect();
  }

  /** Sends a frame; the promise gives the server's reply. An answer survives a lost connection, other frames say so. */
  send(frame: Sent): Promise<Reply> {
    const id = this.newId();
    return new Promise((resolve) => {
      const pending = { text: JSON.stringify({ ...frame, id }), again: frame.do === 'answer', sent: false, resolve };
      this.pending.set(id, pending);
      if (this.state === 'open') this.put(pending);
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

  private put(pending: Pending): void {
    pending.sent = true;
    this.socket?.send(pending.text);
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
      socket.send(JSON.stringify({ do: 'hello', id: this.hello, keys: this.options.keys, since }));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ServerFrame);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
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
      for (const pending of this.pending.values()) this.put(pending);
      return;
    }
    const pending = this.pending.get(reply.reply);
    if (pending) {
      this.pending.delete(reply.reply);
      pending.resolve(reply);
    } else if (!reply.ok) {
      this.refusal = reply;
      if (reply.reason === 'flood') this.failAll(reply);
    }
  }

  /** Too fast: the server does not say which frame it dropped, so all that wait are told. */
  private failAll(reply: Reply): void {
    for (const [id, pending] of this.pending) {
      this.pending.delete(id);
      pending.resolve(reply);
    }
  }

  private lose(code: number): void {
    this.socket = null;
    if (this.isClosed) return;
    if (REFUSED_CODES.has(code) && (!this.refusal || FOR_GOOD.has(this.refusal.reason ?? ''))) {
      this.become('refused', this.refusal ?? { reply: '', ok: false, reason: 'key-unknown' });
      return;
    }
    for (const [id, pending] of this.pending) {
      // What was never sent waits; what may have been carried out already is not done twice.
      if (pending.sent && !pending.again) {
        this.pending.delete(id);
        pending.resolve({ reply: id, ok: false, reason: 'line-lost' });
      }
    }
    this.become('lost', this.refusal);
    const mine = Symbol('retry');
    this.retry = mine;
    const later = this.options.later ?? setTimeout;
    later(() => {
      if (this.retry === mine && !this.isClosed) this.connect();
    }, this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
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
