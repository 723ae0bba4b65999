/** The plain face: lists and signs. It is what a game has that draws nothing of its own, and fills in what others leave out. */
import type { Face, Scene } from '../face';
import type { OwnNames } from '../texts';
import type { AnyView } from '../wire';
import { OPTION_KEYS } from '../table/keyboard';
import { thingOf } from '../words';
import Board from './Board.svelte';
import Device from './Device.svelte';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import Nothing from './Nothing.svelte';
import Players from './Players.svelte';
import Result from './Result.svelte';
import Strip from './Strip.svelte';
import { kindOf, playersIn } from './reading';

const TOO_MANY = 60;
const DEVICES = new Set(['arrange', 'numbers']);

export const PLAIN: Face<AnyView, Scene> = {
  patience: TOO_MANY,
  layout: 'map',
  logFilters: {},
  smallEvents: /^$/,
  milestones: { round: /^(round|day)_began$/ },
  turning: () => 0,
  roundText: 'table-round',
  ownName: () => '',
  phases: [],
  now: (view) => {
    const { round, day, phase } = view as { round?: number; day?: number; phase?: string };
    return { round: round ?? day ?? 0, phase: phase ?? '' };
  },
  seatNames: (view) => playersIn(view).map((player) => player.colour ?? ''),
  people: (view) => playersIn(view).map((player) => player.colour ?? ''),
  seatOf: () => null,
  ownNames: (scene) => (scene['names'] ?? {}) as OwnNames,
  kindOf,
  things: (_, kind, scene) => Object.entries(scene?.kinds ?? {}).flatMap(([id, one]) => (one === kind ? [id] : [])),
  tries: (target, scene) => (scene?.tries?.[kindOf(target, scene)] ?? []).map((beginning) => beginning + target),
  stays: [],
  rank: () => 0,
  staging: {},
  usual: { ms: 420 },
  expected: ({ form }, scene) => {
    const usual = scene?.usual ?? [];
    return form?.form === 'branch' && usual.some((verb) => verb in form.branches) ? usual : [];
  },
  label: () => null,
  targetOf: thingOf,
  keyOf: (known, scene) => {
    const number = scene?.numbers?.[known];
    return number === undefined ? undefined : OPTION_KEYS[number - 1];
  },
  hasOwnChoice: (_, form) => DEVICES.has(form.form),
  slotValues: (view) => playersIn(view).flatMap((player, seat) => (player.colour && seat !== view.you ? [player.colour] : [])),
  about: (target, scene, texts) => {
    // Of a piece in play (`pistol.3`) that of what it was.
    const id = target.split('.', 1)[0]!;
    const kind = kindOf(id, scene);
    return [`${kind}-${id}-effect`, `${kind}-${id}-rule`].find((key) => texts.has(key)) ?? null;
  },
  whyRefused: (word, clause, _scene, texts) => texts.whyRefused(word, clause),
  places: null,
  hasBeside: () => false,
  Board,
  Beside: Nothing,
  Mine,
  Players,
  Strip,
  Device,
  Moment,
  Result,
  Mark,
};

/** A face that draws some of it in its own way. */
export function faceWith<V extends AnyView, S extends object = Scene>(own: Partial<Face<V, S>>): Face<V, S> {
  return { ...(PLAIN as unknown as Face<V, S>), ...own };
}
