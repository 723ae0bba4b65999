import { expect, it } from 'vitest';
import sample from './sample.json';
import { boxOf, doorBox, initials, openDoorBox, standingOf } from './city';
import { along, stretchesOf } from './levels';
import { gained } from './skills';
import { inRow } from './spread';
import { tokensOf } from './tokens';
import { type Scene, type View } from './view';

const { scene, view } = sample as unknown as { scene: Scene; view: View };

it('a sign lies beside the price of the one before it', () => {
  expect(inRow([{ price: 0 }, { price: 2 }, { price: 0 }]).map(({ x, width }) => [x, width])).toEqual([[0, 64], [80, 112], [208, 64]]);
});
it('everybody and everything on the board has a place', () => {
  const standing = standingOf(scene, view);
  expect(standing.survivors).toHaveLength(view.survivors.filter((one) => one.status === 'living').length);
  const counted = standing.groups.reduce((sum, group) => sum + group.what.count, 0);
  expect(counted).toBe(Object.values(view.zombies).reduce((sum, crowd) => sum + Object.values(crowd).reduce((some, count) => some + count, 0), 0));
  expect(standing.tokens).toHaveLength(tokensOf(scene, view).length);
});
it('zombies of a zone stand in one order, whoever came first', () => {
  const zombies = Object.fromEntries(Object.entries(view.zombies).map(([zone, crowd]) => [zone, Object.fromEntries(Object.entries(crowd).reverse())]));
  const spots = (shown: View) => standingOf(scene, shown).groups.map(({ what, spot }) => [what.id, spot.x, spot.y]);
  expect(Object.values(view.zombies).some((crowd) => Object.keys(crowd).length > 1)).toBe(true);
  expect(spots({ ...view, zombies })).toEqual(spots(view));
});
it('people in a car sit inside it', () => {
  const standing = standingOf(scene, view);
  const car = standing.cars.find((one) => one.what.id === 'car_1')!.spot;
  const riders = standing.survivors.filter((one) => one.what.car === 'car_1');
  expect(riders.length).toBeGreaterThan(1);
  for (const { spot } of riders) {
    expect(Math.abs(spot.x - car.x) + spot.width / 2).toBeLessThanOrEqual(car.width / 2);
    expect(Math.abs(spot.y - car.y) + spot.height / 2).toBeLessThanOrEqual(car.height / 2);
  }
});
it('every kind of target is found on the map', () => {
  const standing = standingOf(scene, view);
  const group = standing.groups[0]!.what.id;
  for (const target of [scene.start, scene.doors[0]!.id, view.survivors[0]!.id, group, 'car_1', 'objective_1']) {
    expect(boxOf(target, scene, standing), target).not.toBeNull();
  }
  expect(boxOf('nowhere', scene, standing)).toBeNull();
});
it('an open door is touched in the street alone, where its leaf stands, never in the room whose name is beside it', () => {
  for (const door of scene.doors) {
    const [x0, y0, x1, y1] = door.stretch;
    const [box, closed] = [openDoorBox(door), doorBox(door)];
    const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
    const [out, room] = { N: [box.y, box.y + box.height - middle.y], S: [box.y + box.height, middle.y - box.y], W: [box.x, box.x + box.width - middle.x], E: [box.x + box.width, middle.x - box.x] }[door.side] as [number, number];
    expect(room, door.id).toBeCloseTo(0);
    expect(out, door.id).toBe({ N: closed.y, S: closed.y + closed.height, W: closed.x, E: closed.x + closed.width }[door.side]);
  }
});
it('a taken objective leaves a quiet mark, a spawn zone that does not spawn is quiet', () => {
  const objectives = view.objectives.map((token, i) => ({ ...token, taken: i === 0 }));
  const after = tokensOf(scene, { ...view, objectives, spawn_zones: [] });
  expect(after.filter((token) => token.zone === objectives[0]!.zone && token.kind !== 'spawn')).toMatchObject([{ kind: 'taken', quiet: true }]);
  expect(after.filter((token) => token.kind === 'spawn').every((token) => token.quiet)).toBe(true);
});

it('initials are short, and longer where two would be alike', () => {
  expect(initials(['Amy', 'Doug', 'Josh'])).toEqual(['A', 'D', 'J']);
  expect(initials(['Amy', 'Alma', 'Ned'])).toEqual(['Am', 'Al', 'N']);
});
it('experience moves along the bar and stops at its end', () => {
  const stretches = stretchesOf(scene.danger_levels);
  const places = [0, 6, 7, 18, 19, 42, 43, 60].map((xp) => along(xp, stretches));
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(along(60, stretches)).toBe(along(43, stretches));
  expect(along(43, stretches)).toBeLessThan(1);
});
it('a skill that a card names twice is marked as often as it was gained', () => {
  const card = { name: null, picture: 'amy', skills: { blue: ['free_move'], yellow: ['plus_1_action'], orange: ['free_move'], red: ['medic'] } };
  const has = (skills: string[]): boolean[] => gained(card, skills).map((skill) => skill.has);
  expect(has(['free_move'])).toEqual([true, false, false, false]);
  expect(has(['free_move', 'plus_1_action', 'free_move'])).toEqual([true, true, true, false]);
});
