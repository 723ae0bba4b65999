/** The desk: one draft being worked on. It can be taken back, is kept at every change, and is checked while it grows. */
import * as api from '../api';
import type { Content, Craft } from './craft';
import { edited, historyOf, redone, undone, type History } from './history';
import type { Kept, Shelf } from './shelf';

const CHECK_AFTER_MS = 250;
const AGAIN_AFTER_MS = 1500;

export class Desk<T = any> {
  private history = $state.raw<History<T>>()!;
  /** What the server says of it; of an earlier state while `isChecking`. */
  examined = $state.raw<api.Examined | null>(null);
  isChecking = $state(true);
  /** The line to the server is down, or it is busy. */
  failure = $state.raw<ReturnType<typeof api.reasonOf> | null>(null);
  isKept = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    private readonly game: string,
    private readonly shelf: Shelf,
    private kept: Kept<T>,
    readonly craft: Craft<T>,
  ) {
    this.history = historyOf(kept.draft);
    void this.check();
  }

  get id(): string {
    return this.kept.id;
  }
  get draft(): T {
    return this.history.now;
  }
  get canUndo(): boolean {
    return this.history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.history.future.length > 0;
  }
  get problems(): api.Problem[] {
    const found = this.examined?.problems ?? [];
    return this.craft.problems?.(this.draft, found) ?? found;
  }
  get isSound(): boolean {
    return !this.isChecking && this.sound !== null;
  }
  /** What the server made of it, if nothing is wrong. */
  get sound(): Content | null {
    return this.examined?.ok && !this.problems.length ? this.examined.content : null;
  }

  /** `about`: typing on in one field is one edit. */
  edit(draft: T, about = ''): void {
    this.turnTo(edited(this.history, draft, about));
  }
  undo(): void {
    this.turnTo(undone(this.history));
  }
  redo(): void {
    this.turnTo(redone(this.history));
  }
  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private turnTo(history: History<T>): void {
    if (history === this.history) return;
    this.history = history;
    this.isChecking = true;
    this.keep(null);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), CHECK_AFTER_MS);
  }
  private keep(sound: Content | null): void {
    const isChanged = this.kept.draft !== this.draft;
    this.kept = { ...this.kept, draft: this.draft, changed: isChanged ? Date.now() : this.kept.changed, sound };
    this.isKept = this.shelf.put(this.kept);
  }
  private async check(): Promise<void> {
    const asked = ++this.asked;
    try {
      const examined = await api.checkPiece(this.game, { kind: this.kept.kind, content: this.craft.content(this.draft) });
      if (asked !== this.asked) return;
      this.examined = examined;
      this.isChecking = false;
      this.failure = null;
      this.keep(this.sound);
    } catch (error) {
      if (asked !== this.asked) return;
      this.failure = api.reasonOf(error);
      this.timer = setTimeout(() => void this.check(), AGAIN_AFTER_MS);
    }
  }
}
