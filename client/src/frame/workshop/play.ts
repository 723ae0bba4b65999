/** Who sits at the table when a draft is tried out. */
import { USUAL_LEVEL, type SeatPlan } from '../plans';

/** Alone one leads everybody; bots can be company, or play while one watches. */
export const WAYS = ['alone', 'bots', 'watch'] as const;
export type Way = (typeof WAYS)[number];
const COMPANY = 3;

export function seatsFor(way: Way, players: readonly [number, number], name: string): SeatPlan[] {
  const [least, most] = players;
  const count = way === 'alone' ? least : Math.min(most, Math.max(least, COMPANY));
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    const isMine = way === 'alone' || (way === 'bots' && seat === 0);
    return isMine ? { kind: 'me', name } : { kind: 'bot', level: USUAL_LEVEL };
  });
}
