/** The tracks beside the event card: what there is of everything, and how much there can be. */
import type { Scene, View } from './view.gen';

export interface Gauge {
  /** Its name in texts and signs. */
  id: string;
  value: number;
  most: number;
  /** It is bad that it is so. */
  isDire: boolean;
}
const LITTLE = 1;
/** From so much infection on an outbreak is likelier than not. */
const MUCH = 7;

export function gaugesOf(view: Pick<View, 'infection' | 'supplies' | 'ammo' | 'actions' | 'chaos_left' | 'research'>, scene: Pick<Scene, 'phases' | 'houses' | 'limits' | 'chaos'>): Gauge[] {
  const most = (id: string): number => scene.limits[id] ?? 0;
  const all: [boolean, Gauge][] = [
    [scene.phases.includes('infection'), { id: 'infection', value: view.infection, most: most('infection'), isDire: view.infection >= MUCH }],
    [scene.phases.includes('eat'), { id: 'supplies', value: view.supplies, most: most('supplies'), isDire: view.supplies <= LITTLE }],
    [true, { id: 'ammo', value: view.ammo, most: most('ammo'), isDire: view.ammo <= LITTLE }],
    [true, { id: 'actions', value: view.actions, most: most('action_track'), isDire: false }],
    [scene.chaos > 0, { id: 'chaos', value: scene.chaos - view.chaos_left, most: scene.chaos, isDire: view.chaos_left <= scene.chaos / 4 }],
    [scene.houses.includes('lab'), { id: 'research', value: view.research.left, most: 0, isDire: false }],
  ];
  return all.filter(([isThere]) => isThere).map(([, gauge]) => gauge);
}
