/** The shelf of this device: drafts of all kinds. Those that are sound can be chosen for a new match. */
import type { Content } from './craft';
import { WORKSHOP } from './kept';

export const SHELF = 'untot.drafts';
export interface Kept<T = unknown> {
  id: string;
  kind: string;
  draft: T;
  /** When it was touched last. */
  changed: number;
  /** As the server found it sound; null while it is not. */
  sound: Content | null;
}
type Store = Pick<Storage, 'getItem' | 'setItem'>;

function read(store: Store, key: string): Record<string, unknown> {
  try {
    return (JSON.parse(store.getItem(key) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export class Shelf {
  constructor(
    private readonly game: string,
    private readonly store: Store = globalThis.localStorage,
  ) {}

  /** The newest first. */
  all(kind: string): Kept[] {
    return this.everything().filter((one) => one.kind === kind);
  }
  get(kind: string, id: string): Kept | undefined {
    return this.everything().find((one) => one.id === id && one.kind === kind);
  }
  /** Whether it could be kept: a storage may be full or closed. */
  put(kept: Kept): boolean {
    const others = this.everything().filter((one) => one.id !== kept.id);
    return this.write([...others, kept]);
  }
  remove(id: string): void {
    this.write(this.everything().filter((one) => one.id !== id));
  }
  add(kind: string, draft: unknown, now: number, sound: Content | null = null): Kept {
    const kept: Kept = { id: newId(this.everything(), now), kind, draft, changed: now, sound };
    this.put(kept);
    return kept;
  }

  private everything(): Kept[] {
    const found = read(this.store, SHELF)[this.game];
    return Array.isArray(found) ? (found as Kept[]).sort((a, b) => b.changed - a.changed) : [];
  }
  private write(all: Kept[]): boolean {
    const sound: Record<string, Content[]> = {};
    for (const kept of [...all].sort((a, b) => b.changed - a.changed)) if (kept.sound) (sound[`${kept.kind}s`] ??= []).push(kept.sound);
    try {
      this.store.setItem(SHELF, JSON.stringify({ ...read(this.store, SHELF), [this.game]: all }));
      this.store.setItem(WORKSHOP, JSON.stringify({ ...read(this.store, WORKSHOP), [this.game]: sound }));
      return true;
    } catch {
      return false;
    }
  }
}

function newId(taken: readonly Kept[], now: number): string {
  let number = now;
  while (taken.some((one) => one.id === number.toString(36))) number += 1;
  return number.toString(36);
}
