/** A mission as small as a stamp. Printed ones come so from the server, own ones are drawn from their scene. */
import { middleOf, zonesOf } from './ground';
import type { CityScene, Rect } from './view';

export interface Small {
  size: [number, number];
  rooms: Rect[];
  marks: { kind: string; at: [number, number] }[];
  paper: 'day' | 'night';
}

export function smallOf(scene: CityScene, paper: Small['paper']): Small {
  const zones = zonesOf(scene);
  const mark = (kind: string) => (zone: string | null): Small['marks'] => {
    const rects = zones.get(zone ?? '');
    return rects ? [{ kind, at: [middleOf(rects).x, middleOf(rects).y] }] : [];
  };
  const marks = [
    ...mark('start')(scene.start),
    ...[scene.exit, ...scene.zombie_exits].flatMap(mark('exit')),
    ...scene.spawns.map(({ zone }) => zone).flatMap(mark('spawn')),
    ...scene.objectives.map(({ zone }) => zone).flatMap(mark('objective')),
    ...scene.cars.map(({ zone }) => zone).flatMap(mark('car')),
    ...scene.bunkers.flatMap(mark('bunker')),
  ];
  return { size: scene.size, rooms: scene.rooms.flatMap(({ rects }) => rects), marks, paper };
}
