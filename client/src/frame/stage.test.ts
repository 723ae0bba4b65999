import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Face } from './face';
import { NONE, stagedBy } from './staging';
import type { Pace } from './settings.svelte';
import { Stage } from './stage.svelte';
import type { AnyView, Happened } from './wire';

const view = (n: number): AnyView => ({ you: n, options: {} });
/** An event that puts its number into the view. */
const event = (n: number, name = 'e'): Happened => ({ n, event: name, clause: '', args: {}, patch: [[['you'], n]] });
const staging = {
  silent: NONE,
  late: { ms: 200, changesAfter: true },
  vote: { ms: 200, moment: { kind: 'vote' } },
  sign: { ms: 200, moment: { kind: 'sign' } },
  walk: { ms: 200, together: 'walks', isRead: true },
  goes: ({ to }: { to: string }) => ({ ms: 200, walks: [{ what: 'walker', count: 1, from: 'A', to }] }),
  undone: { ms: 200, walks: [] },
  read: { ms: 200, isRead: true },
  roll: { ms: 200, isTimed: true },
};
const chapter = ({ event }: Happened) => (event === 'begin' ? 'begins' : event === 'end' ? 'ends' : null);
const now = ({ you }: AnyView) => ({ round: Math.floor((you ?? 0) / 10), phase: '' });
const face = { staging, usual: { ms: 200 }, patience: 60, chapter, now } as unknown as Face;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage(pace: Pace = 'normal'): Stage {
  const made = new Stage(face, () => pace);
  made.push({ events: [event(0)], view: view(0) }, false);
  return made;
}
const numbers = (shown: Stage): number[] => shown.log.map((one) => one.n);

it('shows one event after the other with what it changes, then what else has changed', async () => {
  const shown = stage();
  shown.push({ events: [event(1), event(2)], patch: [[['you'], 50]] }, true);
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, shown.latest?.you, shown.log.length, shown.left]).toEqual([1, 50, 2, 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown.view?.you).toBe(2);
  expect(shown.isPlaying).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect([shown.view?.you, shown.isPlaying, numbers(shown)]).toEqual([50, false, [0, 1, 2]]);
});
it('some changes are made only when their event has been seen', async () => {
  const shown = stage();
  shown.push({ events: [event(1, 'late'), event(2)] }, true);
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, numbers(shown)]).toEqual([0, [0]]);
  await vi.advanceTimersByTimeAsync(200);
  expect([shown.view?.you, numbers(shown)]).toEqual([2, [0, 1, 2]]);
});
it('two that roll one after the other are both shown, however close they come', async () => {
  const shown = stage();
  shown.push({ events: [event(1, 'roll'), event(2, 'silent'), event(3, 'roll')] }, true);
  const seen = [];
  for (let ms = 0; ms < 420; ms += 20) {
    await vi.advanceTimersByTimeAsync(20);
    seen.push(shown.happened?.n ?? 0);
  }
  expect([...new Set(seen)]).toEqual([1, 3, 0]);
});
it('neither the table nor the log tells what is still turning over', async () => {
  const shown = stage();
  shown.push({ events: [event(1, 'vote'), event(2, 'sign')] }, true);
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, numbers(shown)]).toEqual([0, [0]]);
  await vi.advanceTimersByTimeAsync(200);
  expect([shown.view?.you, numbers(shown)]).toEqual([2, [0, 1, 2]]);
});
it('who skips what turns over finds it in the log, once', async () => {
  const shown = stage();
  shown.push({ events: [event(1, 'vote'), event(2)] }, true);
  await vi.advanceTimersByTimeAsync(1);
  shown.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, numbers(shown)]).toEqual([2, [0, 1, 2]]);
});
it('who skips is told who would have walked, and who plays nothing is told too', async () => {
  const goes = (n: number, to: string): Happened => ({ ...event(n, 'goes'), args: { to } });
  const shown = stage();
  expect(shown.unseen).toBe(null);
  shown.push({ events: [goes(1, 'B'), goes(2, 'C'), event(3), goes(4, 'D')] }, true);
  await vi.advanceTimersByTimeAsync(1);
  shown.skip();
  expect(shown.unseen?.walks?.map(({ to }) => to)).toEqual(['C', 'D']);
  const off = stage('off');
  off.push({ events: [goes(1, 'B'), event(2, 'undone'), goes(3, 'C')] }, true);
  expect(off.unseen?.walks?.map(({ to }) => to)).toEqual(['C']);
  off.push({ events: [event(4)] }, true);
  expect(off.unseen).toEqual({});
  off.push({ events: [event(5, 'undone')] }, true);
  expect(off.unseen).toEqual({ walks: [] });
});
it('knows what all are to watch', () => {
  const shown = stage();
  expect(shown.reveals({ events: [event(1), event(2, 'sign')] })).toBe(false);
  expect(shown.reveals({ events: [event(1), event(2, 'vote')] })).toBe(true);
  expect(shown.reveals({ events: [{ ...event(1, 'vote'), private: true }] })).toBe(false);
});
it('what is not shown at all changes the table all the same', async () => {
  const shown = stage();
  shown.push({ events: [event(1, 'silent')] }, true);
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, shown.isPlaying]).toEqual([1, false]);
});
it('one key shows the end at once, and nothing is lost from the log', async () => {
  const shown = stage();
  shown.push({ events: [event(1, 'late'), event(2), event(3)], patch: [[['you'], 50]] }, true);
  await vi.advanceTimersByTimeAsync(1);
  shown.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, shown.isPlaying, numbers(shown)]).toEqual([50, false, [0, 1, 2, 3]]);
});
it('what comes while something is shown waits for its turn', async () => {
  const shown = stage();
  shown.push({ events: [event(1)] }, true);
  shown.push({ events: [event(2)] }, true);
  await vi.advanceTimersByTimeAsync(500);
  expect([shown.view?.you, numbers(shown)]).toEqual([2, [0, 1, 2]]);
});
it('nothing is played where nobody looks or nobody wants it', () => {
  const hidden = stage();
  hidden.push({ events: [event(1)] }, false);
  expect(hidden.view?.you).toBe(1);
  const off = stage('off');
  off.push({ events: [event(1)] }, true);
  expect([off.view?.you, off.log.length]).toEqual([1, 2]);
});

