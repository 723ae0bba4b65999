/** What turned a mission: who was lost, what was reached, and blows that everybody remembers. */
import type { Happened } from '../../frame/wire';

const WEIGHTS: Record<string, number> = {
  survivor_eliminated: 20,
  survivor_escaped: 9,
  car_drove_out: 9,
  spawn_zone_neutralised: 8,
  objective_taken: 8,
  survivor_joined: 6,
  zone_burnt: 6,
  level_reached: 5,
  spawn_zone_woke: 4,
  wound_taken: 3,
};
/** So many at one blow are worth a line. */
const MANY = 3;

export function turning({ event, args }: Happened): number {
  if (event !== 'zombies_killed') return WEIGHTS[event] ?? 0;
  if (args['kind'] === 'abomination') return 15;
  const count = Number(args['count']);
  return count >= MANY ? count : 0;
}
