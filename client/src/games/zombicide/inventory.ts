/** Cards and the places where they may lie, while somebody puts them in order. */
import type { CardId } from './view';

export interface InventorySlot {
  id: string;
  /** Whose slot it is, as a heading. */
  group: string;
  label: string;
  kind: 'hand' | 'reserve' | 'discard' | 'pool';
  /** Holds any number of cards. */
  many?: boolean;
}
export interface InventoryPiece {
  id: string;
  card: CardId;
  slot: string;
  unloaded?: boolean;
  /** It lies where it lies, as wounds do. */
  fixed?: boolean;
}
export type Allowed = (piece: InventoryPiece, slot: InventorySlot) => boolean;

export function inSlot(pieces: readonly InventoryPiece[], slot: string): InventoryPiece[] {
  return pieces.filter((piece) => piece.slot === slot);
}

/** Why not is none of our business: whether this piece may go there, and the one that lies there may come here. */
export function mayMove(
  pieces: readonly InventoryPiece[],
  slots: readonly InventorySlot[],
  piece: InventoryPiece,
  to: InventorySlot,
  allowed: Allowed,
): boolean {
  if (piece.fixed || piece.slot === to.id || !allowed(piece, to)) return false;
  const there = to.many ? undefined : inSlot(pieces, to.id)[0];
  if (!there) return true;
  const from = slots.find((slot) => slot.id === piece.slot);
  return !there.fixed && from !== undefined && allowed(there, from);
}

/** The pieces after one of them went to a slot; what lay there comes back in exchange. */
export function moved(pieces: readonly InventoryPiece[], piece: string, to: InventorySlot): InventoryPiece[] {
  const from = pieces.find((one) => one.id === piece)?.slot ?? to.id;
  return pieces.map((one) => {
    if (one.id === piece) return { ...one, slot: to.id };
    return one.slot === to.id && !to.many ? { ...one, slot: from } : one;
  });
}
