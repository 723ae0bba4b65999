/** What stands on the buttons of Zombicide: what a choice costs, whom it meets, and which card it is about. */
import { capitalised, type Texts } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import { placed, thingOf, verbOf } from '../../frame/words';
import { marksOf, printedOn } from './marks';
import { crowdIn, SEAT_NAMES, survivorOf } from './reading';
import type { AttackSpec, Scene, SurvivorView, View } from './view';

/** Words whose thing is a card on a slot; others name a slot that is to be filled. */
const OF_CARDS = new Set(['with', 'weapon', 'lose', 'mask', 'give']);
const BOTH = 'both';

export function label(word: string, question: Question, view: View, scene: Scene | null, texts: Texts, before: readonly string[]): string | null {
  const [verb, thing] = [verbOf(word), thingOf(word)];
  const who = survivorOf(view, question.unit);
  if (verb === 'to' && before[0] === 'move') return [pricedWay(word, view.turn?.walks[thing] ?? 0, texts), ...crowd(thing, view, texts)].join(' · ');
  if (verb === 'to' && before[0] === 'drive') return runningOver(word, who, view, texts);
  if (verb === 'door' && before[0] === 'open_door') return filling(word, view.turn?.fills[thing] ?? 0, texts);
  if (word === 'open_door') return filling(word, Math.max(0, ...Object.values(view.turn?.fills ?? {})), texts);
  if (verb === 'at' && scene?.kinds[thing] === 'zone') return peopled(thing, view, texts, question.unit, before[0] !== 'melee_attack');
  if (verb === 'player' && texts.you !== null && thing === SEAT_NAMES[texts.you]) return capitalised(texts.text('table-you'));
  if (verb === 'risking') return isFire(before, who, scene) ? texts.text('zc-burns', { who: texts.name(thing) }) : texts.word(word);
  if (OF_CARDS.has(verb) || before[0] === 'discard' || before[0] === 'load') return who && scene ? cardOn(thing, who, scene, texts, view, before[0]) : null;
  if (verb === 'slot' && who?.slots[thing]) return `${texts.word(word)} · ${texts.text('zc-lies-there', { card: texts.name(who.slots[thing]) })}`;
  if (question.name === 'share_wounds') return `${named(thing, texts)} · ${texts.text(survivorOf(view, thing)?.wounds ? 'zc-hurt' : 'zc-unhurt')}`;
  if (verb === 'skill') return `${named(thing, texts)} · ${texts.text(`skill-${thing.split(':', 1)[0]}-effect`)}`;
  // Whom to lead is a question of skills.
  const skill = question.name === 'pick_survivor' ? scene?.survivors[thing]?.skills['blue']?.[0] : undefined;
  return skill ? `${named(thing, texts)} · ${named(skill, texts)}` : null;
}
/** Nobody who touches a zone without zombies means to shoot at friends there. */
export const isMeant = ([verb, at = '']: readonly string[], view: View): boolean => verb !== 'ranged_attack' || crowdIn(view, thingOf(at)).length > 0;
const named = (id: string, texts: Texts): string => capitalised(texts.name(id));
const crowd = (zone: string, view: View, texts: Texts): string[] => crowdIn(view, zone).map(([kind, count]) => texts.say('count-zombies', { count, kind }));
const pricedWay = (word: string, price: number, texts: Texts): string => `${texts.word(word)} · ${texts.text('zc-price', { count: price })}`;
/** Whoever opens a house hears before how many rooms of it bring zombies. */
const filling = (word: string, rooms: number, texts: Texts): string => (rooms ? `${texts.word(word)} · ${texts.text('zc-fills', { count: rooms })}` : texts.word(word));

/** Where a car goes it runs over whoever stands there and does not sit in it. */
function runningOver(word: string, driver: SurvivorView | undefined, view: View, texts: Texts): string {
  const beside = view.survivors.filter((one) => one.car !== driver?.car);
  return [texts.answer(`drive ${word}`), ...metIn(thingOf(word), { ...view, survivors: beside }, texts, driver?.id, true)].join(' · ');
}

