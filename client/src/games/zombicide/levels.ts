/** The danger levels on the bar of experience. */
import { LEVELS, type LevelId } from './view';

export const FROM: Record<LevelId, number> = { blue: 0, yellow: 7, orange: 19, red: 43 };
export const MOST = 43;

/** Where a level begins on the bar, in parts of its length: each level gets room for its name, whatever its span. */
const SHARES: Record<LevelId, number> = { blue: 0.22, yellow: 0.3, orange: 0.36, red: 0.12 };

export interface Stretch {
  level: LevelId;
  from: number;
  until: number;
  start: number;
  share: number;
}
export const STRETCHES: readonly Stretch[] = LEVELS.map((level, i) => {
  const next = LEVELS[i + 1];
  const start = LEVELS.slice(0, i).reduce((sum, one) => sum + SHARES[one], 0);
  return { level, from: FROM[level], until: next ? FROM[next] - 1 : MOST, start, share: SHARES[level] };
});

/** How far along the bar so many points are, 0 to 1. */
export function along(xp: number): number {
  const held = Math.min(MOST, Math.max(0, xp));
  const here = STRETCHES.find((one) => held <= one.until) ?? STRETCHES.at(-1)!;
  return here.start + (here.share * (held - here.from + 0.5)) / (here.until - here.from + 1);
}
