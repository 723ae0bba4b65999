import { expect, it } from 'vitest';
import { cardsFor, companyOf, groupsIn, NO_CARDS, seatsIn, withCompany } from './company';
import { fromContent, goalsIn, isHouse, moved, newScenario, toContent, towerAt, turned, withoutGoal, withPiece } from './draft';
import { allProblems, pageOf, piecesIn, withoutCause } from './problems';
import { seatsOf } from './seats';
import type { Stock } from './stock';
import { cleared, countOf, freeSpot, nextOf, put, toolOf } from './tools';

const BUILDINGS = ['supermarket', 'police_station', 'library', 'petrol_station', 'hospital', 'school', 'motor_home'];
const KINDS = { ...Object.fromEntries(BUILDINGS.map((id) => [id, 'building'])), s1: 'survivor', s2: 'survivor', z1a: 'zombie', z2a: 'zombie', crate_1: 'object', car: 'object' };
const SHAPES = { ...Object.fromEntries(BUILDINGS.map((id) => [id, 'building'])), s1: 'figure', s2: 'figure', z1a: 'figure', z2a: 'figure', crate_1: 'crate', car: 'vehicle' };
const stock = { edge: 45000, tower: { lip: 8500 }, buildings: BUILDINGS, kinds: KINDS, shape_of: SHAPES, chips: {}, secret_decks: ['objective', 'exile'], company_decks: ['objective', 'exile', 'combat'], fixed_rules: ['accusations'], patterns: [
  { id: '1', groups: ['a'], exiled: null, decks: [], rules: [], dead_to_lose: 2, objective_worth: 0 },
  { id: '5', groups: ['a'], exiled: null, decks: ['objective', 'exile', 'combat'], rules: ['accusations'], dead_to_lose: 4, objective_worth: 0 },
  { id: '6', groups: ['a', 'b'], exiled: null, decks: ['combat'], rules: [], dead_to_lose: 0, objective_worth: 0 },
  { id: '7', groups: ['a', 'b'], exiled: null, decks: ['combat'], rules: [], dead_to_lose: 0, objective_worth: 0 },
  { id: '8', groups: ['a', 'b'], exiled: null, decks: ['objective', 'combat'], rules: [], dead_to_lose: 0, objective_worth: 2 },
  { id: '9', groups: ['a', 'b'], exiled: 'b', decks: ['exile', 'combat'], rules: [], dead_to_lose: 0, objective_worth: 0 },
] } as unknown as Stock;
const empty = { ...newScenario(stock), name: 'Deep snow' };
const PRINTED = {
  rounds: 6, day_invasion: 2, night_invasion: 3, decks: ['combat'], cellar: [-535, 190, 0], skull: { by: ['living'], tie: 'win' }, acid: [60, 50], pool: { food: 2 }, pattern: '6',
  buildings: { school: { at: [0, -360, 90], chips: ['food', 'food', 'key'], face_down: 2 } },
  objects: { crate_1: [90, -40, 0] },
  zombies: { facing: 270, at: [['z1a', 0, 20], ['z2a', 10, 90]] },
  groups: { a: { base: 'school', survivors: [['s1', -150, -400, 90]], goal: { house: 'school', supplies: 3 } }, b: { survivors: [['s2', 1, 2, 3]] } },
};

