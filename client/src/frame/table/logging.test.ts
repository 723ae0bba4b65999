import { expect, it } from 'vitest';
import type { Face } from '../face';
import { markOf } from './logging';

const face = { kindOf: (id: string) => (['red', 'blue', 'mall'].includes(id) ? 'thing' : '') } as unknown as Face;
const mark = (args: Record<string, unknown>): string => markOf({ n: 1, event: 'it', clause: '', args } as never, face, ['red', 'blue'], null);

it('a line carries the sign of who does something, not of whom it is done to', () => {
  expect(mark({ pawn: 'red', fighter: 'blue', weapon: 'gun.1' })).toBe('blue');
  expect(mark({ seat: 1, pawn: 'red' })).toBe('blue');
  expect(mark({ pawn: 'red', building: 'mall' })).toBe('red');
});
