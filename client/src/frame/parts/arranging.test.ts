import { expect, it } from 'vitest';
import { inSlot, mayMove, moved, type Piece, type Slot } from './arranging';

const SLOTS: Slot[] = [
  { id: 'amy.hand_1', group: 'Amy', label: 'Left hand' },
  { id: 'amy.hand_2', group: 'Amy', label: 'Right hand' },
  { id: 'ned.hand_1', group: 'Ned', label: 'Left hand' },
  { id: 'discard', group: '', label: 'Discard', many: true },
];
const [LEFT, RIGHT, NEDS, AWAY] = SLOTS as [Slot, Slot, Slot, Slot];
const PAN: Piece = { id: 'a', label: 'pan', slot: LEFT.id };
const PISTOL: Piece = { id: 'b', label: 'pistol', slot: RIGHT.id };
const WOUND: Piece = { id: 'w', label: 'wound', slot: NEDS.id, fixed: true };
const ALL = [PAN, PISTOL, WOUND];
const anything = (): boolean => true;

it('two cards change places', () => {
  const after = moved(ALL, 'a', RIGHT);
  expect(inSlot(after, RIGHT.id).map((piece) => piece.label)).toEqual(['pan']);
  expect(inSlot(after, LEFT.id).map((piece) => piece.label)).toEqual(['pistol']);
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
  expect(mayMove(ALL, SLOTS, PAN, RIGHT, (piece) => piece.label === 'pan')).toBe(false);
  expect(mayMove(ALL, SLOTS, PAN, AWAY, (piece) => piece.label === 'pan')).toBe(true);
});
