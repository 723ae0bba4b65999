/** The map of a draft: the ground as the server draws it, and on it what the draft says, at once. */
import type { CityScene, DoorPlace, WallPlace } from '../view';
import type { Mission } from './draft';

/** Whether this ground is that of the draft; the server may still be drawing the next one. */
export function isGroundOf(ground: CityScene, draft: Mission): boolean {
  const drawn = ground.tiles.map(({ tile, turn }) => `${tile}@${turn}`);
  const wanted = draft.layout.flat();
  return ground.size[0] === 100 * (draft.layout[0]?.length ?? 0) && drawn.length === wanted.length && drawn.every((tile, i) => tile === wanted[i]);
}

export function sceneOf(ground: CityScene, draft: Mission): CityScene {
  return {
    ...ground,
    start: draft.start,
    exit: draft.exit,
    doors: doorsOf(ground.walls, draft),
    spawns: draft.spawns.map((spawn, i) => ({ ...spawn, number: i + 1 })),
    objectives: draft.objectives.map(({ zone, colour }, i) => ({ id: `objective_${i + 1}`, zone, colour: draft.hidden_colour ? null : colour })),
    cars: draft.cars.map((car, i) => ({ ...car, id: `car_${i + 1}`, seats: [] })),
    zombie_exits: draft.rules.flatMap((rule) => (rule.type === 'zombie_exit' ? (rule['zones'] as string[]) : [])),
    bunkers: draft.goals.flatMap((goal) => (goal.type === 'reach_clear_zone' ? [String(goal['zone'])] : [])),
  };
}
/** Those that stand in a wall; of two between the same zones the last, as on the server. */
function doorsOf(walls: readonly WallPlace[], draft: Mission): DoorPlace[] {
  const placed = draft.doors.flatMap((door): DoorPlace[] => {
    const wall = walls.find((one) => one.room === door.room && one.street === door.street && one.side === door.side);
    return wall ? [{ ...door, id: `${door.room}/${door.street}`, stretch: wall.stretch }] : [];
  });
  return [...new Map(placed.map((door) => [door.id, door])).values()];
}
