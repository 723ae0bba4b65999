/** Fights that could be chosen now, as far as the view tells of them. */
import { fightIn, type Fight } from './fight';
import { chanceToHit, chanceToWin, meleeResults, percent, shotResults } from './odds';
import type { Scene, View } from './view.gen';

type Ahead = Pick<View, 'melees_ahead' | 'shots_ahead'>;
const SHOTS = new Set(['gunfire', 'hand_loaded']);

export const meleeAhead = (view: Ahead, unit: string, space?: string): Fight | null =>
  fightIn({ melee: view.melees_ahead.find((one) => one.unit === unit && (space === undefined || one.space === space)) ?? null, shot: null });
export const shotAhead = (view: Ahead, unit: string, space: string): Fight | null =>
  fightIn({ melee: null, shot: view.shots_ahead.find((one) => one.unit === unit && one.space === space) ?? null });

/** Those that zeds are about to begin, with each who could be named to defend. */
export const attacksComing = (view: Ahead): Fight[] => view.melees_ahead.flatMap((melee) => (melee.attacker === 'zeds' ? [fightIn({ melee, shot: null }) ?? []].flat() : []));

/** The fight that these words begin, said by this unit: `move to:forest_2`, `gunfire at:forest_2`. */
export function fightOf(view: Ahead, unit: string, verb: string, space: string): Fight | null {
  if (SHOTS.has(verb)) return shotAhead(view, unit, space);
  return verb === 'move' ? meleeAhead(view, unit, space) : null;
}
/** What tells one fight from another. */
export const keyOf = ({ kind, unit, space }: Fight): string => `${kind} ${unit} ${space}`;
/** Each of them once: several words may begin the same fight, such as a shot with hand-loaded ammo. */
export const distinct = (fights: readonly Fight[]): Fight[] => [...new Map(fights.map((fight) => [keyOf(fight), fight])).values()];

/** How it stands, in a few words: a key of the texts, and the chance. */
export function noteOn(fight: Fight, scene: Scene): ['dz-note-melee' | 'dz-note-shot', { chance: number }] {
  if (fight.kind === 'melee') return ['dz-note-melee', { chance: percent(chanceToWin(meleeResults(scene, String(fight.column)))) }];
  return ['dz-note-shot', { chance: percent(chanceToHit(shotResults(scene, Number(fight.column)))) }];
}
