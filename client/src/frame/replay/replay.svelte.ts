/** A finished match, step by step, through anybody's eyes. */
import * as api from '../api';
import type { Face } from '../face';
import { settings } from '../settings.svelte';
import { play } from '../sound';
import { textsOf } from '../speech.svelte';
import { Stage } from '../stage.svelte';
import { captionOf } from '../table/logging';
import type { AnyView } from '../wire';
import { isStanding } from './milestones';

const MOST_KEPT = 600;

export class Replay {
  readonly stage: Stage;
  step = $state(0);
  eyes = $state<api.Eyes>(null);
  /** Whose eyes were asked for last: what they see may still be on its way. */
  askedEyes: api.Eyes = null;
  /** By seat: what each of them sees; only where all hands are open. */
  views = $state.raw<api.ReplayStep['views']>();
  /** What was taken back is shown too. */
  isWhole = $state(false);
  question = $state.raw<api.ReplayStep['question']>(null);
  isLoading = $state(false);
  /** Ids of the names of seats, as they are at the end: colours are chosen on the way. */
  namesAtEnd = $state.raw<readonly string[]>([]);
  private readonly kept = new Map<string, Promise<api.ReplayStep>>();
  private wanted = '';

  constructor(
    readonly about: api.ReplayAbout,
    private readonly face: Face,
  ) {
    this.stage = new Stage(face, () => settings.pace, (sound) => settings.sound && play(sound), (events) => captionOf(events, face, textsOf(about.game), []).length);
  }

  get last(): number {
    return this.about.steps - 1;
  }
  /** The steps to walk along: the match as it stands, or also what was taken back. */
  readonly path: number[] = $derived.by(() => {
    const out = new Set(this.isWhole ? [] : this.about.chronicle.left_out);
    return Array.from({ length: this.about.steps }, (_, step) => step).filter((step) => !out.has(step));
  });
  /** The next step along the path, forward or back. */
  next(step: number, by: 1 | -1): number {
    const found = by > 0 ? this.path.find((one) => one > step) : this.path.findLast((one) => one < step);
    return found ?? step;
  }
  get hasTakenBack(): boolean {
    return this.about.chronicle.left_out.length > 0;
  }

  /** Goes to a step. The next one is played; any other is simply there, with the log up to it. */
  async go(step: number, eyes: api.Eyes): Promise<void> {
    const to = Math.min(this.last, Math.max(0, step));
    const isNext = to > this.step && to === this.next(this.step, 1) && eyes === this.eyes && this.stage.view !== null;
    const mine = `${to}/${eyes}`;
    this.wanted = mine;
    this.askedEyes = eyes;
    this.isLoading = true;
    try {
      const at = await this.fetch(to, eyes);
      if (this.wanted !== mine) return;
      if (isNext) this.stage.push(at, true);
      else this.stage.reset(at.view, at.events);
      this.step = to;
      this.eyes = eyes;
      this.views = at.views;
      this.question = at.question;
    } finally {
      if (this.wanted === mine) this.isLoading = false;
    }
    if (to < this.last) void this.fetch(this.next(to, 1), eyes).catch(() => {});
    if (this.stage.view) void this.findNames(this.stage.view).catch(() => {});
    if (!isNext) void this.fillLog(to, eyes, mine).catch(() => {});
  }

  /** The step in which an event happened. */
  stepOf(n: number): number {
    const found = this.about.chronicle.told.findIndex((told) => told > n);
    return found < 0 ? this.last : found;
  }

  /** The end is only looked up where somebody has no name yet, and once the step itself is there: to reckon it takes a while. */
  private async findNames(view: AnyView): Promise<void> {
    if (this.namesAtEnd.length || this.face.seatNames(view).every(Boolean)) return;
    const { view: atEnd } = await this.fetch(this.last, null);
    this.namesAtEnd = this.face.seatNames(atEnd);
  }

  /** What happened before comes in afterwards, if somebody still looks here. */
  private async fillLog(step: number, eyes: api.Eyes, mine: string): Promise<void> {
    const { events } = await api.replayStep(this.about.id, step, eyes, 0);
    if (this.wanted !== mine) return;
    const first = this.stage.log[0]?.n ?? Infinity;
    const stands = isStanding(this.isWhole ? [] : this.about.chronicle.left_out, this.about.chronicle.told);
    this.stage.log = [...events.filter((event) => event.n < first && stands(event)), ...this.stage.log];
  }

  private fetch(step: number, eyes: api.Eyes): Promise<api.ReplayStep> {
    const key = `${step}/${eyes}`;
    let found = this.kept.get(key);
    if (!found) {
      found = api.replayStep(this.about.id, step, eyes);
      this.kept.set(key, found);
      found.catch(() => this.kept.delete(key));
      if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    }
    return found;
  }
}
