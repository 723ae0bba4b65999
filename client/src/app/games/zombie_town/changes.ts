/** What an event changes on the table, one small thing at a time. Nothing here knows a rule: it repeats what is told. */
import type { BuildingView, PawnView, SurvivorView, View, WeaponView } from '../../../games/zombie_town/view';
import { bearerOf, kindOf, pawnOf, seatOfColor } from './reading';

export function pawn(view: View, color: string, change: (one: PawnView) => Partial<PawnView>): View {
  return { ...view, pawns: view.pawns.map((one) => (one.color === color ? { ...one, ...change(one) } : one)) };
}
export function building(view: View, id: string, change: (one: BuildingView) => Partial<BuildingView>): View {
  return { ...view, buildings: view.buildings.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) };
}
export function turn(view: View, change: Partial<NonNullable<View['turn']>>): View {
  return view.turn ? { ...view, turn: { ...view.turn, ...change } } : view;
}

function counted(counts: Record<string, number>, id: string, by: number): Record<string, number> {
  const { [id]: before = 0, ...rest } = counts;
  return before + by > 0 ? { ...rest, [id]: before + by } : rest;
}
export function zombies(view: View, square: string, by: number): View {
  return { ...view, zombies: counted(view.zombies, square, by) };
}
/** A zombie makes its move, and is not moved again in this turn. */
export function zombieMoves(view: View, from: string, to: string): View {
  const there = zombies(zombies(view, from, -1), to, 1);
  return turn({ ...there, moved: counted(there.moved, to, 1) }, { zombies: Math.max(0, (view.turn?.zombies ?? 0) - 1) });
}

// -- cards ------------------------------------------------------------------------------------------------------

/** The same cards without these; what is not known to be there is not missed. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
function handSize(view: View, seat: number, by: number): View {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, hand_size: Math.max(0, one.hand_size + by) } : one)) };
}
/** Cards come into a hand; which ones is told only to who may know. */
export function takes(view: View, seat: number, count: number, cards: readonly string[] = []): View {
  const sized = handSize(view, seat, count);
  return seat === view.you ? { ...sized, hand: [...view.hand, ...cards] } : sized;
}
export function gives(view: View, seat: number, count: number, cards: readonly string[] = []): View {
  const sized = handSize(view, seat, -count);
  return seat === view.you ? { ...sized, hand: without(view.hand, cards) } : sized;
}
export function plays(view: View, color: string, card: string): View {
  return gives(view, seatOfColor(view, color) ?? -1, 1, [card]);
}
export function discards(view: View, cards: readonly string[]): View {
  return { ...view, discard: [...view.discard, ...cards] };
}
export function pile(view: View, id: string, by: number): View {
  return building(view, id, (one) => ({ pile: Math.max(0, one.pile + by) }));
}

// -- survivors and weapons -----------------------------------------------------------------------------------------

function survivors(view: View, change: (all: SurvivorView[]) => SurvivorView[]): View {
  return {
    ...view,
    pawns: view.pawns.map((one) => ({ ...one, companions: change(one.companions) })),
    buildings: view.buildings.map((one) => ({ ...one, survivors: change(one.survivors) })),
  };
}
/** A survivor leaves wherever it is. */
export function leaves(view: View, id: string): View {
  return survivors(view, (all) => all.filter((one) => one.id !== id));
}
function survivorOf(view: View, id: string): SurvivorView {
  const all = [...view.pawns.flatMap((one) => one.companions), ...view.buildings.flatMap((one) => one.survivors)];
  return all.find((one) => one.id === id) ?? { id, weapon: null };
}
export function joins(view: View, color: string, id: string): View {
  const one = survivorOf(view, id);
  return pawn(leaves(view, id), color, ({ companions }) => ({ companions: [...companions, one] }));
}
export function isPlacedIn(view: View, site: string, id: string): View {
  const one = survivorOf(view, id);
  return building(leaves(view, id), site, (there) => ({ survivors: [...there.survivors, one] }));
}

export function weapon(view: View, id: string, change: (one: WeaponView) => WeaponView | null): View {
  const changed = (one: WeaponView): WeaponView | null => (one.id === id ? change(one) : one);
  const armed = survivors(view, (all) => all.map((one) => (one.weapon ? { ...one, weapon: changed(one.weapon) } : one)));
  return { ...armed, pawns: armed.pawns.map((one) => ({ ...one, weapons: one.weapons.flatMap((carried) => changed(carried) ?? []) })) };
}
/** A weapon comes to a pawn or a survivor, from the hand or from somebody else. */
export function arms(view: View, bearer: string, id: string, shots: number): View {
  const carried = bearerOf(view, id)?.weapons.find((one) => one.id === id);
  const taken: WeaponView = carried ?? { id, kind: id.split('.', 1)[0]!, shots, most: shots, draws: 1 };
  const free = weapon(view, id, () => null);
  if (kindOf(bearer) === 'survivor') return survivors(free, (all) => all.map((one) => (one.id === bearer ? { ...one, weapon: taken } : one)));
  return pawn(free, bearer, (one) => ({ weapons: [...one.weapons, taken] }));
}

/** Dead pawns and lost houses: what falls away with them is told by events of its own. */
export function dies(view: View, color: string): View {
  return pawn(view, color, () => ({ alive: false, square: '', trapped: false, health: 0 }));
}
export function whereIs(view: View, fighter: string): string {
  return pawnOf(view, fighter)?.square ?? bearerSquare(view, fighter);
}
function bearerSquare(view: View, id: string): string {
  const led = view.pawns.find((one) => one.companions.some((survivor) => survivor.id === id));
  return led?.square ?? view.buildings.find((one) => one.survivors.some((survivor) => survivor.id === id))?.id ?? id;
}
