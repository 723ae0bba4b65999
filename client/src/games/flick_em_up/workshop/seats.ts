/** For how many a scenario is: every group has a seat at least, and nobody leads nobody (FL-2.7). */
import type { Content } from '../../../frame/workshop/craft';

const MOST = 10;
export function seatsOf(scenario: Content): [least: number, most: number] {
  const groups = Object.values(scenario['groups'] as Record<string, { survivors: unknown[] }>);
  return [groups.length, Math.min(MOST, groups.reduce((sum, { survivors }) => sum + survivors.length, 0))];
}
