/** How likely each result of a fight is. All ways that two dice can fall are counted in a column of the printed chart. */
import type { Scene } from './view.gen';

export interface Result {
  zedHits: number;
  unitHits: number;
  /** Who has lost a melee; '' where nobody can. */
  loser: string;
  /** Ways of the 36. */
  ways: number;
  /** Sums of the dice that lead to it. */
  totals: number[];
}
export const ALL_WAYS = 36;
/** In how many ways two dice make this sum. */
export const waysOf = (total: number): number => (total < 2 || total > 12 ? 0 : 6 - Math.abs(7 - total));
export const TOTALS = Array.from({ length: 11 }, (_, i) => i + 2);

/** The results of a column, best for the people first. */
export function resultsIn(cellOf: (total: number) => readonly [number, number, string]): Result[] {
  const found = new Map<string, Result>();
  for (const total of TOTALS) {
    const [zedHits, unitHits, loser] = cellOf(total);
    const key = `${zedHits}/${unitHits}/${loser}`;
    const one = found.get(key) ?? { zedHits, unitHits, loser, ways: 0, totals: [] };
    found.set(key, { ...one, ways: one.ways + waysOf(total), totals: [...one.totals, total] });
  }
  return [...found.values()].sort((a, b) => b.zedHits - a.zedHits || a.unitHits - b.unitHits);
}
export function meleeResults(scene: Pick<Scene, 'melee' | 'melee_columns'>, column: string): Result[] {
  const at = Math.max(0, scene.melee_columns.indexOf(column));
  return resultsIn((total) => scene.melee[total]?.[at] ?? [0, 0, '']);
}
/** Columns of the gunfire chart are counted from 1; 0 is none. */
export const shotResults = (scene: Pick<Scene, 'gunfire'>, column: number): Result[] => resultsIn((total) => [scene.gunfire[total]?.[column - 1] ?? 0, 0, '']);

const part = (results: readonly Result[], is: (result: Result) => boolean): number => results.reduce((sum, one) => sum + (is(one) ? one.ways : 0), 0) / ALL_WAYS;
/** How likely it is that the zeds lose. */
export const chanceToWin = (results: readonly Result[]): number => part(results, ({ loser }) => loser === 'zeds');
export const chanceToHit = (results: readonly Result[]): number => part(results, ({ zedHits }) => zedHits > 0);
/** Nothing that could be rolled instead is better for the people in any way. */
export const isBest = (results: readonly Result[], total: number): boolean => {
  const rolled = results.find(({ totals }) => totals.includes(total));
  return rolled !== undefined && results.every(({ zedHits, unitHits }) => zedHits <= rolled.zedHits && unitHits >= rolled.unitHits);
};
/** How many hits there are on average. */
export const meanOf = (results: readonly Result[], hits: 'zedHits' | 'unitHits'): number => results.reduce((sum, one) => sum + one[hits] * one.ways, 0) / ALL_WAYS;
/** With one digit after the point. */
export const tenths = (mean: number): number => Math.round(mean * 10) / 10;
export const percent = (chance: number): number => Math.round(chance * 100);
