import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from './emblems';
import { FIGURES } from './figures';
import { ICONS, pictureOf } from './icons';
import { TALL, WIDE } from './plan';
import { Texts } from '../../frame/texts';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import { face } from './face';
import { arrivalsIn, colourOf, effectOf, hasAnswered, inOrder, kindOf, worthOf } from './reading';
import type { Scene, SceneCard, View, ViewPlayer } from './view.gen';
import { turnTo, wedgeMiddle, wedgePath } from './wheel';

/** What the content files of the game give as this. */
function valuesIn(file: string, field: string): string[] {
  const text = readFileSync(new URL(`../../../../untot/games/mall_of_horror/content/${file}.toml`, import.meta.url), 'utf8');
  const values = [...text.matchAll(new RegExp(`^${field} = "(.*)"`, 'gm'))].map((found) => found[1]!);
  expect(values.length).toBeGreaterThan(0);
  return values;
}

const windowsIn = (file: string): string[] => [...readFileSync(new URL(`../../../../untot/games/mall_of_horror/content/${file}.toml`, import.meta.url), 'utf8').matchAll(/"(\w+_window|own_move)"/g)].map((found) => found[1]!);

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
  it('there is one for every card, character and place of the box', () => {
    for (const card of valuesIn('cards', 'picture')) expect(ICONS[card]).toMatch(/^[Mm]/);
    for (const kind of valuesIn('characters', 'id').slice(0, 4)) expect(FIGURES[kind]?.length).toBeGreaterThan(3);
    for (const place of valuesIn('locations', 'id')) {
      expect(EMBLEMS[place]).toMatch(/^M/);
      expect([WIDE.rooms[place], TALL.rooms[place]]).not.toContain(undefined);
    }
  });
  it('a card without a picture of its own looks like its family', () => {
    expect(pictureOf({ picture: 'shotgun', family: 'weapon' } as SceneCard)).toBe(ICONS['shotgun']);
    expect(pictureOf({ picture: 'flame_thrower', family: 'weapon' } as SceneCard)).toBe(ICONS['baseball_bat']);
  });
});

describe('reading', () => {
  it('a character id names an owner and a kind', () => {
    expect([colourOf('red.pin_up'), kindOf('red.pin_up')]).toEqual(['red', 'pin_up']);
  });
  it('only characters are worth something, as the scene says', () => {
    const token = { id: 'pin_up', points: 7, defence: 1, votes: 1, picture: 'pin_up' };
    const scene = { kinds: { 'red.pin_up': 'character', parking: 'location' }, characters: [token] } as unknown as Scene;
    expect(worthOf('red.pin_up', scene)).toEqual({ points: 7, defence: 1, votes: 1 });
    expect(worthOf('parking', scene)).toBeNull();
    expect(worthOf('red.pin_up', null)).toBeNull();
  });
  it('people keep their places, newcomers stand behind', () => {
    const came = (character: string, location: string, n: number, event = 'character_moved') => ({ n, event, clause: '', args: { character, location } });
    const log = [came('c', 'cachou', 0, 'character_placed'), came('a', 'cachou', 1, 'character_placed'), came('c', 'parking', 2), came('b', 'cachou', 3), came('c', 'cachou', 4), came('a', 'cachou', 5, 'character_stayed')];
    const [early, late] = [arrivalsIn(log.slice(0, 2))['cachou'], arrivalsIn(log)['cachou']];
    expect([inOrder(['a', 'c'], early), inOrder(['a', 'b', 'c'], late), inOrder(['a', 'c'], late)]).toEqual([['c', 'a'], ['a', 'b', 'c'], ['a', 'c']]);
  });
  it('whoever came before the log begins was there first, and does not change places', () => {
    expect(inOrder(['a', 'b', 'c'], { a: 7 })).toEqual(['b', 'c', 'a']);
    expect(inOrder(['a', 'b', 'c'], { a: 7 }, ['c', 'a'])).toEqual(['c', 'b', 'a']);
    expect(inOrder(['a', 'b'], undefined, ['b', 'x'])).toEqual(['b', 'a']);
  });
});

describe('who has given a sealed answer', () => {
  const player = (seat: number, colour: string) => ({ seat, colour }) as ViewPlayer;
  const question = (name: string, waiting: number[]) => ({ name, waiting }) as never;
  const vote = { vote: { weights: { red: 1, blue: 2 } }, wheels: [] } as unknown as View;
  it('voters that are not waited for', () => {
    expect(hasAnswered(player(0, 'red'), vote, question('vote_chief', [1]))).toBe(true);
    expect(hasAnswered(player(1, 'blue'), vote, question('vote_chief', [1]))).toBe(false);
    expect(hasAnswered(player(2, 'green'), vote, question('vote_chief', [1]))).toBe(false);
  });
  it('those with a wheel while destinations are chosen, and nobody in open questions', () => {
    const wheels = { vote: null, wheels: ['red'] } as unknown as View;
    expect(hasAnswered(player(0, 'red'), wheels, question('choose_destination', [1]))).toBe(true);
    expect(hasAnswered(player(2, 'green'), wheels, question('choose_destination', [1]))).toBe(false);
    expect(hasAnswered(player(0, 'red'), wheels, question('move_character', [1]))).toBe(false);
  });
});

describe('when a card can be played', () => {
  const texts = new Texts('en', [en, 'card-threat-effect = One more vote.\ncard-shotgun-effect = Kills two.\nname-shotgun = Shotgun\n']);
  const card = (id: string, ...windows: string[]): SceneCard => ({ id, windows }) as never;
  const [threat, shotgun] = [card('threat', 'truck_window', 'chief_window', 'attack_window', 'parking_window'), card('shotgun', 'attack_window', 'parking_window')];
  const scene = { cards: [threat, shotgun], kinds: { threat: 'card', shotgun: 'card' } } as unknown as Scene;
  it('stands on the card, once for windows that are called alike', () => {
    expect([effectOf(threat, texts), effectOf(shotgun, texts)]).toEqual(['Before a vote or in an attack: One more vote.', 'In an attack: Kills two.']);
  });
  it('is said to whoever tries too soon', () => {
    expect(face.whyRefused('play:shotgun', 'MH-5.3', scene, texts)).toBe('“Shotgun” is played in an attack.');
    expect(face.whyRefused('to:parking', 'MH-5.3', scene, texts)).toBe('');
  });
  it('every window of the content has its words', () => {
    for (const source of [de, en]) for (const window of new Set(windowsIn('cards'))) expect(source).toContain(`mh-when-${window} =`);
  });
});
