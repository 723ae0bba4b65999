import { describe, expect, it } from 'vitest';
import type { Question } from '../../frame/wire';
import type { Fight } from './fight';
import { distinct } from './prospects';
import { calledAt, calledWithPlace, cardIn, countedNames, lapsing, lookingAt, notesOnSpecial, ownerOf, rank, saidAt, targetOf, yieldOf } from './reading';
import type { DawnUnitView, Scene } from './view.gen';

const texts = { name: (id: string) => `«${id}»`, text: (key: string, args?: object) => `${key} ${Object.values(args ?? {}).join('')}` };
const viewOf = (places: Record<string, string>) => ({ units: Object.entries(places).map(([id, place]) => ({ id, place }) as DawnUnitView) });

it('crowds are called without their number where their place tells them apart', () => {
  const view = viewOf({ civilians_1: 'suburb_5', civilians_2: 'mountain_5', captain: 'suburb_5' });
  expect(calledAt(view, 'civilians_1', texts)).toBe('name-civilians');
  expect(calledAt(view, 'captain', texts)).toBe('«captain»');
});
it('two of a kind in one place are told apart by their strength, then by their hits, else counted there: never by numbers of pieces', () => {
  const view = viewOf({ civilians_4: 'suburb_5', civilians_7: 'suburb_5', refugees_1: 'suburb_5' });
  const called = (id: string): string => calledAt(view, id, texts);
  for (const unit of view.units) [unit.strength, unit.hits] = [2, 0];
  expect([called('civilians_4'), called('civilians_7')]).toEqual(['name-civilians (dz-apart 2none1)', 'name-civilians (dz-apart 2none2)']);
  view.units[1]!.hits = 1;
  expect([called('civilians_4'), called('civilians_7')]).toEqual(['name-civilians (dz-apart 200)', 'name-civilians (dz-apart 210)']);
  view.units[1]!.strength = 3;
  expect(called('civilians_4')).toBe('name-civilians (dz-apart 2none0)');
  expect(called('refugees_1')).toBe('name-refugees');
});
it('whoever waits alone to come has no number either', () => {
  const view = viewOf({});
  expect(calledAt({ ...view, reserve: ['civilians_1'] }, 'civilians_1', texts)).toBe('name-civilians');
  expect(calledAt({ ...view, reserve: ['civilians_1', 'civilians_4'] }, 'civilians_1', texts)).toBe('«civilians_1»');
});
it('several of a crowd are counted, not numbered', () => {
  expect(countedNames(['civilians_3', 'mayor', 'civilians_5'], texts)).toEqual(['2 × name-civilians', '«mayor»']);
});
it('nobody is called by the number of his piece in any word of an answer', () => {
  const view = viewOf({ civilians_1: 'suburb_5', captain: 'suburb_5' });
  const spoken = { ...texts, word: (word: string) => `one hit: «${word.split(':')[1]}»` };
  expect(saidAt(view, 'hit:civilians_1', spoken)).toBe('one hit: name-civilians');
  expect(saidAt(view, 'hit:captain', spoken)).toBe('one hit: «captain»');
});
it('what an event takes away is asked beside its card', () => {
  const asked = (name: string, about: object) => ({ name, about }) as unknown as Question;
  expect(cardIn(asked('event_loss_split', { left: 5, card: '' }), { event: 'E30' })).toBe('E30');
  expect(cardIn(asked('event_loss_split', { left: 5, card: 'F02' }), { event: 'E30' })).toBe('F02');
  expect(cardIn(asked('next_action', {}), { event: 'E30' })).toBe('');
});
it('a die says what it brings where one of two may be taken', () => {
  const question = { about: { unit: 'johnson', yields: { 4: 'supplies_1', 6: 'supplies_1_or_ammo_1' } } };
  expect(yieldOf('die:6', question)).toEqual(['supplies_1_or_ammo_1']);
  expect(yieldOf('unit:mayor', question)).toEqual([]);
});
it('in a sentence a crowd is called by where it is', () => {
  const view = viewOf({ civilians_1: 'suburb_5', captain: 'suburb_5' });
  expect(calledWithPlace(view, 'civilians_1', texts)).toBe('name-civilians («suburb_5»)');
  expect(calledWithPlace(view, 'captain', texts)).toBe('«captain»');
  const two = viewOf({ civilians_1: 'suburb_5', civilians_2: 'suburb_5' });
  for (const unit of two.units) [unit.strength, unit.hits] = [unit.id === 'civilians_1' ? 2 : 3, 0];
  expect(calledWithPlace(two, 'civilians_1', texts)).toBe('name-civilians («suburb_5», dz-apart 2none0)');
});
it('an ability is found by who has it', () => {
  const scene = { units: { sheriff: { abilities: { 'H04.1': 'leadership' } }, mayor: { abilities: {} } } } as unknown as Scene;
  expect(ownerOf(scene, 'leadership')).toBe('sheriff');
  expect(ownerOf(scene, 'initiative')).toBeUndefined();
});
it('a special action says whose it is and what it does', () => {
  const scene = { units: { sheriff: { abilities: { 'H04.1': 'leadership', 'H04.2': 'aim' } } }, zeds: {} } as unknown as Scene;
  const known = { ...texts, has: (key: string) => key === 'card-H04_1-effect' };
  expect(notesOnSpecial('leadership', scene, known)).toEqual(['«sheriff»', 'card-H04_1-effect ']);
  expect(notesOnSpecial('aim', scene, known)).toEqual(['«sheriff»']);
});
it('who wants no more reads how many actions lapse', () => {
  const seat = (number: number, is_done = false) => ({ seat: number, name: `hero_${number}`, player_actions: 1, is_done });
  expect(lapsing({ seats: [seat(0)], you: 0, actions: 3 })).toBe(4);
  expect(lapsing({ seats: [seat(0), seat(1)], you: 0, actions: 3 })).toBe(1);
  expect(lapsing({ seats: [seat(0), seat(1, true)], you: 0, actions: 3 })).toBe(4);
});
it('a fight that several words begin is shown once', () => {
  const shot = { kind: 'shot', unit: 'captain', space: 'suburb_1' } as Fight;
  expect(distinct([shot, { ...shot }, { ...shot, space: 'suburb_2' }])).toEqual([shot, { ...shot, space: 'suburb_2' }]);
});
it('nobody dies because his bed was touched', () => {
  expect(targetOf('bury:deputy')).toBe('');
  expect(targetOf('heal:deputy')).toBe('deputy');
});
it('whoever has a name stands before the crowds of a list, and nothing else changes its place', () => {
  const units = { captain: { kind: 'hero' }, furies: { kind: 'heroic_civilians' }, civilians_1: { kind: 'regular_civilians' } };
  const list = ['unit:civilians_1', 'unit:captain', 'unit:furies', 'special:captain', 'done'];
  expect(list.filter((word) => rank(word, { units } as unknown as Scene) < 0)).toEqual(['unit:captain', 'unit:furies']);
});
describe('the map looks', () => {
  const tracks = ['forest', 'mountain', 'suburb'];
  const starts = tracks.map((track) => `start_${track}`);
  const scene = { tracks: Object.fromEntries(tracks.map((track) => [track, [`start_${track}`]])), spaces: Object.fromEntries(tracks.map((track) => [`start_${track}`, { track }])) } as unknown as Scene;
  const people = { mayor: 'start_forest', deputy: 'start_mountain', sheriff: 'start_suburb' };
  const view = { ...viewOf(people), zeds: [] };
  it('at all that may be touched; where that is the whole town, at whoever acts or what is advised', () => {
    expect(lookingAt([], ['mayor', 'deputy'], view, scene)).toEqual(starts.slice(0, 2));
    expect(lookingAt(['sheriff'], Object.keys(people), view, scene)).toEqual(['start_suburb']);
    expect(lookingAt(['sheriff'], starts, view, scene)).toEqual(['start_suburb']);
    expect(lookingAt([], Object.keys(people), view, scene)).toEqual([]);
  });
  it('at every road and every place of which one is to be chosen, also where one of them is advised', () => {
    expect(lookingAt([], tracks, view, scene)).toEqual(tracks);
    expect(lookingAt(['suburb'], tracks, view, scene)).toEqual(tracks);
    expect(lookingAt([], starts, view, scene)).toEqual(starts);
  });
});
