/** The danger levels on the bar of experience. */
import './levels.css';
import { levelsOf, type LevelId } from './view';

/** How long each level is drawn, in parts of the bar: each gets room for its name, whatever its span. */
const SHARES: Record<LevelId, number> = { blue: 0.22, yellow: 0.3, orange: 0.36, red: 0.12 };

export interface Stretch {
  level: LevelId;
  from: number;
  until: number;
  start: number;
  share: number;
}
/** The bar, given how many points each level begins with. It ends where the last one begins. */
export function stretchesOf(levels: Record<string, number>): Stretch[] {
  return levelsOf(levels).map((level, i, all) => {
    const from = levels[level]!;
    const start = all.slice(0, i).reduce((sum, one) => sum + SHARES[one], 0);
    return { level, from, until: (levels[all[i + 1]!] ?? from + 1) - 1, start, share: SHARES[level] };
  });
}

/** How far along the bar so many points are, 0 to 1. */
export function along(xp: number, stretches: readonly Stretch[]): number {
  const last = stretches.at(-1)!;
  const held = Math.min(last.until, Math.max(0, xp));
  const here = stretches.find((one) => held <= one.until) ?? last;
  return here.start + (here.share * (held - here.from + 0.5)) / (here.until - here.from + 1);
}
