/** What happened is shown once, in order, at a human pace; then the table is drawn as the server shows it. */
import { calm } from '../look/motion';
import type { Effect, Face } from './games/face';
import type { Pace } from './settings.svelte';
import type { AnyView, Happened } from './wire';

type Step = { event: Happened } | { view: AnyView };

const FACTOR: Record<Pace, number> = { slow: 1.7, normal: 1, quick: 0.5, off: 0 };
/** The more is still to come, the faster it goes; with too much nothing is played at all. */
const TOO_MANY = 60;
function haste(left: number): number {
  if (left <= 8) return 1;
  return left <= 20 ? 0.55 : 0.25;
}

export class Stage {
  /** The table as it is drawn now. */
  view = $state.raw<AnyView | null>(null);
  effect = $state.raw<Effect | null>(null);
  happened = $state.raw<Happened | null>(null);
  /** All that was shown so far. */
  log = $state.raw<Happened[]>([]);
  /** Events still to be shown. */
  left = $state(0);

  private queue: Step[] = [];
  private isRunning = false;
  private hurry: (() => void) | null = null;

  constructor(
    private readonly face: Face,
    private readonly pace: () => Pace,
    private readonly onsound: (sound: string) => void = () => {},
  ) {}

  get isPlaying(): boolean {
    return this.left > 0 || this.effect !== null;
  }

  /** News from the server: events, and the view after them. */
  push(view: AnyView, events: readonly Happened[], isShown: boolean): void {
    this.queue.push(...events.map((event) => ({ event })), { view });
    this.left += events.length;
    if (!isShown || this.view === null || this.pace() === 'off' || this.left > (this.face.patience ?? TOO_MANY)) this.skip();
    else void this.run();
  }

  /** Shows the end of it at once. */
  skip(): void {
    const steps = this.queue;
    this.queue = [];
    const events = steps.flatMap((step) => ('event' in step ? [step.event] : []));
    if (events.length) this.log = [...this.log, ...events];
    const last = steps.at(-1);
    if (last && 'view' in last) this.view = last.view;
    this.left = 0;
    this.hurry?.();
  }

  /** Another match, or another step of a replay: nothing is played. */
  reset(view: AnyView, log: readonly Happened[]): void {
    this.skip();
    this.view = view;
    this.log = [...log];
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      if ('view' in step) this.view = step.view;
      else await this.show(step.event);
    }
    this.effect = null;
    this.happened = null;
    this.isRunning = false;
  }

  private async show(event: Happened): Promise<void> {
    this.left -= 1;
    this.log = [...this.log, event];
    if (this.view === null) return;
    const effect = this.face.effect(this.view, event);
    const ms = effect.ms * FACTOR[this.pace()] * haste(this.left) * (calm() ? 0.7 : 1);
    if (ms < 1) return;
    this.effect = effect;
    this.happened = event;
    this.view = effect.view;
    if (effect.sound) this.onsound(effect.sound);
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
