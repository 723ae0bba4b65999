/** What lies before the page that a device was sent: fetched when somebody wants to read it. */
import type { Happened, Reply, Sent } from './wire';

/** The server lets nobody read without pause. */
const PAUSE_MS = 1200;
const MOST_TRIES = 5;

export interface HistoryOptions {
  seat: number | null;
  /** From this event on everything is here. */
  since: number;
  send: (frame: Sent) => Promise<Reply>;
  onevents: (events: Happened[]) => void;
  pause?: (ms: number) => Promise<void>;
}

export class History {
  /** From this event on everything is here. */
  since = $state(0);
  isFetching = $state(false);

  constructor(private readonly options: HistoryOptions) {
    this.since = options.since;
  }

  get hasOlder(): boolean {
    return this.since > 0;
  }

  /** One page more. */
  async older(): Promise<void> {
    if (!this.hasOlder || this.isFetching) return;
    this.isFetching = true;
    try {
      this.since = (await this.page(this.since, 0)) ?? this.since;
    } finally {
      this.isFetching = false;
    }
  }

  /** Everything: whoever tells the story of a match begins at its beginning. */
  async all(): Promise<void> {
    for (let before = Infinity; this.hasOlder && this.since < before && !this.isFetching; ) {
      before = this.since;
      await this.older();
    }
  }

  /** More was missed while the line was down than fits one page: all that lies between. */
  async fill(from: number, before: number): Promise<void> {
    for (let at: number | null = before; at !== null && at > from; ) at = await this.page(at, from);
  }

  /** Fetches what stands before an event; says how far back that went, null if it could not be had. */
  private async page(before: number, since: number): Promise<number | null> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { page, reason } = await this.options.send({ do: 'history', seat: this.options.seat, before, since });
      if (page) {
        this.options.onevents(page.events);
        return page.since;
      }
      if (reason !== 'flood') return null;
      await (this.options.pause ?? wait)(PAUSE_MS);
    }
    return null;
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
