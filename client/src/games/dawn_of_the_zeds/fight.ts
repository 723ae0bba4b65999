/** A fight as the odds are shown: a melee or a shot, before its roll or after it. */
import type { MeleeRolled, ShotRolled, View } from './view.gen';

export interface Fight {
  kind: 'melee' | 'shot';
  space: string;
  unit: string;
  zeds: readonly string[];
  /** Zed side and people, where they are known. */
  strengths: readonly number[] | null;
  column: string | number;
  shifts: readonly { row: string; by: number }[];
  dice: readonly number[];
}

/** The fight at hand. */
export function fightIn({ melee, shot }: Pick<View, 'melee' | 'shot'>): Fight | null {
  if (melee) return { ...melee, kind: 'melee', strengths: melee.strengths.some(Boolean) ? melee.strengths : null };
  if (shot) return { ...shot, kind: 'shot', zeds: [], strengths: null };
  return null;
}
const shiftsOf = (shifts: readonly [string, number][]): Fight['shifts'] => shifts.map(([row, by]) => ({ row, by }));

export const rolledMelee = ({ space, unit, zeds, strengths, shifts, column, dice }: MeleeRolled): Fight => ({ kind: 'melee', space, unit, zeds, strengths, column, shifts: shiftsOf(shifts), dice });
export const rolledShot = ({ space, unit, shifts, column, dice }: ShotRolled): Fight => ({ kind: 'shot', space, unit, zeds: [], strengths: null, column, shifts: shiftsOf(shifts), dice });
