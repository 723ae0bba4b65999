/** What the drawings of Zombicide read: the generated types by short names, and ids that are put together.
 *  Lengths are in units, a hundred to a tile, x to the east, y to the south. */
import type * as gen from './view.gen';

export type { AttackSpec, CarView, DoorPlace, EquipmentSpec, Events, SurvivorCard, SurvivorView, View, WallPlace } from './view.gen';
export type Scene = gen.Scene;
/** What the map of a mission is drawn from. An editor has this and nothing more. */
export type CityScene = Pick<Scene, 'size' | 'tiles' | 'openings' | 'walls' | 'doors' | 'manholes' | 'spawns' | 'start' | 'exit' | 'zombie_exits' | 'bunkers'> & {
  streets: Called<gen.StreetPlace>[];
  rooms: Called<gen.RoomPlace>[];
  objectives: Pick<gen.ObjectivePlace, 'id' | 'zone' | 'colour'>[];
  cars: Omit<gen.CarPlace, 'picture'>[];
};
/** Not every map says what people call its places. */
type Called<T> = Omit<T, 'name'> & { name?: string | null };
/** West, north, east, south; a stretch of wall has no width or no height. */
export type Rect = gen.TilePlace['rect'];
export type LevelId = gen.View['danger_level'];
export type Colour = gen.DoorPlace['colour'];
export type CarKind = gen.CarPlace['kind'];
export type Heading = gen.WallPlace['side'];
export type SpawnCard = Scene['spawn_cards'][string];
/** A goal or special rule with whatever it says. */
export interface Clause {
  type: string;
  [more: string]: unknown;
}

/** The danger levels, from the lowest on. */
export const levelsOf = (levels: Record<string, unknown>): LevelId[] => Object.keys(levels) as LevelId[];
/** Zombies of one kind in one zone. */
export const crowdId = (kind: string, zone: string): string => `${kind}@${zone}`;
export const kindOfCrowd = (crowd: string): string => crowd.split('@', 1)[0]!;
/** A place where a door could stand. */
export const wallId = (wall: Pick<gen.WallPlace, 'room' | 'street' | 'side'>): string => `wall:${wall.room}/${wall.street}/${wall.side}`;
