import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patiently } from './patience';

const after = (ms: number): Promise<string> => new Promise((done) => setTimeout(() => done('here'), ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('whoever waits for half a second is told so once, and gets what he waited for', async () => {
  const say = vi.fn();
  const work = patiently(after(2000), say);
  await vi.advanceTimersByTimeAsync(400);
  expect(say).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(say).toHaveBeenCalledOnce();
  expect(await work).toBe('here');
});
it('what comes at once, or fails at once, is not waited for', async () => {
  const say = vi.fn();
  const work = patiently(after(100), say);
  await expect(patiently(Promise.reject(new Error('lost')), say)).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await work).toBe('here');
  expect(say).not.toHaveBeenCalled();
});
