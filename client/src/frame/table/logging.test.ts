import { expect, it } from 'vitest';
import type { Face } from '../face';
import { isFollowed, isIn, markOf, newestIn, spokenTo, toldIn } from './logging';
import { Lines } from './spoken';


const face = { kindOf: (id: string) => (['red', 'blue', 'mall'].includes(id) ? 'thing' : '') } as unknown as Face;
const mark = (args: Record<string, unknown>): string => markOf({ n: 1, event: 'it', clause: '', args } as never, face, ['red', 'blue'], null);

it('a line carries the sign of who does something, not of whom it is done to', () => {
  expect(mark({ pawn: 'red', fighter: 'blue', weapon: 'gun.1' })).toBe('blue');
  expect(mark({ seat: 1, pawn: 'red' })).toBe('blue');
  expect(mark({ pawn: 'red', building: 'mall' })).toBe('red');
});
it('the end of the log stays in sight until somebody goes up, and again once he is back', () => {
  const box = (scrollTop: number, scrollHeight = 1000, clientHeight = 100) => ({ scrollTop, scrollHeight, clientHeight });
  expect(isFollowed(true, box(700), box(900))).toBe(true);
  // Three lines have come meanwhile, and the box has become lower.
  expect(isFollowed(true, box(900), box(900, 1100, 60))).toBe(true);
  // A long line has gone at the other end as well.
  expect(isFollowed(true, box(900), box(860, 960, 60))).toBe(true);
  expect(isFollowed(true, box(900), box(500))).toBe(false);
  // Something above it takes all the room for a while.
  expect([isFollowed(true, box(900), box(0, 1000, 0)), isFollowed(false, box(500), box(0, 1000, 0))]).toEqual([true, false]);
  expect([isFollowed(false, box(500), box(600)), isFollowed(false, box(600), box(880))]).toEqual([false, true]);
});
it('a full log has a newest line too, and so has one whose last line grows', () => {
  const rows = [1, 2, 3].map((n) => [{ n, event: 'it', clause: '', args: {} }]);
  expect([newestIn([]), newestIn(rows.slice(0, 2)), newestIn(rows.slice(1)), newestIn([[...rows[0]!, ...rows[1]!]])]).toEqual([-1, 2, 3, 2]);
});
it('counts what others have said, not what one has said oneself, and not who came', () => {
  const said = (event: string, seat: number) => ({ n: 1, event, clause: '', args: { seat } });
  expect(spokenTo([said('said', 0), said('said', 1), said('whispered', 2), said('sat_down', 1)], [0])).toBe(2);
});
it('what was read up to an event is not counted again', () => {
  const said = (n: number) => ({ n, event: 'said', clause: '', args: { seat: 1 } });
  expect([3, 4, 9].map((read) => spokenTo([said(4), said(9)], [0], read))).toEqual([2, 1, 0]);
});
it('an answer that nobody had a choice in is never spoken, nor is what is small in this game; nor do they stand in the log at first', () => {
  const log = ['round_began', 'forced', 'shuffled', 'moved'].map((event, n) => ({ n, event, clause: '', args: {} }));
  for (const [smallEvents, heard] of [[/^$/, [0, 2, 3]], [/^shuffled$/, [0, 3]]] as const) {
    const any = { smallEvents, logFilters: {} } as unknown as Face;
    expect(new Lines(6).with(toldIn(log, any), any).flat().map(({ n }) => n)).toEqual(heard);
    expect(log.filter((happened) => isIn('all', happened, any, {} as never)).map(({ n }) => n)).toEqual(heard);
  }
});
