/** Zombicide, as it is shown. */
import { faceWith } from '../../frame/plain';
import { capitalised } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import { thingOf, verbOf } from '../../frame/words';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Device from './Device.svelte';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import Players from './Players.svelte';
import { kindOf, ownNames, SEAT_NAMES, slotValues, survivorOf, things } from './reading';
import Result from './Result.svelte';
import { staging } from './staging';
import Strip from './Strip.svelte';
import type { Scene, View } from './view';

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
function cardAt(word: string, question: Question, view: View): string | null {
  const slot = thingOf(word);
  if (!OF_SLOTS.has(verbOf(word)) || kindOf(slot, null) !== 'slot') return null;
  return survivorOf(view, question.unit)?.slots[slot] ?? null;
}

export const face = faceWith<View, Scene>({
  // A horde takes its time.
  patience: 160,
  layout: 'map',
  logFilters: {
    zombies: /zombie|spawn|miniatures|attacked|wound|eliminated/,
    fights: /attack|dice|hits|killed|burnt|wound|experience|level|skill/,
    cards: /card|search|inventory|trade|weapon|supply/,
  },
  smallEvents: /^(forced|action_chosen|turn_ended)$/,
  phases: ['players', 'zombies', 'end'],
  roundText: 'zc-round',
  seatNames: () => [...SEAT_NAMES],
  seatOf: (unit, view) => (view && survivorOf(view, unit)?.seat) ?? null,
  ownNames,
  kindOf,
  things,
  staging,
  label: (word, question, view, scene, texts) => {
    const name = (id: string): string => capitalised(texts.name(id));
    const card = cardAt(word, question, view);
    if (card) return `${name(card)} · ${texts.word(word)}`;
    // Whom to lead is a question of skills.
    const skill = question.name === 'pick_survivor' ? scene?.survivors[thingOf(word)]?.skills.blue[0] : undefined;
    return skill ? `${name(thingOf(word))} · ${name(skill)}` : null;
  },
  targetOf,
  slotValues,
  about: (target, scene) => {
    const id = target.replace(/[@:].*$/, '');
    const kind = kindOf(target, scene);
    if (kind === 'skill' || kind === 'card') return `${kind}-${id}-effect`;
    return kind.startsWith('zombie') ? `zombie-${id}-rule` : null;
  },
  hasBeside: (view) => Boolean(view.drawn || view.attack?.dice.length),
  Board,
  Beside,
  Mine,
  Players,
  Strip,
  Device,
  Moment,
  Result,
  Mark,
});
