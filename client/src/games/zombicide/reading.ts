/** From the server's view to what the drawings want, and what ids are. */
import { COLOURS } from '../../look/signs';
import type { Translate } from '../../look/text';
import { ZOMBIES, type NameOf, type Scene as City, type SurvivorView, type View, type ZombieId } from './view';
import { capitalised, type Texts } from '../../frame/texts';
import type { AnyView, SeatInfo } from '../../frame/wire';
import type { Scene } from '../../frame/face';

/** The view as it comes over the wire. */
export interface ZombicideView extends View, AnyView {}

export const town = (view: AnyView): ZombicideView => view as ZombicideView;
export const cityOf = (scene: Scene | null): City => scene as unknown as City;

/** The colour of each seat; every survivor wears that of his player. */
export const SEAT_COLOURS: readonly string[] = COLOURS;

export function survivorOf(view: ZombicideView, id: string | null | undefined): SurvivorView | undefined {
  return view.survivors.find((one) => one.id === id);
}
export function colourOf(view: ZombicideView, id: string): string {
  return SEAT_COLOURS[survivorOf(view, id)?.seat ?? 0] ?? '';
}
/** Seats are known by their number; six is the most. */
export const SEAT_NAMES: readonly string[] = SEAT_COLOURS.map((_, seat) => `player_${seat + 1}`);
export function playersBySeat(seats: readonly SeatInfo[], texts: Texts): string[] {
  return SEAT_NAMES.map((name, seat) => seats[seat]?.name || texts.name(name));
}

/** The table with so many zombies of a kind less in a zone: they are drawn on their way. */
export function withFewer(view: ZombicideView, zone: string, kind: ZombieId, count: number): ZombicideView {
  const crowd = view.zombies[zone] ?? {};
  const left = Math.max(0, (crowd[kind] ?? 0) - count);
  const { [kind]: _, ...others } = crowd;
  return { ...view, zombies: { ...view.zombies, [zone]: left ? { ...crowd, [kind]: left } : others } };
}

// -- what ids are -------------------------------------------------------------------------------------------------

export type Thing = 'zone' | 'door' | 'survivor' | 'zombies' | 'zombie' | 'car' | 'objective' | 'card' | 'slot' | 'skill' | 'player' | '';

const SHAPES: [RegExp, Thing][] = [
  [/^(hand|reserve|beside)_\d+$/, 'slot'],
  [/^player_\d+$/, 'player'],
  [/^car:\d+$/, 'car'],
  [/^objective:\d+$/, 'objective'],
  [/\//, 'door'],
  [/@/, 'zombies'],
];
const indexes = new WeakMap<Scene, Map<string, Thing>>();

function indexOf(scene: Scene): Map<string, Thing> {
  const known = indexes.get(scene);
  if (known) return known;
  const city = cityOf(scene);
  const things = new Map<string, Thing>();
  for (const place of [...city.streets, ...city.rooms]) things.set(place.zone, 'zone');
  for (const card of Object.keys(city.equipment)) things.set(card, 'card');
  for (const [survivor, card] of Object.entries(city.survivors)) {
    things.set(survivor, 'survivor');
    for (const skill of Object.values(card.skills).flat()) things.set(skill, 'skill');
  }
  indexes.set(scene, things);
  return things;
}

export function kindOf(id: string, scene: Scene | null): Thing {
  if ((ZOMBIES as readonly string[]).includes(id)) return 'zombie';
  return SHAPES.find(([shape]) => shape.test(id))?.[1] ?? (scene && indexOf(scene).get(id)) ?? '';
}

export function zonesOf(scene: Scene | null): string[] {
  const { streets, rooms } = cityOf(scene);
  return [...streets, ...rooms].map((place) => place.zone);
}

/** What somebody might try of a kind, possible or not. */
export function things(view: ZombicideView, kind: string, scene: Scene | null): string[] {
  switch (kind) {
    case 'zone':
      return scene ? zonesOf(scene) : [];
    case 'door':
      return scene ? cityOf(scene).doors.map((door) => door.id) : [];
    case 'survivor':
      return view.survivors.filter((one) => one.status === 'living').map((one) => one.id);
    case 'zombies':
      return Object.entries(view.zombies).flatMap(([zone, crowd]) => Object.keys(crowd).map((zombie) => `${zombie}@${zone}`));
    case 'car':
      return view.cars.map((_, i) => `car:${i + 1}`);
    case 'objective':
      return view.objectives.map((_, i) => `objective:${i + 1}`);
    default:
      return [];
  }
}

// -- words --------------------------------------------------------------------------------------------------------

/** The names that players gave to survivors of their own. */
export function ownNames(scene: Scene): Record<string, string> {
  return Object.fromEntries(Object.entries(cityOf(scene).survivors).flatMap(([id, { name }]) => (name ? [[id, name]] : [])));
}
/** The name of anything that the drawings show; of a crowd that of its kind. */
export function namer(texts: Texts): NameOf {
  return (id) => capitalised(texts.name(id.replace(/@.*$/, '')));
}
export function drawingTexts(texts: Texts): Translate {
  return (key, args) => texts.text(key, args);
}

/** What can stand in a slot of a ready-made phrase. */
export function slotValues(view: ZombicideView, slot: string): string[] {
  if (slot === 'survivor') return things(view, 'survivor', null);
  if (slot === 'zone') return [...new Set([...view.survivors.map((one) => one.zone), ...Object.keys(view.zombies)])].filter(Boolean);
  return [];
}
