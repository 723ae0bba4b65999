/** Zombicide, as the app shows it. */
import { thingOf, verbOf } from '../../frame/words';
import type { AnyView, Question } from '../../frame/wire';
import type { Face } from '../../frame/face';
import Beside from './Beside.svelte';
import Choice from './Choice.svelte';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import Players from './Players.svelte';
import { cityOf, kindOf, namer, ownNames, SEAT_NAMES, slotValues, survivorOf, things, town } from './reading';
import { shortcutsOf } from './shortcuts';
import { staged } from './staging';
import Strip from './Strip.svelte';
import ZombicideBoard from './ZombicideBoard.svelte';
import ZombicideResult from './ZombicideResult.svelte';

/** What everybody tries sooner or later; the rest is offered when a mission or a skill allows it. */
const USUAL_ACTIONS = ['move', 'search', 'open_door', 'melee_attack', 'ranged_attack', 'reload', 'trade', 'take_objective'];
/** Words whose thing is a card on a slot. */
const OF_SLOTS = new Set(['slot', 'weapon', 'lose', 'mask', 'give', 'with']);

/** What a word points at on the table; hits go to the zombies of the zone in question. */
function targetOf(word: string, question: Question): string {
  const thing = thingOf(word);
  switch (verbOf(word)) {
    case 'car':
    case 'objective':
      return word;
    case 'player':
      return `player_${thing}`;
    case 'hit':
      return kindOf(thing, null) === 'zombie' ? `${thing}@${String(question.about?.['zone'] ?? '')}` : thing;
    default:
      return thing;
  }
}

/** The card behind a slot, where a word only names the slot. */
function cardAt(word: string, question: Question, view: AnyView): string | null {
  const slot = thingOf(word);
  if (!OF_SLOTS.has(verbOf(word)) || kindOf(slot, null) !== 'slot') return null;
  return survivorOf(town(view), question.unit)?.slots[slot] ?? null;
}

export const face: Face = {
  name: 'zombicide',
  // A horde takes its time.
  patience: 160,
  isMap: true,
  logFilters: {
    zombies: /zombie|spawn|miniatures|attacked|wound|eliminated/,
    fights: /attack|dice|hits|killed|burnt|wound|experience|level|skill/,
    cards: /card|search|inventory|trade|weapon|supply/,
  },
  smallEvents: /^(forced|action_chosen|turn_ended)$/,
  phases: ['players', 'zombies', 'end'],
  roundText: 'zc-round',
  now: (view) => ({ round: town(view).round, phase: town(view).phase }),
  seatNames: () => [...SEAT_NAMES],
  seatOf: (unit, view) => (view && survivorOf(town(view), unit)?.seat) ?? null,
  ownNames: (scene) => ownNames(scene),
  kindOf,
  things: (view, kind, scene) => things(town(view), kind, scene),
  attempt: (_, target, scene) => {
    const verb = { zone: 'move', door: 'open_door', survivor: 'trade', car: 'enter_car', objective: 'take_objective' }[kindOf(target, scene) as string];
    return verb ? `${verb}:${target}` : null;
  },
  shortcuts: (view, question, scene, texts) => shortcutsOf(town(view), question, scene, texts),
  staged: (happened, before, now) => staged(happened, town(before), town(now)),
  expected: (question) => (question.name === 'next_action' ? USUAL_ACTIONS : []),
  label: (word, question, view, scene, texts) => {
    const name = namer(texts);
    const card = cardAt(word, question, view);
    if (card) return `${name(card)} · ${texts.word(word)}`;
    // Whom to lead is a question of skills.
    const skill = question.name === 'pick_survivor' && scene ? cityOf(scene).survivors[thingOf(word)]?.skills.blue[0] : undefined;
    return skill ? `${name(thingOf(word))} · ${name(skill)}` : null;
  },
  targetOf,
  keyOf: () => undefined,
  hasOwnChoice: (_, form) => form.form === 'arrange',
  slotValues: (view, slot) => slotValues(town(view), slot),
  about: (target, scene) => {
    const id = target.replace(/[@:].*$/, '');
    const kind = kindOf(target, scene);
    if (kind === 'skill' || kind === 'card') return `${kind}-${id}-effect`;
    return kind.startsWith('zombie') ? `zombie-${id}-rule` : null;
  },
  hasBeside: (view) => Boolean(town(view).drawn || town(view).attack?.dice.length),
  Board: ZombicideBoard,
  Beside,
  Mine,
  Players,
  Strip,
  Choice,
  Moment,
  Result: ZombicideResult,
  Mark,
};