it('an event is shown as the table says, with what it says and what it changed', () => {
  const table = { moved: ({ to }: { to: string }, now: number, before: number) => ({ ms: now - before, marks: [to] }) };
  expect(stagedBy(table, { ms: 5 }, { ...event(1, 'moved'), args: { to: 'a' } }, 3, 10)).toEqual({ ms: 7, marks: ['a'] });
  expect([stagedBy(table, { ms: 5 }, event(1, 'else'), 0, 0), stagedBy(table, { ms: 5 }, event(1, 'said'), 0, 0)]).toEqual([{ ms: 5 }, NONE]);
});

it('what walks one after the other is shown at once, and the log has every line', async () => {
  const shown = stage();
  shown.push({ events: [event(1, 'walk'), event(2, 'walk'), event(3)] }, true);
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, shown.told.map((one) => one.n), numbers(shown), shown.left]).toEqual([2, [1, 2], [0, 1, 2], 1]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([shown.view?.you, shown.isPlaying]).toEqual([3, false]);
});
it('words stay as long as they need, however much is still to come', async () => {
  const letters = 100;
  const shown = new Stage(face, () => 'normal', undefined, () => letters);
  shown.push({ events: [event(0)], view: view(0) }, false);
  shown.push({ events: [event(1, 'read'), ...Array.from({ length: 25 }, (_, i) => event(i + 2))] }, true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown.happened?.n).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown.happened?.n).toBeGreaterThan(1);
});
it('a chapter is shown again as it was, and nothing is told twice', async () => {
  const shown = stage();
  shown.push({ events: [event(1), event(2, 'begin'), event(3), event(4, 'end'), event(5)] }, true);
  await vi.advanceTimersByTimeAsync(3000);
  expect([shown.view?.you, shown.chapter?.events.map((one) => one.n)]).toEqual([5, [2, 3, 4]]);
  shown.again();
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, shown.isPlaying]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([shown.view?.you, shown.isPlaying, numbers(shown)]).toEqual([5, false, [0, 1, 2, 3, 4, 5]]);
  shown.reset(view(9), []);
  expect(shown.chapter).toBeNull();
});
it('a chapter that was taken back is not shown again, one before it is', () => {
  const shown = stage('off');
  const played = (): void => shown.push({ events: [event(1, 'begin'), event(3, 'end'), event(12)] }, true);
  played();
  shown.push({ events: [event(13, 'undone')], view: view(11) }, true);
  expect(shown.chapter).not.toBeNull();
  shown.push({ events: [event(14, 'undone')], view: view(2) }, true);
  expect(shown.chapter).toBeNull();
});
it('waits for what an event needs; who skips meanwhile loses nothing', async () => {
  let come = (): void => {};
  const fetchFor = ({ event: name }: Happened) => (name === 'roll' ? new Promise<void>((resolve) => (come = resolve)) : null);
  const shown = new Stage({ ...face, fetchFor } as Face, () => 'normal');
  shown.push({ events: [], view: view(0) }, false);
  shown.push({ events: [event(1, 'roll'), event(2)] }, true);
  await vi.advanceTimersByTimeAsync(500);
  expect([shown.view?.you, shown.isPlaying]).toEqual([0, true]);
  come();
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, shown.staged?.ms]).toEqual([1, 200]);
  await vi.advanceTimersByTimeAsync(400);
  shown.push({ events: [event(3, 'roll'), event(4)] }, true);
  await vi.advanceTimersByTimeAsync(1);
  shown.skip();
  come();
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, numbers(shown), shown.isPlaying]).toEqual([4, [1, 2, 3, 4], false]);
});
it('what rolls takes its time, however much is still to come', async () => {
  const shown = stage();
  shown.push({ events: [event(1, 'roll'), ...Array.from({ length: 24 }, (_, i) => event(i + 2, 'silent'))] }, true);
  await vi.advanceTimersByTimeAsync(190);
  expect(shown.view?.you).toBe(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(shown.view?.you).toBe(25);
});
