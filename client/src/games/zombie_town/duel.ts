/** A fight of the view as two sides that face each other. */
import type { Color, CombatId, SurvivorView, View, WeaponView } from './view';

/** Who stands on one side of a fight. */
export interface Fighter {
  kind: 'zombie' | 'pawn' | 'survivor';
  /** Colour of the pawn, or of whoever the survivor stands with. */
  color?: Color;
  /** What is written below it. */
  label: string;
  weapon?: WeaponView | null;
}
/** One exchange of a fight, with the combat cards that were turned over. */
export interface DuelFaces {
  attacker: Fighter;
  defender: Fighter;
  shots: CombatId[];
  answers: CombatId[];
}
export type Outcome = 'hit' | 'missed' | 'won' | 'lost' | 'tied';
type NameOf = (id: string) => string;

/** Whoever carries weapons: pawns, and survivors with the colour they stand with. */
function survivorsOf(view: View): { color: string; survivor: SurvivorView }[] {
  return [
    ...view.pawns.flatMap((pawn) => pawn.companions.map((survivor) => ({ color: pawn.color, survivor }))),
    ...view.buildings.flatMap((site) => site.survivors.map((survivor) => ({ color: site.owner, survivor }))),
  ];
}
function weaponOf(view: View, id: string): WeaponView | null {
  const all = [...view.pawns.flatMap((pawn) => pawn.weapons), ...survivorsOf(view).flatMap(({ survivor }) => survivor.weapon ?? [])];
  return all.find((weapon) => weapon.id === id) ?? null;
}
function faceOf(view: View, id: string, weapon: string, label: NameOf): Fighter {
  const found = survivorsOf(view).find(({ survivor }) => survivor.id === id);
  if (found) return { kind: 'survivor', color: found.color, label: label(id), weapon: weaponOf(view, weapon) };
  const isPawn = view.pawns.some((pawn) => pawn.color === id);
  return isPawn ? { kind: 'pawn', color: id, label: label(id), weapon: weaponOf(view, weapon) } : { kind: 'zombie', label: label(id) };
}

/** The two sides of a fight; null where nobody fights. */
export function duelOf(view: View, label: NameOf, fight = view.fight): DuelFaces | null {
  if (!fight) return null;
  return {
    attacker: faceOf(view, fight.attacker, fight.weapon, label),
    defender: faceOf(view, fight.target, fight.defence, label),
    shots: fight.shots,
    answers: fight.answers,
  };
}
