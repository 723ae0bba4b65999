import { describe, expect, it } from 'vitest';
import type { Happened } from '../../wire';
import { effectOf } from './effects';
import { drawable, kindOf, slotValues, steady, things, type MallView } from './reading';

const place = (id: string, characters: string[] = [], zombies = 0) =>
  ({ id, number: 1, capacity: 3, closed: false, zombies, defence: 0, characters }) as MallView['locations'][number];
const player = (seat: number, colour: string, characters: string[]) => ({ seat, colour, hand_size: 1, eliminated: false, characters, score: 0 });
const VIEW: MallView = {
  round: 2,
  phase: 'attack',
  you: 0,
  options: {},
  players: [player(0, 'red', ['red.pin_up', 'red.gunman']), player(1, 'blue', ['blue.gunman'])],
  badge: 0,
  chief_elected: false,
  locations: [place('restroom', ['red.pin_up', 'blue.gunman'], 2), place('megatoys', ['red.gunman']), place('cachou')],
  hidden: [],
  unplaced: {},
  placement_dice: [],
  deck: 10,
  played: [],
  attacked: '',
  vote: null,
  destinations: {},
  dice: null,
  dice_covered: true,
  dice_seen_by: [],
  hand: ['threat'],
  loot: [],
  loot_count: 0,
  knows: { gifts: [], buried: [] },
  hands: null,
  result: null,
};
const tell = (event: string, args: Record<string, unknown>, view = VIEW) => effectOf(view, { n: 0, event, clause: '', args } as Happened);

describe('what an event changes on the table', () => {
  it('a character goes from place to place', () => {
    const { view, marks } = tell('character_moved', { character: 'red.pin_up', came_from: 'restroom', location: 'megatoys' });
    expect(view.locations.map((one) => one.characters)).toEqual([['blue.gunman'], ['red.gunman', 'red.pin_up'], []]);
    expect(marks).toEqual(['red.pin_up']);
  });
  it('a death takes the piece away and stops the table for a moment', () => {
    const { view, moment, ms } = tell('character_eaten', { character: 'blue.gunman', location: 'restroom' });
    expect(view.locations[0]?.characters).toEqual(['red.pin_up']);
    expect(view.players[1]?.characters).toEqual([]);
    expect(moment?.kind).toBe('eaten');
    expect(ms).toBeGreaterThan(1000);
  });
  it('an own card leaves the hand, of others only the number', () => {
    expect(tell('card_played', { player: 'red', card: 'threat' }).view).toMatchObject({ hand: [], played: ['threat'] });
    const others = tell('card_played', { player: 'blue', card: 'threat' }).view;
    expect(others.hand).toEqual(['threat']);
    expect(others.players[1]?.hand_size).toBe(0);
  });
  it('a new round clears what lay there for one round', () => {
    const before = { ...VIEW, destinations: { red: 'cachou' }, dice: [1, 2, 3, 4], hidden: ['red.pin_up'] };
    expect(tell('round_began', { round: 3 }, before).view).toMatchObject({ round: 3, destinations: {}, dice: null, hidden: [] });
  });
  it('the view it began with stays as it was', () => {
    const before = JSON.stringify(VIEW);
    tell('zombie_came', { location: 'restroom' });
    tell('location_overrun', { location: 'restroom', count: 8 });
    expect(JSON.stringify(VIEW)).toBe(before);
  });
  it('an unknown event changes nothing', () => {
    expect(tell('something_new', { a: 1 }).view).toBe(VIEW);
  });
});

describe('reading a view', () => {
  it('knows what ids are', () => {
    expect(['restroom', 'threat', 'red', 'red.pin_up', 'red.nobody', 'x'].map(kindOf)).toEqual(['location', 'card', 'colour', 'character', '', '']);
  });
  it('who has sealed is seen from whom the table waits for', () => {
    const vote = { kind: 'victim' as const, location: 'restroom', revote: false, candidates: ['red', 'blue'], weights: { red: 1, blue: 1 } };
    const drawn = drawable({ ...VIEW, vote }, { name: 'vote_victim', clause: '', asked: 1, waiting: [0] });
    expect(drawn.players.map((one) => one.submitted)).toEqual([false, true]);
    expect(drawn.vote?.submitted).toEqual(['blue']);
  });
  it('offers own pieces to try and others to talk about', () => {
    expect(things(VIEW, 'character')).toEqual(['red.pin_up', 'red.gunman']);
    expect(slotValues(VIEW, 'to')).toEqual(['blue']);
  });
  it('nobody changes places because a list is sorted anew', () => {
    expect(steady(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', 'c', 'd']);
  });
});
