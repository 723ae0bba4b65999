/** Dawn of the Zeds, as it is shown. */
import { faceWith, PLAIN } from '../../frame/plain';
import { split, thingOf, verbOf } from '../../frame/words';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import { places } from './places';
import Players from './Players.svelte';
import type { Fight } from './fight';
import { attacksComing, fightOf, meleeAhead, noteOn } from './prospects';
import { calledAt, calledWithPlace, effectKey, lapsing, notesOnSpecial, rank, rowOf, saidAt, targetOf, unitOf, yieldOf, zedOf } from './reading';
import Result from './Result.svelte';
import { chapter, staging, told } from './staging';
import Strip from './Strip.svelte';
import { capitalised, type Texts } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import type { Scene, View } from './view.gen';

/** Where somebody is, behind his name: the same names stand on several roads. */
function whereabouts(thing: string, view: View, texts: Texts): string[] {
  const place = unitOf(view, thing)?.place ?? zedOf(view, thing)?.space;
  return place === undefined ? [] : [texts.name(place)];
}
/** With several nobody knows yet who will fight: what each could do stands above. */
const only = (fights: readonly Fight[]): Fight | null => (fights.length === 1 ? (fights[0] ?? null) : null);
/** The fight that a word would begin: an attack or a shot of whoever was named before it, or of whoever it names. */
function fightBy(word: string, before: readonly string[], question: Question, view: View): Fight | null {
  const doer = before.find((one) => verbOf(one) === 'unit');
  if (doer) return fightOf(view, thingOf(doer), verbOf(before.at(-1) ?? ''), thingOf(word));
  if (word === 'fight') return only(attacksComing(view));
  return question.about?.['zeds'] && verbOf(word) === 'unit' ? meleeAhead(view, thingOf(word)) : null;
}
const BEDS = new Set(['heal', 'discharge', 'bury']);
const NAMING = new Set(['unit', 'zed', 'hit', 'target', ...BEDS]);
/** A zed on a Start that has one already costs both; who wants no more gives up what is left; whoever leaves a bed goes
 *  back to the town, or dies. */
function priceOf(word: string, view: View, texts: Texts): string[] {
  if (word === 'done' && lapsing(view)) return [texts.text('dz-lapse', { count: lapsing(view) })];
  if (['discharge', 'bury'].includes(verbOf(word))) return [texts.text(`dz-after-${verbOf(word)}`)];
  const isDear = verbOf(word) === 'appear' && view.zeds.some(({ space }) => space === thingOf(word));
  return isDear ? [texts.text('dz-spine-actions', { count: 2 })] : [];
}
function notesOn(word: string, before: readonly string[], question: Question, view: View, scene: Scene | null, texts: Texts): string[] {
  const fight = scene && fightBy(word, before, question, view);
  return [...(NAMING.has(verbOf(word)) ? whereabouts(thingOf(word), view, texts) : []), ...(scene && verbOf(word) === 'special' ? notesOnSpecial(thingOf(word), scene, texts) : []), ...priceOf(word, view, texts), ...yieldOf(word, question).map((found) => texts.name(found)), ...(fight ? [texts.text(...noteOn(fight, scene))] : [])];
}
function nameOf(word: string, view: View, texts: Texts): string {
  const thing = thingOf(word);
  if (verbOf(word) === 'special') return texts.name(thing);
  return verbOf(word) === 'unit' ? calledAt(view, thing, texts) : saidAt(view, word, texts);
}
/** The sentence of an answer, without the numbers of pieces. */
function answered(answer: string, view: View, texts: Texts): string {
  const crowds = split(answer).map(thingOf).filter((thing) => unitOf(view, thing));
  return crowds.reduce((said, thing) => said.replace(capitalised(texts.name(thing)), capitalised(calledWithPlace(view, thing, texts))), texts.answer(answer));
}

export const face = faceWith<View, Scene>({
  // A Zeds phase with fights has many steps; each of them is told.
  patience: 240,
  layout: 'map',
  logFilters: {
    fights: /melee|hit|reduced|killed|saving|saved|died|retreat|fell_back|shot|barrage|exploded|grenade|acid|splinters|water_jet/,
    zombies: /zed|track|chaos|outbreak|infection|pressure|raiders|catacomb|brains/,
    cards: /event_|fate|card|rule|research|component|antidote/,
  },
  smallEvents: /^(event_discarded|fate_discarded|actions_reset|actions_changed|player_action_used|seat_done|zeds_drawn|die_rolled)$/,
  milestones: { ...PLAIN.milestones, fight: /^melee_began$/, death: /^unit_died$/ },
  turning: ({ event }) => ({ unit_died: 8, zeds_in_town_center: 30, chaos_placed: 3, antidote_found: 12, unchecked_outbreak: 5, refugees_devoured: 4, component_gained: 3, bridge_changed: 3 })[event] ?? 0,
  now: ({ round, phase }) => ({ round, phase }),
  seatNames: (view) => view.seats.map((seat) => seat.name),
  people: (view) => view.seats.map((seat) => seat.name),
  staging,
  told,
  chapter,
  usual: { ms: 420 },
  targetOf,
  // Each word for itself: who acts stands above the list.
  label: (word, question, view, scene, texts, before) => [nameOf(word, view, texts), ...notesOn(word, before, question, view, scene, texts)].join('\u00a0· '),
  rank,
  called: nameOf,
  answer: answered,
  about: (target, scene, texts) => {
    const key = effectKey(rowOf(target, scene));
    return texts.has(key) ? key : null;
  },
  slotValues: (_, slot, scene) => (slot === 'space' ? Object.keys(scene?.spaces ?? {}) : []),
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
