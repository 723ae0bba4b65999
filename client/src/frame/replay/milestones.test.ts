import { expect, it } from 'vitest';
import { isStanding, milestonesIn } from './milestones';

const event = (n: number, event = 'moved') => ({ n, event, clause: '', args: {} });

it('leaves out what was taken back, but not what was said', () => {
  const stands = isStanding([2, 3], [2, 4, 6, 7, 9]);
  expect([0, 3, 4, 6, 7].filter((n) => stands(event(n)))).toEqual([0, 3, 7]);
  expect(stands(event(5, 'said'))).toBe(true);
});
it('finds rounds, votes and deaths in their order, and counts them', () => {
  const chronicle = { told: [], steps_of: { round_began: [0, 9], eaten: [4, 6], moved: [1] }, left_out: [4] };
  expect(milestonesIn(chronicle, { round: /^round_began$/, death: /^eaten$/ })).toEqual([
    { step: 0, kind: 'round', number: 1 },
    { step: 6, kind: 'death', number: 1 },
    { step: 9, kind: 'round', number: 2 },
  ]);
});
