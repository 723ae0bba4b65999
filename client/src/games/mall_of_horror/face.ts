/** Mall of Horror, as it is shown. */
import { faceWith, PLAIN } from '../../frame/plain';
import { thingOf, verbOf } from '../../frame/words';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Device from './Device.svelte';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import { places } from './places';
import Players from './Players.svelte';
import { cardIn, effectOf, slotValues, whenOf, worthOf } from './reading';
import Result from './Result.svelte';
import { staging } from './staging';
import { turning } from './story';
import Strip from './Strip.svelte';
import type { Scene, View } from './view.gen';

export const face = faceWith<View, Scene>({
  logFilters: {
    votes: /vote|ballot|chosen|elected|tied|drawn|nobody_|wheels|destination/,
    cards: /card|truck|window|passed|hidden|killed|dice_seen/,
  },
  milestones: { ...PLAIN.milestones, vote: /^ballots_revealed$/, fight: /^(zombies_get_in|parking_attacked)$/, death: /^character_eaten$/ },
  turning,
  layout: 'page',
  staging,
  usual: { ms: 340 },
  hasOwnChoice: (question) => /^((re)?vote_|(choose|announce)_destination$)/.test(question.name),
  slotValues,
  /** What a character is worth, and what a card does, stands on the choice. */
  label: (word, _question, _view, scene, texts) => {
    const thing = thingOf(word);
    if (scene?.kinds[thing] === 'card') return `${texts.word(word)} · ${verbOf(word) === 'play' ? texts.text(`card-${thing}-effect`) : effectOf(cardIn(scene, thing), texts)}`;
    const worth = worthOf(thing, scene);
    return worth && `${texts.word(word)} · ${texts.text('mh-worth', worth)}`;
  },
  about: (target, scene, texts) => {
    const worth = worthOf(target, scene);
    if (scene?.kinds[target] === 'card') return ['mh-card-about', { effect: effectOf(cardIn(scene, target), texts) }];
    return worth ? ['mh-about', worth] : PLAIN.about(target, scene && { ...scene }, texts);
  },
  /** That it is not the moment for a card is half the truth: it has one. */
  whyRefused: (word, clause, scene, texts) => {
    const isTooSoon = clause === 'MH-5.3' && scene?.kinds[thingOf(word)] === 'card';
    return isTooSoon ? texts.text('mh-play-when', { card: texts.name(thingOf(word)), when: whenOf(cardIn(scene, thingOf(word)), texts) }) : texts.whyRefused(word, clause);
  },
  hasBeside: ({ placement_dice, unplaced, loot, dice, dice_covered }) =>
    Boolean(placement_dice.length || loot.length || Object.values(unplaced).some((crew) => crew.length) || dice || dice_covered),
  places,
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
