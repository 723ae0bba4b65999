import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Texts } from '../../frame/texts';
import type { Happened, Question } from '../../frame/wire';
import { arrow } from './city';
import { asksAnother, cardInWords, isMeant, label, sealingWords } from './labels';
import { cardChoice, colourOf, triesOn } from './reading';
import sample from './sample.json';
import { told } from './staging';
import type { Scene, View } from './view';

const { scene, view } = sample as unknown as { scene: Scene; view: View };
const sources = ['../untot/kernel/texts/en.ftl', '../untot/games/zombicide/texts/en.ftl', 'src/games/zombicide/en.ftl'];
const texts = new Texts('en', sources.map((path) => readFileSync(path, 'utf8')));
const asked = (unit: string, name = 'next_action'): Question => ({ name, unit, about: {} }) as unknown as Question;
const said = (words: string, unit = 'ned', now = view): string | null => {
  const [word, ...before] = words.split(' ').reverse();
  return label(word!, asked(unit), now, scene, texts, before.reverse());
};

it('a way says what it costs, and who waits there', () => {
  const turn = { ...view.turn!, walks: { S22: 2, S16: 1 } };
  expect(said('move to:S16', 'ned', { ...view, turn })).toBe('To street S16 · 1 action · 3 Walkers · 1 Runner');
  expect(said('move to:S22', 'ned', { ...view, turn })).toBe('To street S22 · 2 actions');
});
it('whoever needs the consent of another player offers', () => {
  expect(asksAnother({ 'ned.hand_1': 1, 'ned.hand_2': 1, doug: 2, discard: 2 }, scene)).toBe(true);
  expect(asksAnother({ 'ned.hand_1': 1, 'doug.hand_1': 1, discard: 2 }, scene)).toBe(false);
});
it('who drives reads whom he runs over, and his own people who do not sit in the car', () => {
  const now = { ...view, survivors: view.survivors.map((one) => ({ ...one, car: one.id === 'doug' || one.id === 'ned' ? 'car_1' : '' })) };
  expect(said('drive to:S16')).toBe('Drive to street S16 · 3 Walkers · 1 Runner');
  expect(said('drive to:S23', 'ned', now)).toMatch(/^Drive to .* · 1 Abomination · careful, your own people \(Wanda\)$/);
  expect(said('drive to:S22')).toBe('Drive to street S22');
});
it('a door says how many rooms get zombies, until its house is full', () => {
  const now = { ...view, turn: { ...view.turn!, fills: { '4E.SE/S21': 12, '5F.In/S18': 1, '3C.R/S22': 0 } } };
  expect(said('open_door door:4E.SE/S21', 'ned', now)).toMatch(/ · 12 rooms fill with zombies$/);
  expect(said('open_door door:5F.In/S18', 'ned', now)).toMatch(/ · one room fills with zombies$/);
  expect(said('open_door door:3C.R/S22', 'ned', now)).not.toContain('zombies');
  expect([said('open_door', 'ned', now), said('open_door')]).toEqual(['Open a door · 12 rooms fill with zombies', 'Open a door']);
});
it('a zone to attack says who stands there, and not the attacker', () => {
  expect(said('ranged_attack at:S16')).toBe('Street S16: 3 Walkers · 1 Runner');
  expect(said('ranged_attack at:S23')).toMatch(/: 12 Walkers · 4 Runners · 2 Fatties · 1 Abomination · careful, your own people \(Doug, Wanda\)$/);
});
it('a card says all that is printed on it', () => {
  expect(cardInWords('pan', scene, texts)).toBe('1 die, hits on 6 or more, damage 1, range 0, silent');
  expect(cardInWords('sawed_off', scene, texts)).toMatch(/range 0 to 1, noisy, two at once, shells, must be reloaded$/);
  expect(cardInWords('rice', scene, texts)).toBe('supply');
  expect(cardInWords('wound', scene, texts)).toBe('');
});
it('nobody is warned of a blow that cannot hit his own people', () => {
  expect(said('melee_attack at:S23')).toMatch(/: 12 Walkers · 4 Runners · 2 Fatties · 1 Abomination$/);
});
it('who touches a zone means zombies to be shot, never friends alone', () => {
  expect([isMeant(['ranged_attack', 'at:S16'], view), isMeant(['ranged_attack', 'at:S99'], view), isMeant(['search', 'in:S99'], view)]).toEqual([true, false, true]);
});
it('a weapon says what it does in such an attack, other cards where they lie', () => {
  expect(said('melee_attack at:S23 with:hand_2')).toBe('Machete · 1 die, hits on 4 or more, damage 2, range 0');
  expect(said('ranged_attack at:S22 with:both', 'amy')).toBe('2 × Pistol · 1 die, hits on 4 or more, damage 1, range 0 to 1');
  expect(said('ranged_attack at:S22 with:hand_1', 'wanda')).toBe('Molotov · kills everything in the zone, range 0 to 1');
  expect(said('discard slot:reserve_1')).toBe('Plenty of Ammo (shells) · reserve slot 1');
});
it('a place for what is built says what lies there now', () => {
  expect(said('combine build:molotov slot:hand_2')).toBe('Into the right hand · there is: Machete');
  expect(said('combine build:molotov slot:reserve_9')).toBeNull();
});
it('a weapon in the hands of whoever has the turn says what his skills make of it, and his chance', () => {
  const strikes = { melee: {}, ranged: { both: { dice: 4, hits_from: 3, damage: 1, range: [0, 2] as [number, number], chance: 99 } } };
  const now = { ...view, turn: { ...view.turn!, survivor: 'amy', strikes } };
  expect(said('ranged_attack at:S22 with:both', 'amy', now)).toBe('2 × Pistol · 4 dice, hits on 3 or more, damage 1, range 0 to 2, 99% to hit');
});
it('a skill to be chosen says what it does', () => {
  expect(said('skill:slippery')).toBe('Slippery · ' + texts.text('skill-slippery-effect'));
});
it('who might be hit is named in a word of its own', () => {
  expect(said('ranged_attack at:S23 with:hand_1 risking:doug')).toBe('At the risk that Doug is hit first');
});
it('who stands in the fire dies in it, whoever threw it too', () => {
  expect(said('ranged_attack at:S22 with:hand_1 risking:wanda', 'wanda')).toBe('Wanda dies in the fire');
  expect(said('ranged_attack at:S22 with:hand_1 risking:wanda risking:doug', 'wanda')).toBe('Doug dies in the fire');
});
it('who may take a wound says whether it is the last', () => {
  const hurt = { ...view, survivors: view.survivors.map((one) => ({ ...one, wounds: one.id === 'ned' ? 1 : 0 })) };
  const wound = (who: string): string | null => label(`wound:${who}`, asked('', 'share_wounds'), hurt, scene, texts, []);
  expect([wound('ned'), wound('doug')]).toEqual(['Ned · wounded already: one more is the end', 'Doug · not wounded yet']);
});
it('who touches zombies means to attack them where they stand', () => {
  expect(triesOn('walker@S16', scene)).toEqual(['melee_attack at:S16', 'ranged_attack at:S16']);
  expect(triesOn('S16', scene)).toContain('search in:S16');
});
it('a touch on a card never throws it away', () => {
  const discard = { word: 'discard slot:hand_1', target: 'hand_1', label: '' };
  const reload = { word: 'reload weapon:hand_1', target: 'hand_1', label: '' };
  expect([cardChoice([discard], 'hand_1'), cardChoice([reload, discard], 'hand_1')]).toEqual([undefined, reload]);
});
it('survivors wear the colour of their player, and in solo play their own', () => {
  expect(view.survivors.map(({ id }) => colourOf(view, id))).toEqual(['yellow', 'yellow', 'red', 'red', 'yellow', 'red']);
  const solo = { ...view, survivors: view.survivors.map((one) => ({ ...one, seat: 0 })) };
  expect(new Set(solo.survivors.map(({ id }) => colourOf(solo, id))).size).toBe(6);
});
it('a trail has its head where it ends', () => {
  expect(arrow({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe('M0 0L10 0L5.6 -2.4M10 0L5.6 2.4');
});
it('zombies that walk at once are told in one line, with the reason if it is the same', () => {
  const moved = (count: number, to: string, targets = ['S22']): Happened => ({ n: 0, event: 'zombies_moved', clause: '', args: { kind: 'walker', count, to, why: 'noise', targets, whom: [] }, patch: [] });
  expect(told([moved(1, 'S21'), moved(2, 'S21'), moved(1, 'S23')], texts)).toBe('On the move: 3 Walkers to street S21, 1 Walker to street S23. They hear the loudest noise in street S22.');
  expect(told([moved(1, 'S21'), moved(1, 'S23', ['S00'])], texts)).toBe('On the move: 1 Walker to street S21, 1 Walker to street S23.');
  expect(told(['S00', 'S01', 'S02', 'S03', 'S04', 'S05'].map((to) => moved(2, to)), texts)).toBe('12 zombies are on the move, to 6 places.');
});
it('people are called by their names, never like a piece, and who is alone is the team', () => {
  const two = texts.called({ player_1: 'Anna' }, ['Anna', '']);
  expect([two.name('player_1'), two.word('player:player_2'), two.seat(0, ['player_1'])]).toEqual(['Anna', 'Person 2', 'Anna']);
  expect(texts.knowing({ player_1: 'team' }).name('player_1')).toBe('the team');
});
it('the button that lays a found card says what is thrown away for it', () => {
  const cards: Record<string, string> = { hand_1: 'pan', crowbar: 'crowbar' };
  const button = (chosen: string): string => sealingWords(chosen, 'keep-so', (piece) => cards[piece]!, texts);
  expect(button('crowbar@hand_1 hand_1@discard')).toBe('Keep it like this. Discarded: Pan');
  expect(button('crowbar@hand_1 hand_1@reserve_1')).toBe('Keep it like this');
  expect([sealingWords('', 'trade-so', () => '', texts), sealingWords('', 'trade-offer', () => '', texts)]).toEqual(['Trade like this', 'Offer this']);
});
it('who plays alone and has no name is you among those who may begin, too', () => {
  const first = (known: Texts): string | null => label('player:player_1', asked('', 'first_player'), view, scene, known, []);
  expect([first(texts.called({}, ['', ''], 0)), first(texts.called({}, ['', ''], 1)), first(texts)]).toEqual(['You', null, null]);
});
