import { describe, expect, it } from 'vitest';
import { figureOf as zedFigure, outlineOf as zedOutline } from './dead';
import { linesOf, livesOf } from './epilogue';
import { fightIn } from './fight';
import { gaugesOf } from './gauges';
import { ALL_WAYS, chanceToHit, chanceToWin, isBest, meanOf, meleeResults, shotResults, TOTALS, waysOf } from './odds';
import { figureOf } from './people';
import { attacksComing, fightOf, meleeAhead, noteOn } from './prospects';
import { pressedRoad } from './reading';
import { placeSign, signOf } from './signs';
import { spineOf } from './spine';
import type { DawnEventScene, DawnUnitView, Scene, View } from './view.gen';

// One column of a chart: up to 6 the people lose, from 7 on the zeds.
const MELEE = Object.fromEntries(TOTALS.map((total) => [total, [total < 7 ? [0, 2, 'units'] : total < 12 ? [2, 1, 'zeds'] : [4, 0, 'zeds']]])) as unknown as Scene['melee'];
const GUNFIRE = Object.fromEntries(TOTALS.map((total) => [total, [0, total > 7 ? 1 : 0]])) as Scene['gunfire'];

describe('the odds', () => {
  it('count all ways that two dice can fall', () => {
    expect(TOTALS.reduce((sum, total) => sum + waysOf(total), 0)).toBe(ALL_WAYS);
    expect([waysOf(2), waysOf(7), waysOf(12), waysOf(13)]).toEqual([1, 6, 1, 0]);
  });
  const results = meleeResults({ melee: MELEE, melee_columns: ['equal'] }, 'equal');
  it('put equal results together, the best first', () => {
    expect(results.map(({ zedHits, unitHits, ways }) => [zedHits, unitHits, ways])).toEqual([[4, 0, 1], [2, 1, 20], [0, 2, 15]]);
  });
  it('say how likely it is that the zeds give way, and what it costs', () => {
    expect(chanceToWin(results)).toBeCloseTo(21 / 36);
    expect(meanOf(results, 'unitHits')).toBeCloseTo((20 + 30) / 36);
  });
  it('know the roll that nobody would throw again', () => {
    expect([12, 7, 2].map((total) => isBest(results, total))).toEqual([true, false, false]);
  });
  it('of gunfire are read in the column counted from one', () => {
    expect(chanceToHit(shotResults({ gunfire: GUNFIRE }, 2))).toBeCloseTo(15 / 36);
    expect(chanceToHit(shotResults({ gunfire: GUNFIRE }, 1))).toBe(0);
  });
});

describe('a fight', () => {
  const melee = { space: 'forest_0', attacker: 'zeds', unit: 'mayor', zeds: ['zed_1'], strengths: [5, 2], column: 'equal', shifts: [{ row: 'T1', by: 2 }], dice: [] };
  it('is the melee at hand, else the shot', () => {
    const shot = { unit: 'mayor', space: 'forest_1', column: 3, shifts: [], dice: [1, 4] };
    expect(fightIn({ melee, shot })).toMatchObject({ kind: 'melee', column: 'equal', strengths: [5, 2] });
    expect(fightIn({ melee: null, shot })).toMatchObject({ kind: 'shot', column: 3, dice: [1, 4], zeds: [] });
    expect(fightIn({ melee: null, shot: null })).toBeNull();
  });
  it('does not claim strengths that nobody knows any more', () => {
    expect(fightIn({ melee: { ...melee, strengths: [0, 0] }, shot: null })?.strengths).toBeNull();
  });
});

describe('fights that could be chosen', () => {
  const melee = (unit: string, space: string) => ({ space, attacker: 'units', unit, zeds: ['zed_1'], strengths: [5, 2], column: 'equal', shifts: [], dice: [] });
  const ahead = { melees_ahead: [melee('mayor', 'forest_2'), melee('deputy', 'forest_3')], shots_ahead: [{ unit: 'mayor', space: 'forest_2', column: 2, shifts: [], dice: [] }] };
  it('are found by who does what where', () => {
    expect(fightOf(ahead, 'mayor', 'move', 'forest_2')?.kind).toBe('melee');
    expect(fightOf(ahead, 'mayor', 'gunfire', 'forest_2')?.kind).toBe('shot');
    expect([fightOf(ahead, 'mayor', 'move', 'forest_3'), fightOf(ahead, 'mayor', 'build', 'forest_2'), meleeAhead(ahead, 'sheriff')]).toEqual([null, null, null]);
  });
  it('are told apart from those that zeds begin', () => {
    const coming = { ...melee('sheriff', 'forest_1'), attacker: 'zeds' };
    expect(attacksComing({ ...ahead, melees_ahead: [...ahead.melees_ahead, coming] }).map(({ unit, space }) => [unit, space])).toEqual([['sheriff', 'forest_1']]);
  });
  it('say their chance in a few words', () => {
    const scene = { melee: MELEE, melee_columns: ['equal'], gunfire: GUNFIRE } as unknown as Scene;
    expect(noteOn(meleeAhead(ahead, 'deputy')!, scene)).toEqual(['dz-note-melee', { chance: 58 }]);
    expect(noteOn(fightOf(ahead, 'mayor', 'gunfire', 'forest_2')!, scene)).toEqual(['dz-note-shot', { chance: 42 }]);
  });
});

