import { expect, it } from 'vitest';
import { NONE, stagedBy } from '../staging';
import { after } from './trails.svelte';

const walk = (to: string) => ({ what: 'walker', count: 1, from: 'A', to });

it('ways stay in sight one after the other, until what happened is taken back', () => {
  const two = after(after([], [walk('B')]), [walk('C')]);
  expect(two.map(({ to }) => to)).toEqual(['B', 'C']);
  const undone = stagedBy({}, NONE, { n: 1, event: 'undone', clause: '', args: {} }, null, null);
  expect(after(two, undone.walks ?? [walk('D')])).toEqual([]);
});
