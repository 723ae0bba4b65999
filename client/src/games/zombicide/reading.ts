/** What the drawings of Zombicide read out of view and scene, and what ids are. */
import { COLOURS } from '../../look/signs';
import { ZOMBIES, type Scene, type SurvivorView, type View, type ZombieId } from './view';

/** The colour of each seat; every survivor wears that of his player. */
export const SEAT_COLOURS: readonly string[] = COLOURS;
/** Seats are known by their number; six is the most. */
export const SEAT_NAMES: readonly string[] = SEAT_COLOURS.map((_, seat) => `player_${seat + 1}`);

export function survivorOf(view: View, id: string | null | undefined): SurvivorView | undefined {
  return view.survivors.find((one) => one.id === id);
}

/** The table with so many zombies of a kind less in a zone: they are drawn on their way. */
export function withFewer(view: View, zone: string, kind: ZombieId, count: number): View {
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

function kindsIn(scene: Scene): Map<string, Thing> {
  const known = indexes.get(scene);
  if (known) return known;
    const things = new Map<string, Thing>();
  for (const place of [...scene.streets, ...scene.rooms]) things.set(place.zone, 'zone');
  for (const card of Object.keys(scene.equipment)) things.set(card, 'card');
  for (const [survivor, card] of Object.entries(scene.survivors)) {
    things.set(survivor, 'survivor');
    for (const skill of Object.values(card.skills).flat()) things.set(skill, 'skill');
  }
  indexes.set(scene, things);
  return things;
}

export function kindOf(id: string, scene: Scene | null): Thing {
  if ((ZOMBIES as readonly string[]).includes(id)) return 'zombie';
  return SHAPES.find(([shape]) => shape.test(id))?.[1] ?? (scene && kindsIn(scene).get(id)) ?? '';
}

export function zonesOf(scene: Scene): string[] {
  return [...scene.streets, ...scene.rooms].map((place) => place.zone);
}

/** What somebody might try of a kind, possible or not. */
export function things(view: View, kind: string, scene: Scene | null): string[] {
  switch (kind) {
    case 'zone':
      return scene ? zonesOf(scene) : [];
    case 'door':
      return scene ? scene.doors.map((door) => door.id) : [];
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

/** The names that players gave to survivors of their own. */
export function ownNames(scene: Scene): Record<string, string> {
  return Object.fromEntries(Object.entries(scene.survivors).flatMap(([id, { name }]) => (name ? [[id, name]] : [])));
}

/** What can stand in a slot of a ready-made phrase. */
export function slotValues(view: View, slot: string): string[] {
  if (slot === 'survivor') return things(view, 'survivor', null);
  if (slot === 'zone') return [...new Set([...view.survivors.map((one) => one.zone), ...Object.keys(view.zombies)])].filter(Boolean);
  return [];
}
