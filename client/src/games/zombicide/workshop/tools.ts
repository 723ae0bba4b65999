/** What can be put on the map, where it may be put, and what a touch does. */
import type { Choice } from '../../../frame/face';
import { wallId, type CityScene, type Heading } from '../view';
import { zonesOf } from './content';
import { removed } from '../../../frame/workshop/lists';
import { added, toggledBunker, toggledSpawn, toggledZombieExit, withDoor, withoutDoor, type CarKind, type Mission } from './draft';

export const TOOLS = ['start', 'spawn', 'door', 'objective', 'exit', 'car', 'bunker', 'zombie_exit'] as const;
export type Tool = (typeof TOOLS)[number];
const FIRST_CAR: CarKind = 'police_car';

/** Everything that can be touched with this in hand. The server says later whether it was wise. */
export function optionsFor(tool: Tool, draft: Mission, scene: CityScene, label: string): Choice[] {
  const streets = scene.streets.map((place) => place.zone);
  const zones = tool === 'car' || (tool === 'spawn' && !draft.spawn_indoors) ? streets : zonesOf(scene);
  const targets = tool === 'door' ? doorTargets(scene) : zones;
  return targets.map((target) => ({ word: target, target, label }));
}
/** Doors, to be taken away, and walls without one. */
function doorTargets(scene: CityScene): string[] {
  const standing = new Set(scene.doors.map((door) => wallId(door)));
  return [...scene.doors.map((door) => door.id), ...scene.walls.map(wallId).filter((wall) => !standing.has(wall))];
}

/** What one touch does: it puts the thing there, or takes it away again. */
export function touched(tool: Tool, draft: Mission, target: string): Mission {
  switch (tool) {
    case 'start':
      return { ...draft, start: draft.start === target ? '' : target };
    case 'exit':
      return { ...draft, exit: draft.exit === target ? null : target };
    case 'spawn':
      return toggledSpawn(draft, target);
    case 'objective':
      return toggled(draft, 'objectives', target);
    case 'car':
      return toggled(draft, 'cars', target);
    case 'bunker':
      return toggledBunker(draft, target);
    case 'zombie_exit':
      return toggledZombieExit(draft, target);
    case 'door':
      return touchedWall(draft, target);
  }
}
function toggled(draft: Mission, kind: 'objectives' | 'cars', zone: string): Mission {
  const index = draft[kind].findIndex((token) => token.zone === zone);
  if (index >= 0) return removed(draft, kind, index);
  return kind === 'cars' ? added(draft, 'cars', { kind: FIRST_CAR, zone }) : added(draft, 'objectives', { zone });
}
function touchedWall(draft: Mission, target: string): Mission {
  if (!target.startsWith('wall:')) return withoutDoor(draft, target);
  const [room, street, side] = target.slice('wall:'.length).split('/');
  return withDoor(draft, { room: room!, street: street!, side: side as Heading });
}

/** How many of it lie on the map. */
export function countOf(tool: Tool, draft: Mission): number {
  const leaving = draft.rules.flatMap((rule) => (rule.type === 'zombie_exit' ? (rule['zones'] as string[]) : []));
  const counts: Record<Tool, number> = {
    start: draft.start ? 1 : 0,
    exit: draft.exit === null ? 0 : 1,
    spawn: draft.spawns.length,
    door: draft.doors.length,
    objective: draft.objectives.length,
    car: draft.cars.length,
    bunker: draft.goals.filter((goal) => goal.type === 'reach_clear_zone').length,
    zombie_exit: leaving.length,
  };
  return counts[tool];
}
