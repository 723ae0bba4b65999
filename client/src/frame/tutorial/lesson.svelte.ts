/** A tutorial behind the ordinary table: a scripted match takes the place of the server, and a tutor speaks meanwhile. */
import type { Socket } from '../net';
import type { Sides } from '../sides';
import { patched } from '../patches';
import { USUAL_LEVEL } from '../plans';
import type { AnyView, Happened, Reply, SeatFrame, Sent, Table } from '../wire';
import type { Scene, Spoken, Tutorial } from '../wire.gen';

type Heard = (Sent | { do: 'hello' }) & { id: string };

export class Lesson {
  /** Which scene lies on the table. */
  at = $state(0);
  /** Which of its remarks is read. */
  private read = $state(0);
  /** The learner wanted to answer something else. */
  isOther = $state(false);
  /** What was said at the table since the learner's last answer. */
  said = $state.raw<Happened[]>([]);

  private socket: Socket | null = null;
  private asked = 0;

  /** What the learner sees now. */
  view: AnyView;

  constructor(
    readonly tutorial: Tutorial,
    readonly sides: Sides = [],
    private readonly isAsGood: (answer: string, wanted: string) => boolean = () => false,
  ) {
    this.view = $state.raw(afterScene(tutorial.view as unknown as AnyView, this.scene));
    this.listen();
  }

  get scene(): Scene {
    return this.tutorial.scenes[this.at]!;
  }
  get remark(): Spoken | null {
    return this.scene.remarks[this.read] ?? null;
  }
  /** The text of what the tutor says now. */
  get words(): string {
    return this.remark ? `tutorial-${this.remark.id}${this.isOther ? '-other' : ''}` : '';
  }
  /** Whether a remark, or another one, is still to be read before the match goes on. */
  get isReading(): boolean {
    return this.remark !== null && !(this.isLastRemark && (this.scene.answer !== null || this.isEnd));
  }
  /** The answer that is wanted now, once everything before it has been said. */
  get wanted(): string | null {
    return this.isLastRemark ? this.scene.answer : null;
  }
  /** Everything has been said, and the others play on. */
  get isIdle(): boolean {
    return this.remark === null && this.scene.answer === null && !this.isLastScene;
  }
  /** The tutor has come to his last words. */
  get isEnd(): boolean {
    return this.isLastScene && this.isLastRemark;
  }
  /** How much has been said, from 0 to 1. */
  get progress(): number {
    const counts = this.tutorial.scenes.map((scene) => scene.remarks.length);
    const sum = (all: number[]): number => all.reduce((before, count) => before + count, 0);
    return (sum(counts.slice(0, this.at)) + Math.min(this.read + 1, this.scene.remarks.length)) / sum(counts);
  }
  private get isLastRemark(): boolean {
    return this.read >= this.scene.remarks.length - 1;
  }
  private get isLastScene(): boolean {
    return this.at === this.tutorial.scenes.length - 1;
  }

  /** The remark has been read. */
  next(): void {
    if (!this.isReading) return;
    if (this.isLastRemark) this.goOn();
    else this.read += 1;
  }

  /** The next answer is given, by whomever. */
  goOn(): void {
    if (this.isLastScene) return;
    this.enter();
    this.show({ events: this.scene.events, patch: this.scene.patch });
  }

  /** Goes on where it was left, before a table has opened its line. */
  resume(at: number): void {
    while (this.at < at && !this.isLastScene) this.enter();
  }

  private enter(): void {
    if (this.scene.answer !== null) this.said = [];
    this.at += 1;
    this.view = afterScene(this.view, this.scene);
    this.read = 0;
    this.isOther = false;
    this.listen();
  }

  private listen(): void {
    this.said = [...this.said, ...this.scene.events.filter((happened) => happened.event === 'said')];
  }

  // -- in place of the server ---------------------------------------------------------------------------------

  /** The table opens its line here. */
  readonly open = (): Socket => {
    const socket: Socket = { send: (text) => this.hear(JSON.parse(text) as Heard), close: () => {}, onopen: null, onmessage: null, onclose: null };
    this.socket = socket;
    queueMicrotask(() => socket.onopen?.(undefined as never));
    return socket;
  };

  private hear(frame: Heard): void {
    if (frame.do === 'answer') {
      this.tell({ reply: frame.id, ok: true });
      this.judge(frame.answer);
    } else if (frame.do === 'hello') {
      this.tell({ reply: frame.id, ok: true });
      this.begin();
    } else {
      this.tell({ reply: frame.id, ok: frame.do === 'why', reason: 'tutorial' });
    }
  }

  /** The answer of the story goes on; another one is asked for again, with a word why. */
  private judge(answer: string): void {
    const wanted = this.scene.answer;
    if (wanted !== null && (answer === wanted || this.isAsGood(answer, wanted))) {
      this.goOn();
      return;
    }
    this.read = this.scene.remarks.length - 1;
    this.isOther = true;
    this.show({ events: [] });
  }

  /** Everything so far, for a table that has just been opened; what was played before is not shown again. */
  private begin(): void {
    const { scene, scenes, events } = this.tutorial;
    this.show({ events: [...events, ...scenes.slice(0, this.at + 1).flatMap((one) => one.events)], view: this.view, scene });
  }

  private show({ events, ...more }: Pick<SeatFrame, 'events' | 'view' | 'patch' | 'scene'>): void {
    const { question } = this.scene;
    this.asked += 1;
    this.tell({
      ...more,
      seat: this.tutorial.learner,
      table: this.table(),
      question: question && { ...question, asked: this.asked, orders: [] },
      can_undo: false,
      can_redo: false,
      reach: null,
      way: null,
      orders: [],
      events,
      next: (events.at(-1)?.n ?? -1) + 1,
    });
  }

  private table(): Table {
    const { game, names } = this.tutorial;
    const seats = names.map((name, seat) => ({ seat, name, holder: name ? `bot:${USUAL_LEVEL}` : 'person', present: true, devices: 1, is_link: false, is_lent: false }));
    // Nobody is asked any more.
    const is_over = this.isLastScene && this.scene.question === null;
    const sides = this.sides.map((side) => [...side]);
    const quiet = { version: 0, language: '', is_paused: false, is_ended: false, thinking: [], lent: {}, seconds_left: null, proposal: null, stopped_at: null, trouble: '' };
    return { id: '', game, seats, sides, hash: '', seed_hash: '', seed: null, is_over, ...quiet };
  }

  private tell(frame: SeatFrame | Reply): void {
    this.socket?.onmessage?.({ data: JSON.stringify(frame) });
  }
}

function afterScene(view: AnyView, { events, patch }: Scene): AnyView {
  return patched(events.reduce((now, event) => patched(now, event.patch), view), patch);
}
