import { expect, it } from 'vitest';
import { goalOf } from './board';

it('what is dropped on somebody comes to the square below, never back to its own', () => {
  const isGoal = (thing: string): boolean => ['B8', 'C8'].includes(thing);
  expect(goalOf([undefined, 'green', 'B8'], 'C8', isGoal)).toBe('B8');
  expect(goalOf(['C8', undefined], 'C8', isGoal)).toBe(undefined);
  expect(goalOf(['green', 'D8'], 'C8', isGoal)).toBe(undefined);
});
