import { describe, expect, it } from 'vitest';
import { dangerOf as dangerBy, limitOf } from './danger';
import { EMBLEMS } from './emblems';
import { FIGURES } from './figures';
import { ICONS } from './icons';
import { pointsOf } from './pieces';
import { CARDS, colourOf, KINDS, kindOf, LOCATIONS, type LocationView } from './view';
import { leaders, tally } from './votes';
import { turnTo, wedgeMiddle, wedgePath } from './wheel';

const place = (change: Partial<LocationView>): LocationView => ({
  id: 'megatoys',
  number: 3,
  capacity: 4,
  closed: false,
  zombies: 0,
  defence: 2,
  characters: ['red.tough_guy'],
  ...change,
});

const dangerOf = (location: LocationView) => dangerBy(location, {});

describe('danger at a glance', () => {
  it('nothing to fear without zombies or without people', () => {
    expect(dangerOf(place({}))).toBe('quiet');
    expect(dangerOf(place({ zombies: 9, characters: [] }))).toBe('quiet');
  });
  it('fewer zombies than defence: the door holds; as many: it breaks', () => {
    expect(dangerOf(place({ zombies: 1 }))).toBe('holds');
    expect(dangerOf(place({ zombies: 2 }))).toBe('breach');
  });
  it('Parking has no door', () => {
    expect(dangerOf(place({ id: 'parking', zombies: 1, defence: 9 }))).toBe('breach');
  });
  it('four zombies are enough for the Supermarket, unless it is played by the letter', () => {
    const market = place({ id: 'supermarket', zombies: 4, defence: 7 });
    expect(limitOf(market, {})).toBe(4);
    expect(dangerOf(market)).toBe('breach');
    expect(dangerBy(market, { literal_german_text: 'on' })).toBe('holds');
  });
  it('closed is closed', () => {
    expect(dangerOf(place({ closed: true, zombies: 3 }))).toBe('closed');
  });
});

describe('votes', () => {
  const ballots = [
    { voter: 'red', choice: 'blue', weight: 2 },
    { voter: 'blue', choice: 'red', weight: 1 },
    { voter: 'green', choice: 'red', weight: 1 },
  ];
  it('adds weights and keeps candidates without votes', () => {
    expect(tally(ballots, ['red', 'blue', 'green'])).toEqual([
      { colour: 'red', votes: 2 },
      { colour: 'blue', votes: 2 },
      { colour: 'green', votes: 0 },
    ]);
  });
  it('a shared lead is a tie; no vote at all leads nobody', () => {
    expect(leaders(tally(ballots, ['red', 'blue', 'green']))).toEqual(['red', 'blue']);
    expect(leaders(tally([], ['red']))).toEqual([]);
  });
});

describe('the wheel', () => {
  it('turns the short way', () => {
    expect(turnTo(0, 1, 6)).toBe(-60);
    expect(turnTo(0, 5, 6)).toBe(60);
    expect(turnTo(-60, 1, 6)).toBe(-60);
    expect(Math.abs(turnTo(0, 3, 6))).toBe(180);
  });
  it('the first wedge points up', () => {
    const at = wedgeMiddle(0, 6, 100);
    expect(at.x).toBeCloseTo(0);
    expect(at.y).toBeCloseTo(-100);
    expect(wedgePath(0, 6, 50, 150)).toMatch(/^M-25\.00 -43\.30L/);
  });
});

describe('drawings', () => {
  it('there is one for every card, character and place', () => {
    for (const card of CARDS) expect(ICONS[card]).toMatch(/^[Mm]/);
    for (const kind of KINDS) expect(FIGURES[kind]?.length).toBeGreaterThan(3);
    for (const id of LOCATIONS) expect(EMBLEMS[id]).toMatch(/^M/);
  });
  it('reads a character id', () => {
    expect([colourOf('red.pin_up'), kindOf('red.pin_up')]).toEqual(['red', 'pin_up']);
    expect(pointsOf('pin_up')).toBe(7);
    expect(pointsOf('nobody')).toBe(0);
  });
});
