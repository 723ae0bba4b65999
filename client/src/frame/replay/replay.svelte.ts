/** A finished match, step by step, through anybody's eyes. */
import * as api from '../api';
import type { Face } from '../face';
import { settings } from '../settings.svelte';
import { play } from '../sound';
import { textsOf } from '../speech.svelte';
import { Stage } from '../stage.svelte';
import { captionOf } from '../table/logging';

const MOST_KEPT = 600;

export class Replay {
  readonly stage: Stage;
  step = $state(0);
  seat = $state<number | null>(null);
  question = $state.raw<api.ReplayStep['question']>(null);
  isLoading = $state(false);
  private readonly kept = new Map<string, Promise<api.ReplayStep>>();
  private wanted = '';

  constructor(
    readonly about: api.ReplayAbout,
    face: Face,
  ) {
    this.stage = new Stage(face, () => settings.pace, (sound) => settings.sound && play(sound), (events) => captionOf(events, face, textsOf(about.game), []).length);
  }

  get last(): number {
    return this.about.steps - 1;
  }

  /** Goes to a step. The next one is played; any other is simply there, with the log up to it. */
  async go(step: number, seat: number | null): Promise<void> {
    const to = Math.min(this.last, Math.max(0, step));
    const isNext = to === this.step + 1 && seat === this.seat && this.stage.view !== null;
    const mine = `${to}/${seat}`;
    this.wanted = mine;
    this.isLoading = true;
    try {
      const at = await this.fetch(to, seat);
      if (this.wanted !== mine) return;
      if (isNext) this.stage.push(at, true);
      else this.stage.reset(at.view, at.events);
      this.step = to;
      this.seat = seat;
      this.question = at.question;
    } finally {
      if (this.wanted === mine) this.isLoading = false;
    }
    if (to < this.last) void this.fetch(to + 1, seat).catch(() => {});
    if (!isNext) void this.fillLog(to, seat, mine).catch(() => {});
  }

  /** The step in which an event happened. */
  async stepOf(n: number, seat: number | null): Promise<number> {
    let [low, high] = [0, this.last];
    while (low < high) {
      const middle = (low + high) >> 1;
      const last = (await this.fetch(middle, seat)).events.at(-1)?.n ?? (await this.lastBefore(middle, seat));
      if (last >= n) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private async lastBefore(step: number, seat: number | null): Promise<number> {
    for (let at = step - 1; at >= 0; at--) {
      const last = (await this.fetch(at, seat)).events.at(-1);
      if (last) return last.n;
    }
    return -1;
  }

  /** What happened before comes in afterwards, if somebody still looks here. */
  private async fillLog(step: number, seat: number | null, mine: string): Promise<void> {
    const { events } = await api.replayStep(this.about.id, step, seat, 0);
    if (this.wanted !== mine) return;
    const first = this.stage.log[0]?.n ?? Infinity;
    this.stage.log = [...events.filter((event) => event.n < first), ...this.stage.log];
  }

  private fetch(step: number, seat: number | null): Promise<api.ReplayStep> {
    const key = `${step}/${seat}`;
    let found = this.kept.get(key);
    if (!found) {
      found = api.replayStep(this.about.id, step, seat);
      this.kept.set(key, found);
      found.catch(() => this.kept.delete(key));
      if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    }
    return found;
  }
}