it('an empty town has its seven houses in the town, and nothing to win by', () => {
  expect(empty.pieces.every(isHouse) && empty.pieces.length).toBe(7);
  expect(toContent(empty)).toMatchObject({ name: 'Deep snow', cellar: [535, 0, 180], groups: { a: { survivors: [], goal: {} } } });
  expect(empty.pieces.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= 450)).toBe(true);
});
it('a printed scenario comes back as it was', () => {
  const content = toContent(fromContent(PRINTED, stock));
  expect(content).toMatchObject({ ...PRINTED, groups: { a: { survivors: [['s1', -150, -400, 90]], goal: { supplies: 3 } }, b: { survivors: [['s2', 1, 2, 3]] } } });
  expect((content['groups'] as Record<string, object>)['b']).not.toHaveProperty('goal');
});
it('a scenario is for as many as have somebody to lead, a group at least one', () => {
  expect(seatsOf(PRINTED)).toEqual([2, 2]);
});
it('a file that is hardly one is read as far as it goes', () => {
  const draft = fromContent({ buildings: { school: 3 }, zombies: { at: [['z1a']] }, groups: { a: 'x' }, rounds: 'many', acid: 1 }, stock);
  expect(draft.pieces.map(({ id, x }) => [id, x])).toEqual([['school', 0], ['z1a', 0]]);
  expect([draft.rounds, draft.acid]).toEqual([6, null]);
});
it('the next piece of a kind is put down, until all are on the table', () => {
  const one = put('survivor', empty, stock, 10, -200)!;
  expect(one.draft.pieces.at(-1)).toEqual({ id: 's1', x: 10, y: -200, turn: 90, group: 'a' });
  const both = put('survivor', one.draft, stock, 90, -200)!.draft;
  expect(nextOf('survivor', both, stock)).toBeNull();
  expect([put('survivor', both, stock, 0, 0), countOf('survivor', both, stock)]).toEqual([null, '2/2']);
  expect(cleared(both).pieces).toHaveLength(7);
  expect([toolOf('car', stock), toolOf('school', stock)]).toEqual(['vehicle', 'house']);
});
it('pieces stay in the town, the tower at its border', () => {
  const draft = put('crate', empty, stock, 0, 0)!.draft;
  expect(moved(draft, 'crate_1', 600, -40.4, 450).pieces.at(-1)).toMatchObject({ x: 450, y: -40 });
  expect(towerAt(moved(draft, 'tower', 30, -400, 450).tower)).toEqual([30, -535]);
  expect(moved(draft, 'acid', 1, 2, 450).acid).toEqual({ x: 1, y: 2 });
});
it('zombies turn together', () => {
  const two = put('zombie', put('zombie', empty, stock, 0, 0)!.draft, stock, 90, 90)!.draft;
  expect(turned(two, 'z2a', 15).pieces.filter(({ id }) => id.startsWith('z')).map(({ turn }) => turn)).toEqual([285, 285]);
  expect(withPiece(two, 'z1a', { x: 5 }).pieces.map(({ x }) => x)).toContain(5);
});
it('a free spot has room around it', () => {
  const { x, y } = freeSpot(empty, stock);
  expect(empty.pieces.every((piece) => Math.hypot(piece.x - x, piece.y - y) >= 110)).toBe(true);
});
it('a goal is what it says; fields that another sentence needs stay', () => {
  const goal = { house: 'school', supplies: 3, own_in: 2, alone: true };
  expect(goalsIn(goal)).toEqual(['supplies', 'hold']);
  expect(withoutGoal(goal, 'hold')).toEqual({ house: 'school', supplies: 3 });
  expect(goalsIn(null)).toEqual([]);
});
it('a problem knows its pieces, its page, and what can be taken away', () => {
  const draft = put('crate', empty, stock, 0, 0)!.draft;
  const near = { reason: 'too-near', args: { piece: 'school', other: 'crate_1' }, line: null, place: 'school', clause: 'FL-20.14' };
  expect(piecesIn(near, draft)).toEqual(['school', 'crate_1']);
  expect(withoutCause(draft, near)!.pieces).toHaveLength(7);
  expect(withoutCause(draft, { ...near, args: {}, place: 'rounds' })).toBeNull();
  expect(['school', 'groups.a.goal', 'groups.a', 'name', 'pool', 'cellar', 'groups.b.survivors'].map((place) => pageOf({ ...near, place }))).toEqual(['table', 'goals', 'goals', 'about', 'about', 'table', 'table']);
  expect(allProblems({ ...draft, name: ' ' }, []).map(({ reason }) => reason)).toEqual(['fl-no-name']);
});
it('a goal that does not say yet which chips or which house is a problem, and not left out of the file in silence', () => {
  const withGoals = (goal: Record<string, unknown>) => ({ ...empty, name: 'Deep snow', groups: { a: { base: '', goal } } });
  const unsaid = allProblems(withGoals({ kills: 2, everybody_in: '', house: '', chips: { food: 0 }, carried: false }), []);
  expect(unsaid.map(({ reason, place }) => [reason, place])).toEqual([['fl-goal-unsaid-everybody', 'groups.a.goal'], ['fl-goal-unsaid-chips', 'groups.a.goal']]);
  expect(allProblems(withGoals({ everybody_in: 'school', house: 'school', chips: { food: 1 } }), [])).toEqual([]);
});
it('the first survivor on the half of a group without any joins it', () => {
  const two = withCompany(put('survivor', empty, stock, 0, -200)!.draft, { groups: 2, cards: NO_CARDS }, stock);
  expect(put('survivor', two, stock, 0, 100)!.draft.pieces.at(-1)!.group).toBe('b');
  expect(put('survivor', two, stock, 0, -100)!.draft.pieces.at(-1)!.group).toBe('a');
});
it('groups and secret cards are chosen, and the pattern follows', () => {
  expect([groupsIn(stock), cardsFor(1, stock), cardsFor(2, stock)]).toEqual([[1, 2], [NO_CARDS, 'exile-objective'], [NO_CARDS, 'objective', 'exile']]);
  const both = put('survivor', put('survivor', { ...empty, decks: ['destiny'] }, stock, 0, -200)!.draft, stock, 0, 200)!.draft;
  expect([companyOf(both, stock), seatsIn(both)]).toEqual([{ groups: 1, cards: NO_CARDS }, [1, 2]]);
  const two = withCompany(both, { groups: 2, cards: 'objective' }, stock);
  expect(two).toMatchObject({ pattern: '8', decks: ['destiny', 'objective', 'combat'], objective_worth: 2, dead_to_lose: 0, groups: { a: {}, b: { goal: {} } } });
  expect([two.pieces.slice(-2).map(({ group }) => group), companyOf(two, stock), seatsIn(two)]).toEqual([['a', 'b'], { groups: 2, cards: 'objective' }, [2, 2]]);
  const outcast = withCompany(two, { groups: 2, cards: 'exile' }, stock);
  expect(outcast).toMatchObject({ pattern: '9', exiled: 'b', objective_worth: 0, decks: ['destiny', 'exile', 'combat'] });
  expect(withCompany({ ...outcast, groups: { ...outcast.groups, b: { base: '', goal: { exile_card: true, kills: 3 } } } }, { groups: 2, cards: NO_CARDS }, stock)).toMatchObject({ pattern: '6', exiled: null, groups: { b: { goal: { kills: 3 } } } });
});
it('who plays all together again has no enemies; cards that one group does not have are none', () => {
  const two = fromContent({ ...PRINTED, pattern: '7', groups: { ...PRINTED.groups, a: { ...PRINTED.groups.a, goal: { enemies_dead: true, kills: 2 } } } }, stock);
  expect(withCompany(two, { groups: 2, cards: NO_CARDS }, stock).pattern).toBe('7');
  const one = withCompany(two, { groups: 1, cards: 'exile' }, stock);
  expect(one).toMatchObject({ pattern: '1', dead_to_lose: 2, decks: [], groups: { a: { goal: { kills: 2 } } } });
  expect([Object.keys(one.groups), one.pieces.filter(({ group }) => group).map(({ group }) => group)]).toEqual([['a'], ['a', 'a']]);
  expect(withCompany(one, { groups: 1, cards: 'exile-objective' }, stock)).toMatchObject({ pattern: '5', rules: ['accusations'] });
  expect(withCompany(one, { groups: 3, cards: NO_CARDS }, stock)).toBe(one);
});
