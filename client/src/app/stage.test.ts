import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Effect, Face } from './games/face';
import type { Pace } from './settings.svelte';
import { Stage } from './stage.svelte';
import type { AnyView, Happened } from './wire';

const view = (n: number): AnyView => ({ you: n, options: {} });
const event = (n: number): Happened => ({ n, event: 'e', clause: '', args: {} });
const face = { effect: (_: AnyView, happened: Happened): Effect => ({ view: view(100 + happened.n), ms: 200 }) } as unknown as Face;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage(pace: Pace = 'normal'): Stage {
  const made = new Stage(face, () => pace);
  made.push(view(0), [event(0)], false);
  return made;
}

it('shows one event after the other, then the view of the server', async () => {
  const shown = stage();
  shown.push(view(1), [event(1), event(2)], true);
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, shown.log.length, shown.left]).toEqual([101, 2, 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown.view?.you).toBe(102);
  expect(shown.isPlaying).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect([shown.view?.you, shown.isPlaying, shown.log.map((one) => one.n)]).toEqual([1, false, [0, 1, 2]]);
});
it('one key shows the end at once, and nothing is lost from the log', async () => {
  const shown = stage();
  shown.push(view(1), [event(1), event(2), event(3)], true);
  await vi.advanceTimersByTimeAsync(1);
  shown.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect([shown.view?.you, shown.isPlaying, shown.log.map((one) => one.n)]).toEqual([1, false, [0, 1, 2, 3]]);
});
it('what comes while something is shown waits for its turn', async () => {
  const shown = stage();
  shown.push(view(1), [event(1)], true);
  shown.push(view(2), [event(2)], true);
  await vi.advanceTimersByTimeAsync(500);
  expect([shown.view?.you, shown.log.map((one) => one.n)]).toEqual([2, [0, 1, 2]]);
});
it('nothing is played where nobody looks or nobody wants it', () => {
  const hidden = stage();
  hidden.push(view(1), [event(1)], false);
  expect(hidden.view?.you).toBe(1);
  const off = stage('off');
  off.push(view(1), [event(1)], true);
  expect([off.view?.you, off.log.length]).toEqual([1, 2]);
});
