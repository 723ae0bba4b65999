import { expect, it } from 'vitest';
import { keyOf } from '../../../frame/workshop/craft';
import { changed, removed, shifted } from '../../../frame/workshop/lists';
import {
  added,
  canBegin,
  fromContent,
  isFull,
  newMission,
  nextEmpty,
  resized,
  toContent,
  toggledBunker,
  toggledSpawn,
  toggledZombieExit,
  turned,
  withDoor,
  withoutDoor,
  withTile,
} from './draft';

const blank = newMission({ en: 'Night Shift', de: 'Nachtschicht' });
const first = { row: 0, column: 0 };
const second = { row: 0, column: 1 };
const laid = withTile(withTile(blank, first, '2B@90', '6B'), second, '1B@0', '3B');

it('tiles fill the cells one after another', () => {
  expect(isFull(blank)).toBe(false);
  expect(nextEmpty(withTile(blank, first, '2B@0', '6B'), first)).toEqual(second);
  expect(laid.layout).toEqual([['2B@90', '1B@0']]);
  expect(isFull(laid)).toBe(true);
  expect(nextEmpty(laid, second)).toBeNull();
});
it('a tile lies in one place and on one side only', () => {
  expect(withTile(laid, second, '2B@0', '6B').layout).toEqual([['', '2B@0']]);
  expect(withTile(laid, second, '6B@0', '2B').layout).toEqual([['', '6B@0']]);
  expect(withTile(laid, first, '').layout).toEqual([['', '1B@0']]);
});
it('a tile turns by quarters, an empty cell does not', () => {
  expect(turned(turned(laid, first), first).layout[0]![0]).toBe('2B@270');
  expect(turned(turned(turned(laid, first), first), first).layout[0]![0]).toBe('2B@0');
  expect(turned(laid, second, -90).layout[0]![1]).toBe('1B@270');
  expect(turned(blank, first)).toBe(blank);
});
it('a smaller map loses what lies outside, a larger one has empty cells', () => {
  expect(resized(laid, 1, 2).layout).toEqual([['2B@90'], ['']]);
});
it('spawn zones come and go with a touch, and keep their order', () => {
  const two = toggledSpawn(toggledSpawn(laid, 'S00'), 'S22');
  expect(two.spawns.map((spawn) => spawn.zone)).toEqual(['S00', 'S22']);
  expect(shifted(two, 'spawns', 1, -1).spawns.map((spawn) => spawn.zone)).toEqual(['S22', 'S00']);
  expect(shifted(two, 'spawns', 1, 1)).toBe(two);
  expect(toggledSpawn(two, 'S00').spawns).toEqual([{ zone: 'S22', colour: 'red', active: true }]);
});
it('room and street share one door, which moves to another side', () => {
  const door = withDoor(laid, { room: '2B.SE', street: 'S21', side: 'S' });
  const moved = withDoor(changed(door, 'doors', 0, { colour: 'blue' }), { room: '2B.SE', street: 'S21', side: 'E' });
  expect(moved.doors).toEqual([{ room: '2B.SE', street: 'S21', side: 'E', colour: 'blue' }]);
  expect(withoutDoor(moved, '2B.SE/S21').doors).toEqual([]);
});
it('the rule about zombie exits comes with the first zone and goes with the last', () => {
  const both = toggledZombieExit(toggledZombieExit(laid, 'S00'), 'S02');
  expect(both.rules).toEqual([{ type: 'zombie_exit', zones: ['S00', 'S02'], noise: 1, lose_at: 20 }]);
  expect(toggledZombieExit(toggledZombieExit(both, 'S00'), 'S02').rules).toEqual([]);
});
it('a bunker is a goal; one without a zone gets it', () => {
  const bunker = toggledBunker(laid, '1B.A');
  expect(bunker.goals).toEqual([{ type: 'reach_clear_zone', zone: '1B.A', min_survivors: 1 }]);
  expect(toggledBunker(bunker, '1B.A').goals).toEqual([]);
  const open = changed(bunker, 'goals', 0, { zone: '', min_survivors: 3 });
  expect(toggledBunker(open, '1B.B').goals).toEqual([{ type: 'reach_clear_zone', zone: '1B.B', min_survivors: 3 }]);
});
it('an edit leaves the draft before it as it was', () => {
  const before = structuredClone(laid);
  removed(added(laid, 'cars', { kind: 'pimpmobile', zone: 'S02' }), 'cars', 0);
  turned(laid, first);
  expect(laid).toEqual(before);
});
it('content says nothing that goes without saying, and comes back as the same draft', () => {
  const draft = { ...added(laid, 'objectives', { zone: '2B.NW', xp: 5 }), start: 'S20' };
  const content = toContent(draft);
  expect(content).toMatchObject({ id: 'own_night_shift', key: 'own_night_shift', start: 'S20' });
  expect(content).not.toHaveProperty('exit');
  expect(content['objectives']).toEqual([{ zone: '2B.NW', xp: 5, colour: 'red' }]);
  expect(fromContent(content)).toEqual(draft);
});
it('a file may leave out what is usual', () => {
  const draft = fromContent({ name: blank.name, layout: [['2B@0']], spawns: [{ zone: 'S00' }], status: { doors: {} } });
  expect(draft.spawns).toEqual([{ zone: 'S00', colour: 'red', active: true }]);
  expect(draft).toMatchObject({ players: [1, 6], exit: null, rules: [] });
  expect(draft).not.toHaveProperty('status');
});
it('one name is enough, whatever its letters', () => {
  expect(toContent({ ...laid, name: { en: '', de: 'Straße der Toten' } })['name']).toEqual({ en: 'Straße der Toten', de: 'Straße der Toten' });
  expect(keyOf('Straße der Öde!')).toBe('own_strasse_der_ode');
  expect(keyOf('x'.repeat(80))).toMatch(/^[a-z0-9_]{40}$/);
});
it('a broken file with tiles can be worked on, as far as it can be read', () => {
  const broken = { name: 'no names', layout: [['2B@0', '']], spawns: ['S00', { zone: 'S22' }], goals: 3, minutes: 'long', exit: null };
  expect(canBegin(broken)).toBe(true);
  expect(fromContent(broken)).toEqual({ ...newMission({ en: '', de: '' }), layout: [['2B@0', '']], spawns: [{ zone: 'S22', colour: 'red', active: true }] });
  expect([{}, { layout: [] }, { layout: [[]] }, { layout: [[1]] }, { layout: 'x' }].some(canBegin)).toBe(false);
});

it('a story and a paper go along, in both languages; what goes without saying does not', () => {
  const draft = newMission();
  expect(Object.keys(toContent(draft))).not.toContain('story');
  const told = toContent({ ...draft, story: { en: '', de: 'Es war spät.' }, paper: 'night' });
  expect([told['story'], told['paper']]).toEqual([{ en: 'Es war spät.', de: 'Es war spät.' }, 'night']);
  expect(fromContent(told)).toMatchObject({ story: { de: 'Es war spät.' }, paper: 'night' });
});
