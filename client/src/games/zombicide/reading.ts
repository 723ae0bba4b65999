/** What the drawings of Zombicide read out of the view. */
import type { Choice } from '../../frame/face';
import { colourOfSeat } from '../../frame/seats';
import { COLOURS } from '../../look/signs';
import type { Scene, SurvivorView, View } from './view';

/** The danger level, as a thing that can be looked at. */
export const DANGER = 'danger';

/** Seats are known by their number; six is the most. */
export const SEAT_NAMES: readonly string[] = COLOURS.map((_, seat) => `player_${seat + 1}`);

export function survivorOf(view: View, id: string | null | undefined): SurvivorView | undefined {
  return view.survivors.find((one) => one.id === id);
}
/** One person leads them all. */
export const isSolo = (view: View): boolean => new Set(view.survivors.map((one) => one.seat)).size === 1;
/** Every survivor wears the colour of his player; where one leads them all, each has his own. */
export function colourOf(view: View, id: string): string {
  const index = view.survivors.findIndex((one) => one.id === id);
  return colourOfSeat(isSolo(view) ? index : (view.survivors[index]?.seat ?? -1));
}
/** What touching a card on a slot means. Nobody throws one away by a touch alone: that is chosen in the list. */
export function cardChoice(choices: readonly Choice[], slot: string): Choice | undefined {
  return choices.find(({ target, word }) => target === slot && !word.startsWith('discard '));
}
/** How many there are of each kind in a zone, in an order that does not depend on who came first. */
export function crowdIn(view: View, zone: string): [kind: string, count: number][] {
  return Object.entries(view.zombies[zone] ?? {}).filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? 1 : -1));
}

/** What somebody may mean who touches a thing; zombies are attacked where they stand. */
export function triesOn(target: string, scene: Scene | null): string[] {
  return (scene?.tries[scene.kinds[target] ?? ''] ?? []).map((beginning) => beginning + target.split('@').at(-1)!);
}

/** The table with so many zombies of a kind less in a zone: they are drawn on their way. */
export function withFewer(view: View, zone: string, kind: string, count: number): View {
  const crowd = view.zombies[zone] ?? {};
  return { ...view, zombies: { ...view.zombies, [zone]: { ...crowd, [kind]: Math.max(0, (crowd[kind] ?? 0) - count) } } };
}

/** What can stand in a slot of a ready-made phrase. */
export function slotValues(view: View, slot: string): string[] {
  const living = view.survivors.filter((one) => one.status === 'living');
  if (slot === 'survivor') return living.map((one) => one.id);
  return slot === 'zone' ? [...new Set([...living.map((one) => one.zone), ...Object.keys(view.zombies)])] : [];
}
