/** What happened is shown once, in order, at a human pace. Every event brings along what it changes in the view. */
import { calm } from '../look/motion';
import type { Face } from './face';
import { atOnce, readingTime, stagedBy, type Staged, type Walk } from './staging';
import { patched, type Patch } from './patches';
import type { Pace } from './settings.svelte';
import type { AnyView, Happened } from './wire';

/** What there is to show: events, and how the table stands after them - as a whole, or what else has changed. */
export interface Shown {
  events: readonly Happened[];
  view?: AnyView;
  patch?: Patch;
  /** What events need to be shown, as far as it came along. */
  tracks?: Readonly<Record<string, string>>;
}
type Step = { event: Happened; isAgain?: true } | { view: AnyView } | { patch: Patch };
/** What happened and was not shown: who walked meanwhile. None at all: whatever was walked is taken back. */
export interface Unseen {
  walks?: Walk[];
}
/** Something that can be shown again: the table before it, and what happened. */
interface Chapter {
  view: AnyView;
  events: Happened[];
}

/** Moments that only tell where we are. */
const SIGNS = new Set(['sign', 'tape']);
/** A picture of its own over the board: until it has been seen, nothing else may tell how it comes out. */
const isReveal = ({ moment }: Staged): boolean => moment !== undefined && !SIGNS.has(moment.kind);
const FACTOR: Record<Pace, number> = { slow: 1.7, normal: 1, quick: 0.5, off: 0 };
/** The more is still to come, the faster it goes; with too much nothing is played at all. */
function haste(left: number): number {
  if (left <= 8) return 1;
  return left <= 20 ? 0.55 : 0.25;
}
function after(view: AnyView | null, step: Step): AnyView | null {
  if ('view' in step) return step.view;
  return view && patched(view, 'event' in step ? step.event.patch : step.patch);
}

export class Stage {
  /** The table as it is drawn now. */
  view = $state.raw<AnyView | null>(null);
  /** The table as it stands, whatever has still to be shown. */
  latest = $state.raw<AnyView | null>(null);
  staged = $state.raw<Staged | null>(null);
  happened = $state.raw<Happened | null>(null);
  /** What is told now: one event, or several that are shown at once. */
  told = $state.raw<Happened[]>([]);
  /** What was skipped last, or happened where nothing is played. */
  unseen = $state.raw<Unseen | null>(null);
  /** What can be shown again. */
  chapter = $state.raw<Chapter | null>(null);
  /** All that was shown so far. */
  log = $state.raw<Happened[]>([]);
  /** Events still to be shown. */
  left = $state(0);

  private queue: Step[] = [];
  private isRunning = false;
  private skips = 0;
  /** What is being revealed: it stands in the log once it has been seen. */
  private secret: Happened[] = [];
  private hurry: (() => void) | null = null;
  private noted: Chapter | null = null;

  constructor(
    private readonly face: Face,
    private readonly pace: () => Pace,
    private readonly onsound: (sound: string) => void = () => {},
    /** How many letters the line of these events has. */
    private readonly lettersOf: (events: readonly Happened[]) => number = () => 0,
  ) {}

  get isPlaying(): boolean {
    return this.left > 0 || this.staged !== null;
  }

  /** Whether there is something among these news that everybody is to watch: a picture of its own, and no mere sign. */
  reveals({ events }: Shown): boolean {
    let before = this.latest;
    return events.some((event) => {
      const now = before && patched(before, event.patch);
      const staged = now && !event.private ? stagedBy(this.face.staging, this.face.usual, event, before, now) : null;
      before = now;
      return staged !== null && isReveal(staged);
    });
  }

  /** News from the server. */
  push({ events, view, patch, tracks }: Shown, isShown: boolean): void {
    const steps: Step[] = [...events.map((event) => ({ event })), view ? { view } : { patch: patch ?? [] }];
    for (const step of steps) {
      if ('event' in step) this.note(step.event);
      this.latest = after(this.latest, step);
    }
    if (events.some(({ event }) => event === 'undone')) this.forget();
    this.queue.push(...steps);
    this.left += events.length;
    if (!isShown || this.view === null || this.pace() === 'off' || this.left > this.face.patience) return this.skip();
    if (tracks) this.face.bring?.(tracks);
    // What will be needed is on its way before its turn comes.
    for (const event of events) void this.face.fetchFor?.(event);
    void this.run();
  }

  /** Keeps a chapter from where it begins to where it ends. */
  private note(event: Happened): void {
    const place = this.face.chapter?.(event) ?? null;
    if (place === 'begins' && this.latest) this.noted = { view: this.latest, events: [] };
    this.noted?.events.push(event);
    if (place === 'ends' && this.noted) [this.chapter, this.noted] = [this.noted, null];
  }

