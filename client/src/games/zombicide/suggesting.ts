/** Where a found card lies ready, to be confirmed by one touch: weapons in a hand, all else in the reserve. */
import type { EquipmentSpec } from './view';

/** So many hits of one damage may be hoped for; what is no weapon has no place in a hand, unless it opens doors. */
export function handWorth(spec: EquipmentSpec | undefined): number {
  const hoped = (spec?.attacks ?? []).map(({ dice, accuracy, damage, kills_everything }) => (kills_everything ? 2 : (dice * (7 - accuracy) * damage) / 6));
  return Math.max(spec?.opens_doors ? 0.4 : 0, ...hoped);
}

interface Found {
  card: string;
  /** Where it may go. */
  slots: readonly string[];
}
interface Lying {
  /** The slot where it lies, which is its name too. */
  id: string;
  card: string;
  slots: readonly string[];
}
const isHand = (slot: string): boolean => slot.startsWith('hand');

/** A free place; a weapon that finds both hands full changes places with the weaker one, if that has somewhere to go.
 *  Nothing is ever thrown away: where all is full, nothing is suggested. */
export function suggested(found: Found, lying: readonly Lying[], specOf: (card: string) => EquipmentSpec | undefined): Map<string, string> {
  const taken = new Set(lying.map(({ id }) => id));
  const free = found.slots.filter((slot) => slot !== 'discard' && !taken.has(slot));
  const isWeapon = specOf(found.card)?.kind === 'weapon';
  const fitting = free.find((slot) => isHand(slot) === isWeapon);
  if (fitting || !free.length) return new Map(fitting ? [[found.card, fitting]] : []);
  const worth = (card: string): number => handWorth(specOf(card));
  const [weakest] = lying.filter(({ id, slots }) => isHand(id) && slots.includes(free[0]!)).sort((a, b) => worth(a.card) - worth(b.card));
  if (!isWeapon || !weakest || worth(weakest.card) >= worth(found.card)) return new Map([[found.card, free[0]!]]);
  return new Map([[found.card, weakest.id], [weakest.id, free[0]!]]);
}
