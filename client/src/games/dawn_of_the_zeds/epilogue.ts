/** What became of everybody and of the town, read from the table as it lies at the end. */
import { isOurs } from './reading';
import type { DawnUnitView, Scene, View } from './view.gen';

export type Fate = 'well' | 'hurt' | 'bed' | 'dead' | 'camp' | 'jail' | 'away';
export interface Life {
  id: string;
  fate: Fate;
  place: string;
}

function fateOf({ place, is_reduced, is_comatose, hits }: DawnUnitView): Fate {
  if (place === 'cemetery') return 'dead';
  if (place === 'jail') return 'jail';
  if (place === 'refugee_camp') return 'camp';
  if (is_comatose || /^bed_/.test(place)) return 'bed';
  return is_reduced || hits ? 'hurt' : 'well';
}
/** Heroes first, then those who held the roads with them, then refugees; whoever died comes last of each. */
export function livesOf(view: Pick<View, 'units'>, scene: Scene): Life[] {
  const rank = (id: string): number => (scene.units[id]?.kind === 'hero' ? 0 : isOurs(scene, id) ? 1 : 2);
  return view.units
    .map((unit) => ({ id: unit.id, place: unit.place, fate: fateOf(unit) }))
    .sort((a, b) => rank(a.id) - rank(b.id) || Number(a.fate === 'dead') - Number(b.fate === 'dead'));
}

/** Lines of the epilogue that depend on how the town looks. */
export function linesOf(result: NonNullable<View['result']>, scene: Pick<Scene, 'houses' | 'chaos'>): string[] {
  return [
    ...(scene.chaos ? [`dz-epilogue-chaos-${result.chaos}`] : []),
    ...(scene.chaos ? [`dz-epilogue-camp-${result.camp}`] : []),
    ...(scene.houses.includes('lab') ? [`dz-epilogue-antidote-${result.has_antidote ? 'yes' : 'no'}`] : []),
  ];
}
