/** A fight of the view as two sides that face each other. */
import type { Happened } from '../../frame/wire';
import { fightersOf, weaponOf } from './reading';
import type { TownFight, TownWeapon, View } from './view.gen';

/** Who stands on one side of a fight. */
export interface Side {
  kind: 'zombie' | 'pawn' | 'survivor';
  /** Colour of the pawn, or of whoever the survivor stands with. */
  colour?: string;
  /** What is written below it. */
  label: string;
  weapon?: TownWeapon;
}
/** One exchange of a fight, with the combat cards that were turned over. */
export interface DuelFaces {
  attacker: Side;
  defender: Side;
  shots: string[];
  answers: string[];
}
export type Outcome = 'hit' | 'missed' | 'won' | 'lost' | 'tied';
type NameOf = (id: string) => string;

function sideOf(view: View, id: string, weapon: string, label: NameOf): Side {
  const found = fightersOf(view).find((one) => one.id === id);
  if (!found) return { kind: 'zombie', label: label(id) };
  return { kind: found.id === found.colour ? 'pawn' : 'survivor', colour: found.colour, label: label(id), weapon: weaponOf(view, weapon) };
}

/** The combat cards that were turned over last for somebody in this fight, the one that counts first: they lie there until
 *  the next are drawn. */
export function lastCards(log: readonly Happened[], fighter: string): string[] {
  for (const { event, args } of [...log].reverse()) {
    if (event === 'attack_began' || event === 'entry_fight_opened' || event === 'turn_began') return [];
    if (event === 'combat_cards_drawn' && args['fighter'] === fighter) return countingFirst(args['cards'] as string[], args['used']);
  }
  return [];
}

function countingFirst(cards: readonly string[], used: unknown): string[] {
  const at = Math.max(0, cards.findIndex((card) => card === used));
  return [...cards.slice(at, at + 1), ...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** The two sides of a fight; null where nobody fights. */
export function duelOf(view: View, label: NameOf, fight: TownFight | null = view.fight): DuelFaces | null {
  if (!fight) return null;
  return {
    attacker: sideOf(view, fight.attacker, fight.weapon, label),
    defender: sideOf(view, fight.target, fight.defence, label),
    shots: fight.shots,
    answers: fight.answers,
  };
}
