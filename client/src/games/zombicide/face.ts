/** Zombicide, as it is shown. */
import { faceWith, PLAIN } from '../../frame/plain';
import { advised } from './advice';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Device from './Device.svelte';
import { isMeant, label } from './labels';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import { places } from './places';
import Players from './Players.svelte';
import { DANGER, SEAT_NAMES, slotValues, survivorOf, triesOn } from './reading';
import Result from './Result.svelte';
import { gathers, staging, told } from './staging';
import { turning } from './story';
import Strip from './Strip.svelte';
import { kindOfCrowd, type Scene, type View } from './view';

export const face = faceWith<View, Scene>({
  // A horde takes its time.
  patience: 160,
  logFilters: {
    zombies: /zombie|spawn|miniatures|attacked|wound|eliminated/,
    fights: /attack|dice|hits|killed|burnt|wound|experience|level|skill/,
    cards: /card|search|inventory|trade|weapon|supply/,
  },
  smallEvents: /^turn_ended$/,
  phases: ['players', 'zombies', 'end'],
  milestones: { ...PLAIN.milestones, fight: /^(attack_made|zombie_attacked)$/, death: /^survivor_eliminated$/ },
  turning,
  roundText: 'zc-round',
  series: 'mission',
  seatNames: () => [...SEAT_NAMES],
  people: () => [...SEAT_NAMES],
  seatOf: (unit, view) => (view && survivorOf(view, unit)?.seat) ?? null,
  staging,
  told,
  gathers,
  // The zombies' phase can be seen again.
  chapter: ({ event, args }) => (event === 'phase_began' ? (args['phase'] === 'zombies' ? 'begins' : 'ends') : null),
  label,
  // At the end of a long list nobody would find it.
  rank: (word) => (word === 'any_order' ? -1 : 0),
  tries: triesOn,
  isMeant,
  answer: advised,
  slotValues,
  about: (target, scene, texts) => {
    if (target === DANGER) return ['zc-danger-about', { ...scene?.danger_levels }];
    const kind = scene?.kinds[target] ?? '';
    const [word] = target.split(':', 1);
    const car = scene?.cars.find((one) => one.id === target)?.kind ?? '';
    return [`${kind}-${word}-effect`, `zombie-${kindOfCrowd(target)}-rule`, `car-${car}-rule`].find((key) => texts.has(key)) ?? null;
  },
  hasBeside: (view) => Boolean(view.drawn || view.attack?.dice.length),
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