describe('the spine of a round', () => {
  const event: DawnEventScene = { colour: 'blue', act: 1, kind: 'normal', refugees: 0, infection: true, eat: 'die', zeds: ['forest', 'forest'], actions: 2, pressure: '', phase: 'zeds', picture: '' };
  const scene = { phases: ['prfn', 'infection', 'eat', 'zeds', 'action', 'organisation'], events: { E01: event, E10: { ...event, zeds: ['all_x2'], phase: 'action' } } };
  it('has what is printed for each phase, and passes over the others', () => {
    const spine = spineOf(scene, 'E01');
    expect(spine.map(({ phase, isIdle }) => [phase, isIdle])).toEqual([['prfn', true], ['infection', false], ['eat', false], ['zeds', false], ['action', false], ['organisation', false]]);
    expect(spine[3]).toMatchObject({ signs: ['forest', 'forest'], hasText: true });
    expect(spine[4]!.printed).toEqual(['dz-spine-actions', { count: 2 }]);
  });
  it('knows roads that are activated all at once', () => {
    expect(spineOf(scene, 'E10')[3]).toMatchObject({ signs: ['all'], printed: ['dz-spine-all-twice', {}], hasText: false });
  });
  it('stands there before the first card', () => {
    expect(spineOf(scene, '').every(({ printed, isIdle }) => printed === null && !isIdle)).toBe(true);
  });
});

it('only the tracks of the level are shown, and what is dire is so', () => {
  const view = { infection: 9, supplies: 5, ammo: 1, actions: 2, chaos_left: 4, research: { left: 3, top: [], discards: [] } };
  const limits = { infection: 13, supplies: 20, ammo: 20, action_track: 4 };
  const ids = (phases: string[], houses: string[], chaos: number) => gaugesOf(view, { phases, houses, limits, chaos }).map(({ id, isDire }) => (isDire ? `${id}!` : id));
  expect(ids(['zeds'], ['cemetery'], 0)).toEqual(['ammo!', 'actions']);
  expect(ids(['infection', 'eat'], ['lab'], 10)).toEqual(['infection!', 'supplies', 'ammo!', 'actions', 'chaos', 'research']);
});

describe('the epilogue', () => {
  const unit = (id: string, place: string, more: Partial<DawnUnitView> = {}): DawnUnitView => ({ id, place, strength: 2, is_reduced: false, hits: 0, is_comatose: false, is_defiant: false, is_villagers: false, is_hidden: false, markers: [], ...more });
  const scene = { units: { mayor: { kind: 'hero' }, deputy: { kind: 'hero' }, civilians_1: { kind: 'regular_civilians' }, refugees_1: { kind: 'refugees' } } } as unknown as Scene;
  it('tells of heroes first, and what became of everybody', () => {
    const units = [unit('refugees_1', 'refugee_camp'), unit('civilians_1', 'forest_0', { hits: 1 }), unit('mayor', 'cemetery'), unit('deputy', 'bed_1', { is_comatose: true })];
    expect(livesOf({ units }, scene).map(({ id, fate }) => [id, fate])).toEqual([['deputy', 'bed'], ['mayor', 'dead'], ['civilians_1', 'hurt'], ['refugees_1', 'camp']]);
  });
  it('says nothing of what the level does not have', () => {
    const result = { chaos: 'low', camp: 'full', has_antidote: false } as NonNullable<View['result']>;
    expect(linesOf(result, { houses: ['cemetery'], chaos: 0 })).toEqual([]);
    expect(linesOf(result, { houses: ['lab'], chaos: 10 })).toEqual(['dz-epilogue-chaos-low', 'dz-epilogue-camp-full', 'dz-epilogue-antidote-no']);
  });
});

it('the road that presses most is the one with a zed nearest to the town', () => {
  const space = (track: string, distance: number) => ({ track, distance });
  const scene = { tracks: {}, spaces: { forest_5: space('forest', 6), highway_1: space('highway', 2), town_center: space('', 0) } } as unknown as Scene;
  expect(pressedRoad({ zeds: [{ space: 'forest_5' }, { space: 'highway_1' }] as View['zeds'] }, scene)).toBe('highway');
  expect(pressedRoad({ zeds: [] }, scene)).toBe('');
});

it('everybody has a picture, and whoever is not drawn looks like others', () => {
  expect(figureOf('pickles')).not.toEqual(figureOf('mayor'));
  expect(figureOf('civilians_4')).toBe(figureOf('unheard_of'));
  expect([zedFigure('zed_1').length, zedFigure('unheard_of').length].every(Boolean)).toBe(true);
  expect(zedOutline('unheard_of')).toBe(zedOutline('regular_zed'));
  expect(zedOutline('super_zed')).not.toBe(zedOutline('regular_zed'));
});
it('a place is known by its own sign, an open road by that of its track', () => {
  expect(placeSign('forest_3', { kind: 'named', track: 'forest' })).toBe(signOf('farm'));
  expect(placeSign('highway_2', { kind: 'plain', track: 'highway' })).toBe(signOf('highway'));
  expect(signOf('bed_3')).toBe(signOf('bed'));
});
