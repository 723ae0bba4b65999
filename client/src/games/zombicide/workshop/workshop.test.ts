import { expect, it } from 'vitest';
import type { CityScene, WallPlace } from '../view';
import type { Problem } from '../../../frame/api';
import { blankClause, type Tile } from './content';
import { added, newMission, withTile } from './draft';
import { allProblems, pageOf, targetsOf, withoutCause } from './problems';
import { isGroundOf, sceneOf } from './scene';
import { newSurvivor, survivorContent, survivorFrom, withSkill } from './survivor';
import { edgesOf, fittingTurn, tileScene } from './tiles';
import { countOf, optionsFor, touched } from './tools';

const corner: Tile = {
  id: '2B',
  back: '6B',
  grid: ['BBS', 'BBS', 'SSS'],
  manhole: [1, 2],
  rooms: [
    { id: 'NW', rects: [[0, 0, 35, 35]] },
    { id: 'NE', rects: [[35, 0, 70, 35]] },
  ],
  open: [['NW', 'NE']],
  edges: [],
};
const tiles = { '2B': corner, '1B': { ...corner, id: '1B', back: '3B', grid: ['SSS', 'BBS', 'BBS'] } as Tile };
const blank = newMission({ en: 'Small', de: 'Klein' });
const laid = { ...withTile(blank, { row: 0, column: 0 }, '2B@0', '6B'), layout: [['2B@0']] };
const wall: WallPlace = { room: '2B.NE', street: 'S02', side: 'E', stretch: [70, 0, 70, 35] };
const ground: CityScene = { ...tileScene(corner), rooms: [{ zone: '2B.NE', rects: [[35, 0, 70, 35]], building: 'b1' }], streets: [{ zone: 'S02', rect: [70, 0, 100, 30] }], walls: [wall] };
const problem = (more: Partial<Problem>): Problem => ({ reason: 'unknown-zone', args: {}, line: null, place: '', clause: '', ...more });

it('a tile is a small map with its openings', () => {
  expect(tileScene(corner).openings).toEqual([{ a: 'NW', b: 'NE', stretch: [35, 0, 35, 35] }]);
  expect(tileScene(corner).streets).toHaveLength(5);
});
it('a turned tile has turned edges', () => {
  expect(edgesOf(corner, 0)).toEqual(['BBS', 'SSS', 'SSS', 'BBS']);
  expect(edgesOf(corner, 90)).toEqual(['SBB', 'BBS', 'SSS', 'SSS']);
});
it('a tile is laid so that street meets street, if it can', () => {
  const draft = withTile(blank, { row: 0, column: 0 }, '2B@0', '6B');
  expect(fittingTurn(draft, { row: 0, column: 1 }, tiles['1B']!, tiles)).toBe(180);
  expect(fittingTurn(draft, { row: 0, column: 1 }, { ...corner, id: '9X', back: '', grid: ['BBB', 'BBB', 'BBB'] }, tiles)).toBeNull();
});
it('what was put on the map is drawn before the server answers', () => {
  const draft = touched('door', touched('start', laid, 'S02'), 'wall:2B.NE/S02/E');
  const scene = sceneOf(ground, draft);
  expect(scene.start).toBe('S02');
  expect(scene.doors).toEqual([{ room: '2B.NE', street: 'S02', side: 'E', colour: 'red', id: '2B.NE/S02', stretch: wall.stretch }]);
  expect(isGroundOf(ground, draft)).toBe(true);
  expect(isGroundOf(ground, { ...draft, layout: [['2B@90']] })).toBe(false);
});
it('a touch puts a thing there, the next one takes it away', () => {
  for (const tool of ['start', 'exit', 'spawn', 'objective', 'car', 'bunker', 'zombie_exit'] as const) {
    const there = touched(tool, laid, 'S02');
    expect([tool, countOf(tool, there)]).toEqual([tool, 1]);
    expect(touched(tool, there, 'S02')).toEqual(laid);
  }
});
it('doors go into walls without one, cars and spawn zones into streets', () => {
  const targets = (tool: Parameters<typeof optionsFor>[0], scene = ground): string[] => optionsFor(tool, laid, scene, '').map((option) => option.target);
  expect(targets('door')).toEqual(['wall:2B.NE/S02/E']);
  expect(targets('door', sceneOf(ground, touched('door', laid, 'wall:2B.NE/S02/E')))).toEqual(['2B.NE/S02']);
  expect(targets('car')).toEqual(['S02']);
  expect(targets('objective')).toEqual(['2B.NE', 'S02']);
});
it('what is only missing is said in its own words, and once', () => {
  const found = [problem({ reason: 'unknown-tile', args: { tile: '' }, place: 'layout[0][0]' }), problem({ place: 'start', args: { zone: '' } }), problem({ reason: 'no-goal', place: 'goals' })];
  expect(allProblems(blank, found).map((one) => one.reason)).toEqual(['zc-empty-cell', 'zc-no-start', 'no-goal']);
});
it('a problem points at its place and can be taken away with its cause', () => {
  const draft = added(laid, 'spawns', { zone: 'S02' });
  const wrong = problem({ reason: 'spawn-at-start', place: 'spawns[0].zone', args: { zone: 'S02' } });
  expect(targetsOf(wrong, draft, ground)).toEqual(['S02']);
  expect(pageOf(wrong)).toBe('tokens');
  expect(withoutCause(draft, wrong)).toEqual(laid);
  expect(withoutCause(draft, problem({ place: 'layout[0][0]' }))).toBeNull();
  expect(targetsOf(problem({ reason: 'building-without-door', place: 'doors', args: { rooms: '2B.NE, 2B.NW' } }), draft, ground)).toEqual(['2B.NE']);
});
it('a new goal has all its fields', () => {
  expect(blankClause('danger_level', { level: { enum: ['blue', 'orange'] }, min_survivors: { type: 'integer', minimum: 1 } })).toEqual({ type: 'danger_level', level: 'orange', min_survivors: 1 });
});
it('a survivor goes to the server and comes back', () => {
  const counts = { blue: 1, yellow: 1, orange: 2, red: 3 };
  const zoe = withSkill({ ...newSurvivor(counts, 'plus_1_action'), name: 'Zoë' }, 'orange', 1, 'starts_with:pistol');
  const content = survivorContent(zoe);
  expect(content).toEqual({ id: 'own_zoe', name: 'Zoë', blue: '', yellow: 'plus_1_action', orange: ['', 'starts_with:pistol'], red: ['', '', ''] });
  expect(survivorFrom(content, counts)).toEqual(zoe);
});
