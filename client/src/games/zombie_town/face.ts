/** Zombie Town, as it is shown. */
import { faceWith } from '../../frame/plain';
import { capitalised, type Texts } from '../../frame/texts';
import { thingOf, verbOf } from '../../frame/words';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import { oddsOn } from './odds';
import { places } from './places';
import Players from './Players.svelte';
import type { Question } from '../../frame/wire';
import { bearerOf, fightersOf, pawnOf, pawnsOfSeat, weaponOf, type Fighter } from './reading';
import Result from './Result.svelte';
import { caption, chapter, staging, told } from './staging';
import Strip from './Strip.svelte';
import type { Scene, TownBuilding, TownWeapon, View } from './view.gen';

/** The building that whoever is to act stands in. */
function siteOf(question: Question, view: View): TownBuilding | undefined {
  const square = pawnOf(view, question.unit ?? view.turn?.pawn)?.square;
  return view.buildings.find((site) => site.id === square);
}
/** A card that goes back does nothing for anybody. */
const GOING_BACK = ['top', 'bottom'];
/** Who bears a weapon is worth a word where another of one's people could be meant. */
function isNamed({ id, colour }: Fighter, view: View): boolean {
  return id !== colour || pawnsOfSeat(view, pawnOf(view, colour)?.seat ?? null).length > 1;
}
/** Of two survivors in one building one keeps watch, and the other only came along. */
function whereabouts({ id, colour, square }: Fighter, view: View, texts: Texts): string {
  const isPosted = view.buildings.some((site) => site.survivors.some((one) => one.id === id));
  return isPosted ? texts.say('zt-posted', { building: square }) : texts.say('zt-along', { pawn: colour });
}
/** What a choice is worth, behind its words: the shots of a weapon and who bears it, the arms of a survivor, what a house does. */
export function notesOn(word: string, question: Question, view: View, scene: Scene | null, texts: Texts): string[] {
  const thing = thingOf(word);
  const used = word === 'house' ? siteOf(question, view)?.house : undefined;
  if (used) return [`${capitalised(texts.name(used))}: ${texts.text(`house-${used}-rule`)} ${texts.text('zt-house-cost')}`];
  const lost = word === 'fetch' ? siteOf(question, view) : undefined;
  if (lost?.held_by_one) return [texts.say('zt-loses', { building: lost.id })];
  const card = scene?.cards[thing];
  if (card?.kind === 'weapon') return GOING_BACK.includes(verbOf(word)) ? [] : [texts.text('zt-card-shots', { count: card.shots, draws: card.draws })];
  const name = (id: string): string => capitalised(texts.name(id));
  const shots = ({ shots: count }: TownWeapon): string => texts.text('zt-shots-left', { count });
  const bearer = bearerOf(view, thing);
  const weapon = weaponOf(view, thing);
  // An empty one is only good to be dropped, and that says it all.
  if (bearer) return weapon?.shots ? [shots(weapon), ...(isNamed(bearer, view) ? [name(bearer.id)] : [])] : [];
  const fighter = fightersOf(view).find((one) => one.id === thing && one.id !== one.colour);
  if (fighter) return [whereabouts(fighter, view, texts), ...(fighter.weapons.length ? fighter.weapons.flatMap((one) => [name(one.kind), shots(one)]) : [texts.text('zt-unarmed')])];
  const house = view.buildings.find((site) => site.id === thing)?.house;
  return house ? [name(house)] : [];
}

/** Which card of a building is meant: those of its pile are counted from the top, the stored ones after them (ZT-13.12). */
export function lieOf(word: string, view: View, texts: Texts, before: readonly string[]): string[] {
  const from = thingOf(before.find((said) => verbOf(said) === 'from') ?? '');
  const site = view.buildings.find(({ id }) => id === from);
  if (!site || verbOf(word) !== 'card') return [];
  const place = Number(thingOf(word)) - 1;
  const stored = site.stored[place - site.pile];
  const known = stored ? stored.card : site.known[String(place)];
  const where = stored ? ['zt-lie-stored'] : [...(place === 0 ? ['zt-lie-top'] : []), ...(place === site.pile - 1 ? ['zt-lie-bottom'] : [])];
  return [...where.map((key) => texts.text(key)), ...(known ? [capitalised(texts.name(known))] : [])];
}

export const face = faceWith<View, Scene>({
  // Three others move their zombies before it is one's turn again.
  patience: 120,
  layout: 'square',
  roundText: 'zt-day-sign',
  logFilters: {
    fights: /attack|fight|shot|combat|missed|killed|exchange|hurt|died|retreat|fled|loss|faced|trapped/,
    zombies: /zombie|barricades_fell|trap_sprung|moves_lost/,
    cards: /card|event|weapon|survivor|barricade|house|fireworks|stored|piles/,
  },
  smallEvents: /^(turn_ended|shot_fired|points_counted|event_used|fight_ended|combat_deck_shuffled|house_reset)$/,
  milestones: { day: /^day_began$/, fight: /^(attack_began|entry_fight_opened|zombie_faced)$/, death: /^(pawn|survivor)_died$/ },
  // Who dies, who loses a house, and what falls; on quiet days who was hurt, who joined and who settled where.
  turning: ({ event, args }) => ({ pawn_died: 20, building_lost: 6, barricades_fell: 5, word_broken: 4, survivor_died: 3, pawn_hurt: 2, survivor_joined: 2, event_triggered: 1, building_claimed: args['before'] ? 8 : 1 })[event] ?? 0,
  phases: ['turn', 'zombies'],
  now: ({ day, days, phase }) => ({ round: day, rounds: days, phase }),
  seatNames: (view) => view.players.map((player) => player.colours[0] ?? ''),
  // Who leads two pawns is known by both of their colours.
  people: (view) => view.players.map(({ colours }) => (colours.length === 1 ? colours[0]! : '')),
  // Of a horde several go, one touch each.
  stays: ['zombie'],
  staging,
  caption,
  told,
  chapter,
  usual: { ms: 450 },
  // Each word for itself: what was said before it stands above the list. Pieces (`pistol.3`) are called like their card.
  label: (word, question, view, scene, texts, before) =>
    [texts.word(word.split('.', 1)[0]!), ...notesOn(word, question, view, scene, texts), ...oddsOn(word, question, view, scene, texts, before), ...lieOf(word, view, texts, before)].join(' · '),
  slotValues: (view, slot) => {
    if (slot === 'building') return view.buildings.map((building) => building.id);
    if (slot === 'card') return [...new Set(view.hand)];
    return view.pawns.flatMap((pawn) => (pawn.seat !== view.you && pawn.alive ? [pawn.colour] : []));
  },
  // What lies there follows from the question; it may be nothing.
  hasBeside: () => true,
  places,
  Board,
  Beside,
  Mine,
  Players,
  Strip,
  Moment,
  Result,
  Mark,
});