  /** Something was taken back: a chapter that has not been played to the end any more is not shown again. */
  private forget(): void {
    const roundOf = (view: AnyView | null): number => (view && this.face.now(view)?.round) ?? 0;
    this.noted = null;
    if (this.chapter && roundOf(this.latest) <= roundOf(this.chapter.view)) this.chapter = null;
  }

  /** Shows the last chapter once more. The log has it already. */
  again(): void {
    if (!this.chapter || this.isPlaying || !this.latest) return;
    this.view = this.chapter.view;
    this.queue.push(...this.chapter.events.map((event): Step => ({ event, isAgain: true })), { view: this.latest });
    this.left = this.chapter.events.length;
    if (this.pace() === 'off') this.skip();
    else void this.run();
  }

  /** Shows the end of it at once. */
  skip(): void {
    this.skips += 1;
    this.unseen = this.unseenOf() ?? this.unseen;
    const events = [...this.secret, ...this.queue.flatMap((step) => ('event' in step && !step.isAgain ? [step.event] : []))];
    this.queue = [];
    this.secret = [];
    if (events.length) this.log = [...this.log, ...events];
    this.view = this.latest;
    this.left = 0;
    this.hurry?.();
  }

  /** Who would have walked in what is left to be shown; null if nothing is left. */
  private unseenOf(): Unseen | null {
    let view = this.secret.reduce<AnyView | null>((now, event) => now && patched(now, event.patch), this.view);
    const told: (Walk[] | undefined)[] = [];
    for (const step of this.queue) {
      const before = view;
      view = after(before, step);
      if (before && 'event' in step) told.push(this.stagedOf(step.event, before, view).walks);
    }
    const walks = told.reduce((all, more) => (more?.length ? [...(all ?? []), ...more] : (more ?? all)), undefined);
    return told.length ? (walks ? { walks } : {}) : null;
  }

  /** What happened before, and has been fetched since: it goes to its place in the log. */
  recall(events: readonly Happened[]): void {
    const known = new Set(this.log.map((event) => event.n));
    const fresh = events.filter((event) => !known.has(event.n));
    if (fresh.length) this.log = [...this.log, ...fresh].sort((a, b) => a.n - b.n);
  }

  /** Another match, or another step of a replay: nothing is played. */
  reset(view: AnyView, log: readonly Happened[]): void {
    this.latest = view;
    this.chapter = this.noted = null;
    this.queue = [];
    this.skip();
    this.log = [...log];
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      const needed = 'event' in step ? this.face.fetchFor?.(step.event) : null;
      if (needed) await needed;
      // Who has lost patience meanwhile sees the end of it already.
      if (this.queue[0] !== step) continue;
      this.queue.shift();
      if ('event' in step) await this.show(step.event, step.isAgain ?? false);
      else this.view = after(this.view, step);
    }
    this.staged = null;
    this.happened = null;
    this.told = [];
    this.isRunning = false;
  }

  private async show(event: Happened, isAgain: boolean): Promise<void> {
    const { view: before, skips } = this;
    const events = [event];
    let now = before && patched(before, event.patch);
    const all = before ? [this.stagedOf(event, before, now)] : [];
    for (let next = this.queue[0]; all[0]?.together && next && 'event' in next; next = this.queue[0]) {
      const later = patched(now!, next.event.patch);
      const staged = this.stagedOf(next.event, now!, later);
      if (staged.together !== all[0].together) break;
      now = later;
      all.push(staged);
      events.push(next.event);
      this.queue.shift();
    }
    this.left -= events.length;
    if (before === null) return isAgain ? undefined : this.write(events);
    const staged = atOnce(all);
    const ms = this.timeFor(staged, events);
    const isLate = staged.changesAfter ?? isReveal(staged);
    if (!isAgain && ms >= 1 && isLate) this.secret = events;
    else if (!isAgain) this.write(events);
    if (ms >= 1) {
      this.staged = staged.isTimed ? { ...staged, ms } : staged;
      [this.happened, this.told] = [event, events];
      if (!isLate) this.view = now;
      if (staged.sound) this.onsound(staged.sound);
      await this.wait(ms);
    }
    // Who has lost patience meanwhile sees the end of it already.
    if (this.skips !== skips) return;
    this.view = now;
    this.write(this.secret);
    this.secret = [];
  }

  private write(events: readonly Happened[]): void {
    if (events.length) this.log = [...this.log, ...events];
  }
  private stagedOf(event: Happened, before: AnyView, now: AnyView | null): Staged {
    return stagedBy(this.face.staging, this.face.usual, event, before, now);
  }
  private timeFor(staged: Staged, events: readonly Happened[]): number {
    if (staged.isTimed) return staged.ms * FACTOR[this.pace()];
    const words = staged.isRead ? readingTime(this.lettersOf(events)) : 0;
    return Math.max(words, staged.ms * haste(this.left) * (calm() ? 0.7 : 1)) * FACTOR[this.pace()];
  }

  private async wait(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.hurry = null;
  }
}
