/** A hand as it lies on the table: equal cards together, weapons before boards before people before the rest. */
import type { CardId, CardSpec } from './view';

export interface Heap {
  card: CardId;
  count: number;
  /** So many of them were drawn in this turn and have to wait. */
  fresh: number;
}
const ORDER: readonly CardSpec['kind'][] = ['weapon', 'barricade', 'survivor', 'fireworks', 'event'];

export function heapsOf(cards: readonly CardId[], specs: Record<CardId, CardSpec>, fresh: readonly CardId[] = []): Heap[] {
  const rank = (card: CardId): number => {
    const kind = specs[card]?.kind;
    return kind ? ORDER.indexOf(kind) : ORDER.length;
  };
  const countOf = (all: readonly CardId[], card: CardId): number => all.filter((one) => one === card).length;
  return [...new Set(cards)]
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((card) => ({ card, count: countOf(cards, card), fresh: countOf(fresh, card) }));
}
