import { describe, expect, it } from 'vitest';
import { Line, type LineState, type Socket } from './net';
import type { Reply, SeatFrame } from './wire';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason?: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  greet(): void {
    this.onopen?.(undefined as never);
    this.say({ reply: this.sent.at(-1)?.['id'], ok: true });
  }
}

function open(keys = ['k']) {
  const sockets: FakeSocket[] = [];
  const frames: SeatFrame[] = [];
  const states: LineState[] = [];
  const later: (() => void)[] = [];
  const waits: number[] = [];
  let id = 0;
  const line = new Line({
    keys,
    onframe: (frame) => frames.push(frame),
    onstate: (state) => states.push(state),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    later: (act, ms) => (waits.push(ms), later.push(act)),
    newId: () => `i${id++}`,
  });
  return { line, sockets, frames, states, later, waits };
}
const frame = (seat: number | null, next: number, ns: number[]): unknown => ({ seat, next, events: ns.map((n) => ({ n })) });
const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the line', () => {
  it('greets with its keys, and sends what was asked meanwhile', () => {
    const { line, sockets } = open();
    void line.send({ do: 'undo', seat: 0 });
    sockets[0]!.greet();
    expect(sockets[0]!.sent.map((one) => one['do'])).toEqual(['hello', 'undo']);
    expect(sockets[0]!.sent[0]).toMatchObject({ keys: ['k'], since: 0 });
  });
  it('comes back by itself, sends an unacknowledged answer with the same id, and goes on from the last event', async () => {
    const { line, sockets, frames, states, later } = open();
    sockets[0]!.greet();
    sockets[0]!.say(frame(0, 5, [0, 1, 4]));
    const reply = line.send({ do: 'answer', seat: 0, asked: 1, answer: 'pass' });
    const first = sockets[0]!.sent.at(-1);
    sockets[0]!.onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe('lost');
    later[0]!();
    sockets[1]!.greet();
    expect(sockets[1]!.sent[0]).toMatchObject({ do: 'hello', since: 5 });
    expect(sockets[1]!.sent[1]).toEqual(first);
    sockets[1]!.say({ reply: first?.['id'], ok: true });
    expect(await reply).toMatchObject({ ok: true });
    sockets[1]!.say(frame(0, 7, [4, 5, 6]));
    expect(frames.at(-1)?.events.map((event) => event.n)).toEqual([5, 6]);
  });
  it('with several seats it resumes from what all of them have heard', () => {
    const { sockets, later } = open(['a', 'b']);
    sockets[0]!.greet();
    sockets[0]!.say(frame(0, 9, []));
    sockets[0]!.say(frame(1, 4, []));
    sockets[0]!.onclose?.({ code: 1006 });
    later[0]!();
    sockets[1]!.greet();
    expect(sockets[1]!.sent[0]).toMatchObject({ since: 4 });
  });
  it('stops where a key opens nothing', () => {
    const { sockets, states, later } = open();
    sockets[0]!.onopen?.(undefined as never);
    sockets[0]!.say({ reply: '', ok: false, reason: 'key-unknown' } satisfies Reply);
    sockets[0]!.onclose?.({ code: 4401 });
    expect(states.at(-1)).toBe('refused');
    expect(later).toEqual([]);
  });
  it('goes on with the other keys where one opens nothing', () => {
    const { sockets, states, later } = open(['a', 'b', 'c']);
    sockets[0]!.onopen?.(undefined as never);
    sockets[0]!.say({ reply: '', ok: false, reason: 'key-unknown', args: { number: 1 } } satisfies Reply);
    sockets[0]!.onclose?.({ code: 4401 });
    expect(states.at(-1)).toBe('lost');
    later[0]!();
    sockets[1]!.onopen?.(undefined as never);
    expect(sockets[1]!.sent[0]).toMatchObject({ keys: ['a', 'c'] });
  });
  it('does not connect again once it is closed', async () => {
    const { line, sockets, later } = open();
    sockets[0]!.greet();
    line.close();
    await tick();
    expect(later).toEqual([]);
    expect(sockets).toHaveLength(1);
  });
  it('stops, and says so, where its link was taken over', () => {
    const { sockets, states, later } = open();
    sockets[0]!.greet();
    sockets[0]!.say({ reply: '', ok: false, reason: 'seat-taken' } satisfies Reply);
    sockets[0]!.onclose?.({ code: 4401 });
    expect(states.at(-1)).toBe('refused');
    expect(later).toEqual([]);
  });
  it('does not push out another device of the same person', () => {
    const { sockets, states, later } = open();
    sockets[0]!.greet();
    sockets[0]!.say({ reply: '', ok: false, reason: 'too-many-devices' } satisfies Reply);
    sockets[0]!.onclose?.({ code: 4409 });
    expect(states.at(-1)).toBe('refused');
    expect(later).toEqual([]);
  });
  it('comes back after a server that stops, and gives one rest that it has asked too much of', () => {
    const { line, sockets, later, waits } = open();
    sockets[0]!.greet();
    sockets[0]!.say({ reply: '', ok: false, reason: 'server-stops' } satisfies Reply);
    sockets[0]!.onclose?.({ code: 4409 });
    expect(waits[0]).toBeLessThan(1000);
    later[0]!();
    sockets[1]!.onclose?.({ code: 4429, reason: 'flood' });
    expect(waits[1]).toBeGreaterThanOrEqual(10_000);
    line.wake();
    expect(sockets).toHaveLength(2);
  });
  it('sends again what the server could not store, with the same id, and gives up after a while', async () => {
    const { line, sockets, later } = open();
    sockets[0]!.greet();
    const reply = line.send({ do: 'undo', seat: 0 });
    const sent = sockets[0]!.sent;
    const refuse = (): void => sockets[0]!.say({ reply: sent.at(-1)?.['id'], ok: false, reason: 'not-stored' });
    for (let tries = 0; tries < 3; tries++) {
      refuse();
      later[tries]!();
    }
    expect(new Set(sent.slice(1).map((one) => one['id'])).size).toBe(1);
    expect(sent).toHaveLength(5);
    refuse();
    expect(await reply).toMatchObject({ ok: false, reason: 'not-stored' });
  });
});