/** A zone to attack, with the zombies in it, and everybody who may be hit but the attacker: nobody strikes his own people. */
function peopled(zone: string, view: View, texts: Texts, attacker: string | null | undefined, isRisky: boolean): string {
  return `${named(zone, texts)}: ${metIn(zone, view, texts, attacker, isRisky).join(' · ')}`;
}
function metIn(zone: string, view: View, texts: Texts, attacker: string | null | undefined, isRisky: boolean): string[] {
  const people = view.survivors.filter((one) => one.zone === zone && one.status === 'living' && one.id !== attacker).map((one) => texts.name(one.id));
  const own = isRisky && people.length ? [texts.text('zc-own-people', { people: people.join(', ') })] : [];
  return [...crowd(zone, view, texts), ...own];
}

/** The card on a slot, or the two in both hands; of a weapon what it is worth in such an attack. */
function cardOn(slot: string, who: SurvivorView, scene: Scene, texts: Texts, view: View, verb: string | undefined): string | null {
  const card = who.slots[slot === BOTH ? 'hand_1' : slot];
  if (!card) return null;
  const name = slot === BOTH ? texts.text('zc-count-of', { count: 2, kind: named(card, texts) }) : named(card, texts);
  const kind = KINDS[verb ?? ''];
  const strike = kind && view.turn?.survivor === who.id ? view.turn.strikes[kind]?.[slot] : undefined;
  const spec = scene.equipment[card];
  if (strike) return `${name} · ${inWords(strike, texts)}, ${texts.text('zc-chance', { chance: strike.chance })}`;
  if (kind && spec?.[kind]) return `${name} · ${attackInWords(spec[kind], texts)}`;
  return [name, texts.name(slot)].join(' · ');
}
/** Fire asks nobody whom it hits first: all in the zone die, whoever throws it too. */
function isFire(before: readonly string[], who: SurvivorView | undefined, scene: Scene | null): boolean {
  const slot = before.find((word) => verbOf(word) === 'with');
  const card = slot && who?.slots[thingOf(slot)];
  return Boolean(card && scene?.equipment[card]?.ranged?.kills_everything);
}
const KINDS: Record<string, 'melee' | 'ranged'> = { melee_attack: 'melee', ranged_attack: 'ranged' };

interface Numbers {
  dice: number;
  hits_from: number;
  damage: number;
  range: readonly [number, number];
}
/** The values of an attack in words: `1 die, hits on 4 or more, damage 1, range 0 to 1`. */
function inWords({ dice, hits_from, damage, range: [from, to] }: Numbers, texts: Texts): string {
  return `${texts.text('zc-worth', { dice, accuracy: hits_from, damage })}, ${texts.text('zc-reach', { from, to, far: from === to ? 'no' : 'yes' })}`;
}
export function attackInWords(attack: AttackSpec, texts: Texts): string {
  const { range: [from, to] } = attack;
  if (!attack.kills_everything) return inWords({ ...attack, hits_from: attack.accuracy }, texts);
  return `${texts.text('zc-kills-everything')}, ${texts.text('zc-reach', { from, to, far: from === to ? 'no' : 'yes' })}`;
}
/** A card in words: every attack that it has, what its small marks mean, and what is printed below; '' of a wound. */
export function cardInWords(card: string, scene: Scene | null, texts: Texts): string {
  const spec = scene?.equipment[card];
  const attacks = (spec?.attacks ?? []).map((attack) => (attack.mode ? `${texts.text(`zc-mode-${attack.mode}`)}: ` : '') + attackInWords(attack, texts)).join('; ');
  return [attacks, ...[...marksOf(spec).map(({ says }) => says), ...printedOn(spec)].map((key) => texts.text(key))].filter(Boolean).join(', ');
}

/** A trade with somebody whose player is another: where he puts his cards is his own affair, so he stands there as a whole. */
export const asksAnother = (room: Readonly<Record<string, number>>, scene: Scene): boolean => Object.keys(room).some((place) => scene.kinds[place] === 'survivor');

/** What stands on the button that sends an arrangement: whatever is thrown away is named on it. */
export function sealingWords(chosen: string, what: 'keep-so' | 'trade-so' | 'trade-offer', cardOf: (piece: string) => string, texts: Texts): string {
  const lost = [...placed(chosen)].flatMap(([piece, slot]) => (slot === 'discard' ? [texts.name(cardOf(piece))] : []));
  return lost.length ? texts.text('zc-keep-losing', { cards: lost.join(', ') }) : texts.text(`zc-${what}`);
}
