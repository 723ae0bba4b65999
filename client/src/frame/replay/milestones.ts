/** What one looks for in a match that is over, and what of it stands. */
import type { Chronicle } from '../api';
import type { Happened } from '../wire';

/** Whether an event belongs to the match as it stands; what was said was said. */
export function isStanding(leftOut: readonly number[], told: readonly number[]): (event: Happened) => boolean {
  const spans = leftOut.map((step) => [told[step - 1] ?? 0, told[step] ?? 0] as const);
  return ({ n, event }) => /^(said|whispered)/.test(event) || !spans.some(([from, to]) => n >= from && n < to);
}

export interface Milestone {
  step: number;
  kind: string;
  /** The how manieth of its kind. */
  number: number;
}
/** What one looks for in a match, in its order. */
export function milestonesIn({ steps_of, left_out }: Chronicle, kinds: Record<string, RegExp>): Milestone[] {
  const found = Object.entries(kinds).flatMap(([kind, events]) => {
    const steps = Object.entries(steps_of).flatMap(([event, at]) => (events.test(event) ? at : []));
    const standing = [...new Set(steps)].filter((step) => !left_out.includes(step)).sort((a, b) => a - b);
    return standing.map((step, i) => ({ step, kind, number: i + 1 }));
  });
  return found.sort((a, b) => a.step - b.step);
}
