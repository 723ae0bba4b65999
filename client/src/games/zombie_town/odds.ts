/** What a shot at a zombie is worth. All of it is open: the combat cards, those that are used, how far it is (ZT-9.2, ZT-2.7). */
import type { Texts } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import { thingOf, verbOf } from '../../frame/words';
import { bearerOf, pawnOf, weaponOf } from './reading';
import type { Scene, View } from './view.gen';

/** A square within reach is here, next to here, or as far away as one shoots. */
export function distanceTo(scene: Scene, from: string, to: string): number {
  if (from === to) return 0;
  return scene.squares[from]?.neighbours.includes(to) ? 1 : scene.limits.shot;
}

/** How often at least one of the cards drawn for a bullet reaches that far; null where some of them come out of the next shuffle. */
export function chanceOf(view: View, scene: Scene, distance: number, draws: number): number | null {
  const cards = view.combat.deck;
  if (cards < draws) return null;
  const used = (id: string): number => view.combat.used.filter((card) => card === id).length;
  const short = Object.entries(scene.combat).flatMap(([id, card]) => (card.strength < distance ? [card.count - used(id)] : []));
  const misses = short.reduce((sum, count) => sum + count, 0);
  const allMiss = Array.from({ length: draws }, (_, i) => (misses - i) / (cards - i)).reduce((product, one) => product * Math.max(0, one), 1);
  return 1 - allMiss;
}

/** The zombie's square and the weapon that a word means, as far as they are settled. */
function shotOf(word: string, question: Question, view: View, before: readonly string[]): { target: string; weapon?: string } {
  const [verb, about] = [verbOf(word), (question.about ?? {}) as Record<string, string>];
  if (verb === 'target') return { target: thingOf(word), weapon: onlyWeapon(question, view) };
  if (verb === 'with') return { target: thingOf(before.find((said) => verbOf(said) === 'target') ?? ''), weapon: thingOf(word) };
  if (verb === 'fire' || verb === 'change') return { target: about['target'] ?? '', weapon: verb === 'fire' ? about['weapon'] : thingOf(word) };
  return { target: '' };
}
/** Of whoever has one loaded weapon alone it is clear what he shoots with. */
function onlyWeapon(question: Question, view: View): string | undefined {
  const loaded = pawnOf(view, question.unit ?? view.turn?.pawn)?.weapons.filter(({ shots }) => shots > 0) ?? [];
  return loaded.length === 1 ? loaded[0]!.id : undefined;
}

/** Behind the words of a shot at a zombie: how often it kills. */
export function oddsOn(word: string, question: Question, view: View, scene: Scene | null, texts: Texts, before: readonly string[]): string[] {
  const { target, weapon } = shotOf(word, question, view, before);
  const [from, draws] = [bearerOf(view, weapon ?? '')?.square, weaponOf(view, weapon ?? '')?.draws];
  if (!scene?.squares[target] || !from || !draws) return [];
  const chance = chanceOf(view, scene, distanceTo(scene, from, target), draws);
  return chance === null ? [] : [texts.text('zt-odds', { percent: Math.round(100 * chance) })];
}
