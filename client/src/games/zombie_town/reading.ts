/** What the drawings of Zombie Town read out of view and question, and what ids are. */
import type { Seen } from '../../frame/seen';
import { capitalised } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import { thingOf } from '../../frame/words';
import type { PawnView, Scene, SurvivorView, View, WeaponView } from './view';

// -- who has what ---------------------------------------------------------------------------------------------------

export function pawnOf(view: View, color: string | null | undefined): PawnView | undefined {
  return view.pawns.find((pawn) => pawn.color === color);
}
export function seatOfColor(view: View, color: string): number | null {
  return view.players.find((player) => player.colors.includes(color))?.seat ?? null;
}
export function pawnsOfSeat(view: View, seat: number | null): PawnView[] {
  return view.pawns.filter((pawn) => pawn.seat === seat);
}
/** Somebody who fights: what he carries and where he stands. */
interface Fighter {
  id: string;
  color: string;
  square: string;
  weapons: WeaponView[];
}
export function fightersOf(view: View): Fighter[] {
  const armed = (one: SurvivorView): WeaponView[] => (one.weapon ? [one.weapon] : []);
  return [
    ...view.pawns.map((pawn) => ({ id: pawn.color, color: pawn.color, square: pawn.square, weapons: pawn.weapons })),
    ...view.pawns.flatMap((pawn) => pawn.companions.map((one) => ({ id: one.id, color: pawn.color, square: pawn.square, weapons: armed(one) }))),
    ...view.buildings.flatMap((site) => site.survivors.map((one) => ({ id: one.id, color: site.owner, square: site.id, weapons: armed(one) }))),
  ];
}
export function bearerOf(view: View, weapon: string): Fighter | undefined {
  return fightersOf(view).find((one) => one.weapons.some((carried) => carried.id === weapon));
}
export function weaponOf(view: View, id: string): WeaponView | undefined {
  return bearerOf(view, id)?.weapons.find((weapon) => weapon.id === id);
}

// -- what ids are ---------------------------------------------------------------------------------------------------

const COLORS: readonly string[] = ['red', 'blue', 'green', 'yellow', 'black', 'white'];
const HOUSES: readonly string[] = ['survivalist', 'wood_worker', 'nosy_neighbor', 'gun_collector', 'nurse', 'normal'];
const COMBAT: readonly string[] = ['jammed', 'same_square', 'one_away', 'two_away'];

export type Thing = 'square' | 'building' | 'pawn' | 'survivor' | 'weapon' | 'card' | 'combat' | 'house' | '';

const SHAPES: [RegExp, Thing][] = [
  [/^[A-N]\d{1,2}$/, 'square'],
  [/^bld_\d\d$/, 'building'],
  [/^survivor\.\d+$/, 'survivor'],
  [/^(pistol|rifle|shotgun|hunting_rifle)\.\d+$/, 'weapon'],
  [/^(survivor|pistol|rifle|shotgun|hunting_rifle|fireworks|barricade_\w+|event_\w+)$/, 'card'],
];

export function kindOf(id: string): Thing {
  if (COLORS.includes(id)) return 'pawn';
  if (HOUSES.includes(id)) return 'house';
  if (COMBAT.includes(id)) return 'combat';
  return SHAPES.find(([shape]) => shape.test(id))?.[1] ?? '';
}

/** What somebody might try of a kind, possible or not. */
export function things(view: View, kind: string, scene: Scene | null): string[] {
  switch (kind) {
    case 'square':
      return scene ? Object.keys(scene.squares).filter((id) => kindOf(id) === 'square') : [];
    case 'building':
      return view.buildings.map((building) => building.id);
    case 'pawn':
      return view.phase === 'set_up' ? [...COLORS] : view.pawns.filter((pawn) => pawn.alive).map((pawn) => pawn.color);
    case 'survivor':
      return fightersOf(view).flatMap(({ id }) => (kindOf(id) === 'survivor' ? [id] : []));
    case 'weapon':
      return fightersOf(view).flatMap(({ color, weapons }) => (seatOfColor(view, color) === view.you ? weapons.map(({ id }) => id) : []));
    case 'card':
      return [...new Set(view.hand)];
    default:
      return [];
  }
}

// -- words ----------------------------------------------------------------------------------------------------------

/** Who fights, by name: a zombie is known by where it stands. */
export const fighterNamer =
  ({ texts }: Seen<View, Scene>) =>
  (id: string): string =>
    ['square', 'building'].includes(kindOf(id)) ? texts.word(`zombie:${id}`) : capitalised(texts.name(id));

/** What can stand in a slot of a ready-made phrase. */
export function slotValues(view: View, slot: string): string[] {
  if (slot === 'building') return view.buildings.map((building) => building.id);
  if (slot === 'card') return [...new Set(view.hand)];
  return view.pawns.filter((pawn) => pawn.seat !== view.you && pawn.alive).map((pawn) => pawn.color);
}

// -- what lies beside a decision ------------------------------------------------------------------------------------

/** Questions that are answered with cards of the own hand, or those dealt for it. */
export const isOfHand = (name: string): boolean => /^(keep_start_cards|turn_step|store_cards|discard_to_limit|pass_card|barricade_series)$/.test(name);

/** Cards that a decision is about and that are not in the hand: looked at, stored, or found in the discard pile. */
export function cardsAsked(view: View, question: Question | null): string[] {
  if (view.draw?.cards?.length) return view.draw.cards;
  const form = question?.form;
  if (!question || isOfHand(question.name) || form?.form !== 'pick') return [];
  return [...new Set(form.options.map(thingOf).filter((thing) => kindOf(thing) === 'card'))];
}
/** What a question speaks of that stands on the board, where the answer alone would not show it: who came, and where. */
const SPOKEN_OF: Record<string, readonly string[]> = {
  attack_weapon: ['target'],
  shoot_again: ['target'],
  defence_weapon: ['attacker', 'defender'],
  retreat: ['pawn'],
  fight_or_take: ['square'],
  who_suffers: ['square'],
  first_group: ['square'],
  flee_to: ['pawn'],
  entry_fight: ['pawn', 'building'],
  trap_victims: ['building'],
  event_choice: ['sent', 'goal'],
};
export function spokenOf(question: Question | null): string[] {
  const about = question?.form ? (question.about ?? {}) : {};
  return (SPOKEN_OF[question?.name ?? ''] ?? []).map((key) => String(about[key] ?? '')).filter((id) => kindOf(id) !== '');
}
/** Whether there is something to look at while deciding: cards, a fight, zombies to be counted. */
export function hasBeside(view: View): boolean {
  const counts = view.phase === 'zombies' && view.turn?.seat === view.you && view.turn.zombies > 0;
  return Boolean(view.draw?.cards?.length || view.fight || view.event || counts);
}
