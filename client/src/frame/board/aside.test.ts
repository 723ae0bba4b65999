import { expect, it } from 'vitest';
import { asideOf, coveredBy, isWithin } from './aside';

const ROOM = { width: 900, height: 600 };
const DICE = { width: 300, height: 160 };

it('a picture stands in the middle, if nothing that it tells about is there', () => {
  expect(asideOf(DICE, ROOM, [])).toEqual({ scale: 1, x: 300, y: 220 });
  expect(asideOf(DICE, ROOM, [{ x: 0, y: 0, width: 200, height: 200 }])).toEqual({ scale: 1, x: 300, y: 220 });
});
it('it never covers a zone that it tells about, wherever that is', () => {
  for (let x = 0; x <= 700; x += 50)
    for (let y = 0; y <= 400; y += 50) {
      const zone = { x, y, width: 200, height: 200 };
      const at = asideOf(DICE, ROOM, [zone]);
      expect(coveredBy(DICE, at, [zone]), `${x} ${y}`).toBe(0);
      expect(at.scale).toBe(1);
      expect(at.x >= 0 && at.y >= 0 && at.x + DICE.width <= ROOM.width && at.y + DICE.height <= ROOM.height).toBe(true);
    }
});
it('where there is little room it becomes smaller', () => {
  const [phone, zone] = [{ width: 390, height: 360 }, { x: 120, y: 120, width: 150, height: 120 }];
  const at = asideOf(DICE, phone, [zone]);
  expect(at.scale).toBeLessThan(1);
  expect(coveredBy(DICE, at, [zone])).toBe(0);
});
it('what fills the board stays as large as it is, where it hides least', () => {
  const [votes, place] = [{ width: 850, height: 400 }, { x: 500, y: 0, width: 400, height: 300 }];
  const at = asideOf(votes, ROOM, [place]);
  expect(at.scale).toBe(1);
  expect(at.y).toBeGreaterThan((ROOM.height - votes.height) / 2);
});
it('a picture that grows while it is shown is put anew where all of it can be seen', () => {
  const [room, place] = [{ width: 390, height: 574 }, { x: 200, y: 100, width: 190, height: 180 }];
  const [before, grown] = [{ width: 350, height: 260 }, { width: 350, height: 390 }];
  const at = asideOf(before, room, [place]);
  expect([isWithin(before, at, room), isWithin(grown, at, room)]).toEqual([true, false]);
  expect(isWithin(grown, asideOf(grown, room, [place]), room)).toBe(true);
});
it('a picture larger than the board becomes as small as it must: its last line never lies under the button that skips it', () => {
  const [room, votes] = [{ width: 390, height: 440 }, { width: 358, height: 500 }];
  for (const told of [[], [{ x: 0, y: 0, width: 390, height: 100 }]]) {
    const at = asideOf(votes, room, told);
    expect(at.scale).toBeCloseTo(0.88);
    expect(isWithin(votes, at, room)).toBe(true);
  }
  expect(isWithin(votes, { scale: 1, x: 16, y: -30 }, room)).toBe(false);
});
