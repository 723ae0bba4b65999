/** What is printed on cards and tokens, for drawing only. The numbers that count are on the server. */
import type { CardId, Kind } from './view';

/** Points on the foot of a character's token. */
export const POINTS: Record<Kind, number> = { pin_up: 7, tough_guy: 5, gunman: 3, little_girl: 1 };

export type Family = 'vote' | 'look' | 'move' | 'guard' | 'weapon';
export const FAMILY: Record<CardId, Family> = {
  threat: 'vote',
  security_camera: 'look',
  sprint: 'move',
  hardware: 'guard',
  hidden: 'guard',
  shotgun: 'weapon',
  chainsaw: 'weapon',
  grenades: 'weapon',
  pistol: 'weapon',
  fire_axe: 'weapon',
  baseball_bat: 'weapon',
};

/** Zombies a weapon takes away, shown as that many heads. */
export const KILLS: Partial<Record<CardId, number>> = {
  shotgun: 2,
  chainsaw: 2,
  grenades: 2,
  pistol: 1,
  fire_axe: 1,
  baseball_bat: 1,
};

export function pointsOf(kind: string): number {
  return POINTS[kind as Kind] ?? 0;
}
