import { describe, expect, it } from 'vitest';
import { duelOf, lastCards } from './duel';
import { cardsElsewhere, heapsOf } from './hand';
import { iconFor, iconOf } from './icons';
import { scoreRows } from './score';
import type { Scene, TownFight, View } from './view.gen';

const CARDS = { pistol: { picture: 'pistol' }, barricade_2: { picture: 'barricade' }, event_time: { picture: 'event_time' } };

describe('a hand', () => {
  it('lies in heaps of equal cards, in the order of the scene', () => {
    expect(heapsOf(['event_time', 'barricade_2', 'pistol', 'event_time'], CARDS, ['event_time'])).toEqual([
      { card: 'pistol', count: 1, fresh: 0 },
      { card: 'barricade_2', count: 1, fresh: 0 },
      { card: 'event_time', count: 2, fresh: 1 },
    ]);
  });
  const choices = (...words: string[]) => words.map((word) => ({ word, target: word.split(':')[1] ?? '', label: '' }));
  const asked = (words: string[], view: Partial<View> = {}) =>
    cardsElsewhere({ view: { hand: ['pistol'], dealt: [], draw: null, ...view } as View, choices: choices(...words), kindOf: (id) => (id in CARDS ? 'card' : '') });
  it('is not asked for cards that lie elsewhere: these are shown beside the decision', () => {
    expect(asked(['play:pistol', 'end_turn'])).toEqual([]);
    expect(asked(['take:pistol', 'take:barricade_2'])).toEqual(['pistol', 'barricade_2']);
    expect(asked(['play:pistol', 'collect card:barricade_2'])).toEqual([]);
  });
  it('stays where it is while cards of a pile are looked at, by whoever sees them', () => {
    const draw = { building: 'bld_01', count: 1, cards: ['event_time'] };
    expect(asked(['return'], { draw })).toEqual(['event_time']);
    expect(asked([], { draw: { ...draw, cards: null } })).toEqual([]);
  });
});

const weapon = { id: 'pistol.1', kind: 'pistol', shots: 2, most: 3, draws: 1 };
const guarded = { id: 'rifle.2', kind: 'rifle', shots: 4, most: 4, draws: 1 };
const VIEW = {
  players: [
    { seat: 0, colours: ['red', 'blue'], eliminated: false, hand_size: 2, score: 4 },
    { seat: 1, colours: ['white'], eliminated: false, hand_size: 1, score: 9 },
  ],
  pawns: [
    { colour: 'red', seat: 0, alive: true, weapons: [weapon], companions: [], sources: { kills: 1, barricades: 0, survivors: 0, weapons: 1, houses: 0 } },
    { colour: 'blue', seat: 0, alive: false, weapons: [], companions: [], sources: { kills: 2, barricades: 0, survivors: 0, weapons: 0, houses: 0 } },
    { colour: 'white', seat: 1, alive: true, weapons: [], companions: [] },
  ],
  buildings: [{ id: 'bld_01', owner: 'white', survivors: [{ id: 'survivor.3', weapon: guarded }] }],
  fight: null,
  result: null,
} as unknown as View;

describe('the score sheet', () => {
  it('names the best first and keeps the two colours of a player together', () => {
    const rows = scoreRows(VIEW);
    expect(rows.map((row) => [row.seat, row.score, row.pawns.map((pawn) => pawn.colour)])).toEqual([
      [1, 9, ['white']],
      [0, 4, ['red', 'blue']],
    ]);
  });
  it('puts the winner first even if somebody has as many points', () => {
    const rows = scoreRows({ ...VIEW, result: { reason: 'last_day', scores: {}, winners: ['red'] } });
    expect(rows.map((row) => [row.seat, row.wins])).toEqual([
      [0, true],
      [1, false],
    ]);
  });
});

describe('a duel', () => {
  const fight: TownFight = { kind: 'survivor', attacker: 'red', target: 'survivor.3', weapon: 'pistol.1', defence: 'rifle.2', entry: false, shots: ['jammed'], answers: ['one_away'] };
  it('shows both sides with what they fire', () => {
    const duel = duelOf({ ...VIEW, fight }, (id) => id);
    expect(duel?.attacker).toEqual({ kind: 'pawn', colour: 'red', label: 'red', weapon });
    expect(duel?.defender).toEqual({ kind: 'survivor', colour: 'white', label: 'survivor.3', weapon: guarded });
  });
  it('with a zombie has no weapon on the other side', () => {
    const duel = duelOf(VIEW, (id) => id, { ...fight, kind: 'zombie', target: 'C4', defence: '', answers: [] });
    expect(duel?.defender).toEqual({ kind: 'zombie', label: 'C4' });
  });
  it('keeps the cards that were drawn last in sight, but not those of another fight', () => {
    const told = (event: string, args = {}) => ({ n: 0, event, clause: '', args }) as never;
    const log = [told('combat_cards_drawn', { fighter: 'red', cards: ['two_away'] }), told('attack_began'), told('combat_cards_drawn', { fighter: 'red', cards: ['jammed'] }), told('missed')];
    expect([lastCards(log, 'red'), lastCards(log, 'survivor.3'), lastCards(log.slice(0, 2), 'red')]).toEqual([['jammed'], [], []]);
  });
  it('shows the card first that counted, of those that were drawn last', () => {
    const drawn = { n: 0, event: 'combat_cards_drawn', clause: '', args: { fighter: 'red', cards: ['jammed', 'one_away', 'jammed'], used: 'one_away' } };
    expect(lastCards([drawn] as never, 'red')).toEqual(['one_away', 'jammed', 'jammed']);
  });
  it('is not there while nobody fights', () => {
    expect(duelOf(VIEW, (id) => id)).toBeNull();
  });
});

it('the scene says which picture a card has; one without a picture is still drawn', () => {
  const scene = { cards: CARDS, houses: { nurse: { picture: 'nurse' } } } as unknown as Scene;
  expect([iconFor('barricade_2', scene), iconFor('pistol.3', scene), iconFor('nurse', scene)]).toEqual(['barricade', 'pistol', 'nurse'].map(iconOf));
  expect(iconOf('unheard_of')).not.toBe('');
});
