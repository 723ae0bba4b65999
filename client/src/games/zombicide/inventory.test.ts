import { expect, it } from 'vitest';
import { inSlot, mayMove, moved, type InventoryPiece, type InventorySlot } from './inventory';

const SLOTS: InventorySlot[] = [
  { id: 'amy.hand_1', group: 'Amy', label: 'Left hand', kind: 'hand' },
  { id: 'amy.hand_2', group: 'Amy', label: 'Right hand', kind: 'hand' },
  { id: 'ned.hand_1', group: 'Ned', label: 'Left hand', kind: 'hand' },
  { id: 'discard', group: '', label: 'Discard', kind: 'discard', many: true },
];
const [LEFT, RIGHT, NEDS, AWAY] = SLOTS as [InventorySlot, InventorySlot, InventorySlot, InventorySlot];
const PAN: InventoryPiece = { id: 'a', card: 'pan', slot: LEFT.id };
const PISTOL: InventoryPiece = { id: 'b', card: 'pistol', slot: RIGHT.id };
const WOUND: InventoryPiece = { id: 'w', card: 'wound', slot: NEDS.id, fixed: true };
const ALL = [PAN, PISTOL, WOUND];
const anything = (): boolean => true;

it('two cards change places', () => {
  const after = moved(ALL, 'a', RIGHT);
  expect(inSlot(after, RIGHT.id).map((piece) => piece.card)).toEqual(['pan']);
  expect(inSlot(after, LEFT.id).map((piece) => piece.card)).toEqual(['pistol']);
});
it('a pile takes any number, and nothing comes back', () => {
  const after = moved(moved(ALL, 'a', AWAY), 'b', AWAY);
  expect(inSlot(after, AWAY.id)).toHaveLength(2);
  expect(inSlot(after, LEFT.id)).toEqual([]);
});
it('wounds neither go nor give way', () => {
  expect(mayMove(ALL, SLOTS, WOUND, LEFT, anything)).toBe(false);
  expect(mayMove(ALL, SLOTS, PAN, NEDS, anything)).toBe(false);
});
it('nothing moves to where it lies', () => {
  expect(mayMove(ALL, SLOTS, PAN, LEFT, anything)).toBe(false);
});
it('an exchange must be allowed both ways', () => {
  expect(mayMove(ALL, SLOTS, PAN, RIGHT, anything)).toBe(true);
  expect(mayMove(ALL, SLOTS, PAN, RIGHT, (piece) => piece.card === 'pan')).toBe(false);
  expect(mayMove(ALL, SLOTS, PAN, AWAY, (piece) => piece.card === 'pan')).toBe(true);
});
