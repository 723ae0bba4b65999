import { describe, expect, it } from 'vitest';
import { aloneAt } from '../seats';
import { Line } from '../net';
import type { Question, SeatFrame } from '../wire';
import { Lesson } from './lesson.svelte';
import type { Scene, Tutorial } from '../wire.gen';

const VIEW = { you: 0, options: {} };
const asked = (form: boolean): Question => ({ name: 'q', clause: '', asked: 0, waiting: [0], ...(form ? { form: { form: 'pick', options: ['a', 'b'] } } : {}) });
const remark = (id: string) => ({ id, at: 'board', clause: '' });
const scene = (more: Partial<Scene>): Scene => ({ question: asked(false), events: [], patch: [], remarks: [], answer: null, ...more });
const said = (n: number) => ({ n, event: 'said', clause: '', args: { seat: 1, phrase: 'greet', slots: {}, text: '' } });

const TUTORIAL: Tutorial = {
  game: 'toy',
  learner: 0,
  names: ['', 'Ada'],
  scene: {},
  view: VIEW,
  events: [],
  scenes: [
    scene({ question: asked(true), remarks: [remark('one'), remark('two')], answer: 'a' }),
    scene({ events: [said(0)] }),
    scene({ events: [said(1)], remarks: [remark('three')] }),
    scene({ remarks: [remark('four'), remark('last')] }),
  ],
};

/** A lesson with the ordinary line of a table to it. */
async function table(): Promise<{ lesson: Lesson; line: Line; frames: SeatFrame[] }> {
  const lesson = new Lesson(TUTORIAL);
  const frames: SeatFrame[] = [];
  const line = new Line({ keys: [], open: lesson.open, onframe: (frame) => frames.push(frame), onstate: () => {} });
  await Promise.resolve();
  return { lesson, line, frames };
}
const answer = (line: Line, word: string) => line.send({ do: 'answer', seat: 0, asked: 1, answer: word });

describe('a lesson', () => {
  it('greets like a server and shows the first scene', async () => {
    const { line, frames } = await table();
    expect(line.state).toBe('open');
    expect(frames.map((frame) => frame.question?.form?.form)).toEqual(['pick']);
    expect(frames[0]?.table.seats.map((seat) => seat.name)).toEqual(['', 'Ada']);
    expect(aloneAt(frames[0]!.table.seats, [0])).toBe(0);
  });
  it('goes on where it was left, with everything before it', async () => {
    const lesson = new Lesson(TUTORIAL);
    lesson.resume(2);
    const frames: SeatFrame[] = [];
    new Line({ keys: [], open: lesson.open, onframe: (frame) => frames.push(frame), onstate: () => {} });
    await Promise.resolve();
    expect([lesson.at, lesson.words, lesson.said.length]).toEqual([2, 'tutorial-three', 2]);
    expect(frames[0]?.events.map(({ n }) => n)).toEqual([0, 1]);
  });
  it('reads remark after remark and wants an answer only then', async () => {
    const { lesson } = await table();
    expect([lesson.words, lesson.isReading, lesson.wanted]).toEqual(['tutorial-one', true, null]);
    lesson.next();
    expect([lesson.words, lesson.isReading, lesson.wanted]).toEqual(['tutorial-two', false, 'a']);
    lesson.next();
    expect(lesson.at).toBe(0);
  });
  it('says why not now when something else is chosen, and asks again', async () => {
    const { lesson, line, frames } = await table();
    expect((await answer(line, 'b')).ok).toBe(true);
    expect([lesson.at, lesson.words, lesson.wanted]).toEqual([0, 'tutorial-two-other', 'a']);
    expect(frames.map((frame) => frame.question?.asked)).toEqual([1, 2]);
  });
  it('goes on with the right answer, even before everything was read', async () => {
    const { lesson, line, frames } = await table();
    await answer(line, 'a');
    expect([lesson.at, lesson.isIdle, lesson.isOther]).toEqual([1, true, false]);
    expect(frames.at(-1)?.events.map((event) => event.n)).toEqual([0]);
  });
  it('keeps what was said since the last answer of the learner', async () => {
    const { lesson, line } = await table();
    await answer(line, 'a');
    lesson.goOn();
    expect(lesson.said.map((one) => one.n)).toEqual([0, 1]);
  });
  it('ends with its last remark and goes no further', async () => {
    const { lesson, line } = await table();
    await answer(line, 'a');
    lesson.goOn();
    lesson.next();
    expect([lesson.words, lesson.isEnd]).toEqual(['tutorial-four', false]);
    lesson.next();
    expect([lesson.words, lesson.isEnd, lesson.isReading, lesson.progress]).toEqual(['tutorial-last', true, false, 1]);
    lesson.goOn();
    expect(lesson.at).toBe(3);
  });
  it('refuses what belongs to a real match', async () => {
    const { line } = await table();
    expect(await line.send({ do: 'undo', seat: 0 })).toMatchObject({ ok: false, reason: 'tutorial' });
    expect((await line.send({ do: 'why', seat: 0, answer: 'x' })).ok).toBe(true);
  });
});
