/** A hand as it lies on the table: equal cards together, in the order of the scene. */
import type { Seen } from '../../frame/seen';
import { split } from '../../frame/words';
import type { View } from './view.gen';

export interface Heap {
  card: string;
  count: number;
  /** So many of them were drawn in this turn and have to wait. */
  fresh: number;
}

export function heapsOf(cards: readonly string[], all: Record<string, unknown>, fresh: readonly string[] = []): Heap[] {
  const order = Object.keys(all);
  const countOf = (some: readonly string[], card: string): number => some.filter((one) => one === card).length;
  return [...new Set(cards)]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((card) => ({ card, count: countOf(cards, card), fresh: countOf(fresh, card) }));
}

/** Cards that the next word is about and that lie elsewhere: looked at, stored, or in the discard pile. */
export function cardsElsewhere(at: Pick<Seen<View>, 'view' | 'choices' | 'kindOf'>): string[] {
  const { view, choices } = at;
  if (view.draw?.cards?.length) return view.draw.cards;
  const asked = choices.flatMap(({ word, target }) => (at.kindOf(target) === 'card' && split(word).length === 1 ? [target] : []));
  const own = new Set([...view.hand, ...view.dealt]);
  return asked.every((card) => own.has(card)) ? [] : [...new Set(asked)];
}
