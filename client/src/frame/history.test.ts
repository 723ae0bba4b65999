import { expect, it } from 'vitest';
import { History } from './history.svelte';
import type { Happened, Reply, Sent } from './wire';

/** A server that keeps `events` and hands out two at once; the first `floods` times it wants to be left alone. */
function reading(since: number, floods = 0) {
  const asked: Sent[] = [];
  const heard: number[] = [];
  const send = (frame: Sent): Promise<Reply> => {
    asked.push(frame);
    if (floods-- > 0) return Promise.resolve({ reply: '', ok: false, reason: 'flood' });
    if (frame.do !== 'history') throw new Error(frame.do);
    const first = Math.max(frame.since ?? 0, frame.before - 2);
    const events = Array.from({ length: frame.before - first }, (_, i) => ({ n: first + i }) as Happened);
    return Promise.resolve({ reply: '', ok: true, page: { events, since: first } });
  };
  const history = new History({ seat: 1, since, send, onevents: (events) => heard.push(...events.map((one) => one.n)), pause: () => Promise.resolve() });
  return { history, asked, heard };
}

it('is read backwards, a page at a time, until nothing is older', async () => {
  const { history, heard, asked } = reading(3);
  await history.older();
  expect([heard, history.since, history.hasOlder]).toEqual([[1, 2], 1, true]);
  await history.older();
  await history.older();
  expect([heard, history.hasOlder, asked.length]).toEqual([[1, 2, 0], false, 2]);
});
it('is read to its beginning at once, and given up where it cannot be had', async () => {
  const { history, heard } = reading(5);
  await history.all();
  expect([heard, history.hasOlder]).toEqual([[3, 4, 1, 2, 0], false]);
  const refused = reading(5, 99);
  await refused.history.all();
  expect([refused.heard, refused.history.since]).toEqual([[], 5]);
});
it('a gap is filled, and nothing more', async () => {
  const { history, heard } = reading(0);
  await history.fill(5, 10);
  expect(heard).toEqual([8, 9, 6, 7, 5]);
  expect(history.hasOlder).toBe(false);
});
it('waits where the server wants quiet, but not for ever', async () => {
  const patient = reading(4, 2);
  await patient.history.older();
  expect(patient.heard).toEqual([2, 3]);
  const refused = reading(4, 99);
  await refused.history.older();
  expect([refused.heard, refused.history.since, refused.history.isFetching]).toEqual([[], 4, false]);
});
