/** Pieces and the slots in which they may lie, while somebody puts them in order. */
export interface Slot {
  id: string;
  /** Slots of one group stand together below its name. */
  group: string;
  label: string;
  /** Holds any number of pieces. */
  many?: boolean;
  /** Stands out among the others. */
  isFirm?: boolean;
}
export interface Piece {
  id: string;
  slot: string;
  label: string;
  /** What more is to be said of it to whoever does not see it. */
  about?: string;
  /** What it does, in words for everybody. */
  tells?: string;
  /** It has just come. */
  isNew?: boolean;
  /** It lies where it lies. */
  fixed?: boolean;
}
export type Allowed = (piece: Piece, slot: Slot) => boolean;

export function inSlot(pieces: readonly Piece[], slot: string): Piece[] {
  return pieces.filter((piece) => piece.slot === slot);
}

/** Why not is none of our business: whether this piece may go there, and the one that lies there may come here. */
export function mayMove(pieces: readonly Piece[], slots: readonly Slot[], piece: Piece, to: Slot, allowed: Allowed): boolean {
  if (piece.fixed || piece.slot === to.id || !allowed(piece, to)) return false;
  const there = to.many ? undefined : inSlot(pieces, to.id)[0];
  if (!there) return true;
  const from = slots.find((slot) => slot.id === piece.slot);
  return !there.fixed && from !== undefined && allowed(there, from);
}

/** The pieces after one of them went to a slot; what lay there comes back in exchange. */
export function moved(pieces: readonly Piece[], piece: string, to: Slot): Piece[] {
  const from = pieces.find((one) => one.id === piece)?.slot ?? to.id;
  return pieces.map((one) => {
    if (one.id === piece) return { ...one, slot: to.id };
    return one.slot === to.id && !to.many ? { ...one, slot: from } : one;
  });
}
