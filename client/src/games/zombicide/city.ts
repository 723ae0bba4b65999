/** Everything on the map with its place: what City.svelte draws. Pure arithmetic over scene and view. */
import { boxOfSpot, square, type Box, type Placed, type Point, type Spot } from '../../frame/board/boxes';
import { spotsIn, type Thing } from '../../frame/board/packing';
import { boundsOf, doorGap, largestOf, zonesOf } from './ground';
import { crowdIn } from './reading';
import { carsOf, tokensOf, type CarToken, type Token } from './tokens';
import { crowdId, type CityScene, type DoorPlace, type Rect, type SurvivorView, type View } from './view';

export interface Group {
  id: string;
  kind: string;
  count: number;
  zone: string;
}
export interface Standing {
  zones: Map<string, readonly Rect[]>;
  tokens: Placed<Token>[];
  cars: Placed<CarToken>[];
  survivors: Placed<SurvivorView>[];
  groups: Placed<Group>[];
}

/** Room left free along the walls, and the largest that anything becomes. */
const MARGIN = 2;
const LARGEST = 15;
/** Where everybody began is a mark in the corner: nobody has to make room for it. */
const CORNER = 8;

/** Where the seats of a car are, in their order, seen from its middle, in cells. */
const SEATS: readonly (readonly [number, number])[] = [
  [0.4, -0.48],
  [0.4, 0.48],
  [-0.62, -0.48],
  [-0.62, 0.48],
];

export function standingOf(scene: CityScene, view?: View): Standing {
  const zones = zonesOf(scene);
  const [tokens, cars, groups] = [tokensOf(scene, view), carsOf(scene, view), groupsOf(view)];
  const people = (view?.survivors ?? []).filter((one) => one.status === 'living' && one.zone);
  const onFoot = people.filter((one) => !one.car);
  const isTaken = (car: CarToken): boolean => people.some((one) => one.car === car.id);
  const things = byZone<Thing>([
    ...tokens.filter(({ kind }) => kind !== 'start').map((token): [string, Thing] => [token.zone, { id: token.id }]),
    ...cars.map((car): [string, Thing] => [car.zone, { id: car.id, cells: isTaken(car) ? [3, 2] : [2, 1] }]),
    ...onFoot.map((one): [string, Thing] => [one.zone, { id: one.id }]),
    ...groups.map((group): [string, Thing] => [group.zone, { id: group.id }]),
  ]);
  const spots = new Map([...things].flatMap(([zone, all]) => [...spotsIn((zones.get(zone) ?? []).map(insideOf), all, LARGEST)]));
  for (const { id, zone } of tokens.filter(({ kind }) => kind === 'start')) {
    const [x0, , , y1] = largestOf(zones.get(zone) ?? []);
    spots.set(id, square(x0 + MARGIN + CORNER / 2, y1 - 2 * MARGIN - CORNER / 2, CORNER));
  }
  const placed = <T extends { id: string }>(all: T[]): Placed<T>[] =>
    all.flatMap((what) => (spots.has(what.id) ? [{ what, spot: spots.get(what.id)! }] : []));
  const survivors = people.flatMap((what): Placed<SurvivorView>[] => {
    const seat = (): number => scene.cars.find((car) => car.id === what.car)?.seats.indexOf(what.seat_in_car) ?? 0;
    const spot = what.car ? seatSpot(spots.get(what.car), seat()) : spots.get(what.id);
    return spot ? [{ what, spot }] : [];
  });
  return { zones, tokens: placed(tokens), cars: placed(cars), survivors, groups: placed(groups) };
}

const insideOf = ([x0, y0, x1, y1]: Rect): Box => ({ x: x0 + MARGIN, y: y0 + MARGIN, width: x1 - x0 - 2 * MARGIN, height: y1 - y0 - 2 * MARGIN });

function groupsOf(view?: View): Group[] {
  if (!view) return [];
  return Object.keys(view.zombies).flatMap((zone) => crowdIn(view, zone).map(([kind, count]): Group => ({ id: crowdId(kind, zone), kind, count, zone })));
}

function seatSpot(car: Spot | undefined, seat: number): Spot | undefined {
  if (!car) return undefined;
  const [ahead, aside] = SEATS[seat] ?? [0, 0];
  const [x, y] = car.height > car.width ? [-aside, ahead] : [ahead, aside];
  const size = car.size * 0.9;
  return { x: car.x + x * car.size, y: car.y + y * car.size, width: size, height: size, size };
}

function byZone<T>(all: readonly (readonly [string, T])[]): Map<string, T[]> {
  const zones = new Map<string, T[]>();
  for (const [zone, one] of all) zones.set(zone, [...(zones.get(zone) ?? []), one]);
  return zones;
}

/** Room around a door, so that a finger finds it. */
const DOOR_REACH = 5;

/** Nobody opens an open door any more: only on the side of the street, where its leaf stands, is it touched. */
export function openDoorBox(door: DoorPlace): Box {
  const box = doorBox(door);
  const [across, down] = [box.width / 2, box.height / 2];
  if (door.side === 'N' || door.side === 'S') return { ...box, y: box.y + (door.side === 'S' ? down : 0), height: down };
  return { ...box, x: box.x + (door.side === 'E' ? across : 0), width: across };
}

export function doorBox(door: { stretch: Rect }): Box {
  const [x0, y0, x1, y1] = doorGap(door);
  return { x: x0 - DOOR_REACH, y: y0 - DOOR_REACH, width: x1 - x0 + 2 * DOOR_REACH, height: y1 - y0 + 2 * DOOR_REACH };
}
export function zoneBox(rects: readonly Rect[]): Box {
  const [x0, y0, x1, y1] = boundsOf(rects);
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** A line from one zone to the next, with a head. */
export function arrow(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number): string => `L${(to.x - 5 * Math.cos(angle + turn)).toFixed(1)} ${(to.y - 5 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${from.x} ${from.y}L${to.x} ${to.y}${wing(0.5)}M${to.x} ${to.y}${wing(-0.5)}`;
}

/** Where a target lies; null if it is not on the map. */
export function boxOf(target: string, scene: CityScene, standing: Standing): Box | null {
  const rects = standing.zones.get(target);
  if (rects) return zoneBox(rects);
  const door = scene.doors.find((one) => one.id === target);
  if (door) return doorBox(door);
  const pieces: Placed<{ id: string }>[] = [...standing.survivors, ...standing.groups, ...standing.cars, ...standing.tokens];
  const piece = pieces.find((one) => one.what.id === target);
  return piece ? boxOfSpot(piece.spot) : null;
}

/** One letter for each; two where survivors of this table share the first. */
export function initials(names: readonly string[]): string[] {
  const first = names.map((name) => [...name][0]?.toLocaleUpperCase() ?? '?');
  return names.map((name, i) => {
    const isShared = first.some((letter, j) => letter === first[i] && names[j] !== name);
    return isShared ? first[i]! + ([...name][1] ?? '') : first[i]!;
  });
}
