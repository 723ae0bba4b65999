/** Which props stand where, by what a room is called; and what lies in the streets. Data and arithmetic, no rule. */
import { thingOf } from '../../frame/words';
import { largestOf } from './ground';
import { FURNITURE, LANDMARKS, type Prop } from './props';
import type { CityScene, Rect } from './view';

export interface PlacedProp {
  prop: Prop;
  x: number;
  y: number;
  turn: number;
}
/** A prop, how far east and south it stands between the walls (0 to 1), and how far it is turned. */
type Stand = readonly [name: string, east: number, south: number, turn?: number];

const ROOMS: Record<string, readonly Stand[]> = {
  living_room: [['rug', 0.5, 0.45], ['sofa', 0.42, 0], ['armchair', 1, 0.1], ['shelf', 0.1, 1], ['plant', 0, 0], ['table', 0.86, 0.7], ['blood', 0.3, 0.8]],
  bedroom: [['bed', 0, 0], ['shelf', 1, 0.1, 90], ['rug', 0.9, 0.75], ['armchair', 0, 1]],
  kitchen: [['stove', 0, 0], ['sink', 0.3, 0], ['fridge', 1, 0], ['table', 0.12, 0.92], ['papers', 0.9, 0.7]],
  laundry: [['washers', 0, 0], ['washers', 0.62, 0], ['bench', 0.4, 0.55], ['till', 1, 1], ['blood', 0.75, 0.6]],
  storeroom: [['crates', 0, 0], ['rack', 1, 0, 90], ['crates', 1, 1], ['papers', 0.2, 0.8]],
  hallway: [['lockers', 0, 0], ['plant', 1, 0], ['rug', 0.3, 0.6, 0], ['blood', 0.9, 0.8]],
  surgery: [['couch', 0, 0], ['shelf', 1, 0, 90], ['scales', 0, 0.95], ['desk', 1, 1], ['blood', 0.45, 0.35]],
  waiting_room: [['chairs', 0, 0], ['chairs', 0, 0.85, 90], ['plant', 1, 0], ['papers', 0.7, 0.7], ['plant', 1, 1]],
  office: [['desk', 0, 0], ['shelf', 1, 0.05, 90], ['desk', 1, 1], ['plant', 0, 1], ['papers', 0.35, 0.55]],
  reception: [['counter', 0, 0.12], ['chairs', 1, 1], ['plant', 1, 0], ['armchair', 0, 1]],
  diner: [['counter', 1, 0.04, 90], ['stools', 0.72, 0.04, 90], ['booth', 0, 0.2], ['booth', 0, 0.55], ['booth', 1, 0.75], ['booth', 0, 0.95], ['blood', 0.6, 0.62]],
  toilets: [['toilet', 0, 0], ['toilet', 0.22, 0], ['sink', 1, 0], ['sink', 0.7, 0], ['blood', 0.85, 0.8]],
  pharmacy: [['till', 0, 0], ['rack', 1, 0], ['rack', 1, 0.3], ['shelf', 0, 1, 90], ['papers', 0.6, 0.8]],
  hairdresser: [['salon', 0, 0], ['chairs', 1, 1], ['plant', 1, 0], ['till', 0, 1]],
  bathroom: [['bath', 0, 0], ['toilet', 1, 0], ['sink', 1, 0.8, 90], ['shower', 0, 1]],
  toy_shop: [['rack', 0, 0], ['toys', 1, 0], ['rack', 0, 0.35], ['till', 1, 1], ['toys', 0.1, 1]],
  burger_bar: [['counter', 0.5, 0.03], ['stools', 0.5, 0.13], ['booth', 0, 0.42], ['booth', 1, 0.5], ['booth', 0, 0.8], ['booth', 1, 0.9], ['papers', 0.5, 0.7]],
  washroom: [['sink', 0, 0], ['sink', 0.3, 0], ['toilet', 0.8, 0], ['toilet', 1, 0], ['papers', 0.2, 0.8]],
  gym: [['treadmill', 0, 0], ['treadmill', 0.18, 0], ['weights', 1, 0], ['bench', 1, 0.18], ['weights', 0.05, 0.9], ['bench', 0.9, 0.9, 90], ['blood', 0.6, 0.6]],
  locker_room: [['lockers', 0, 0], ['lockers', 0, 0.9, 90], ['bench', 0.55, 0.35], ['shower', 1, 0], ['papers', 0.8, 0.7]],
  sauna: [['bench', 0.5, 0], ['bench', 0, 0.4, 90], ['boiler', 1, 0.95]],
  snack_bar: [['counter', 0, 0.1, 90], ['oven', 1, 0], ['round_table', 1, 0.7], ['round_table', 0, 1], ['blood', 0.7, 0.4]],
  library: [['shelf', 0, 0], ['shelf', 0.5, 0], ['shelf', 1, 0.05, 90], ['shelf', 0, 0.9, 90], ['table', 0.2, 0.45], ['armchair', 1, 1], ['papers', 0.7, 0.6]],
  archive: [['rack', 0, 0, 90], ['rack', 1, 0, 90], ['crates', 0, 1], ['papers', 0.6, 0.75]],
  classroom: [['blackboard', 0.3, 0], ['pupils', 0.1, 0.5], ['pupils', 0.9, 0.5], ['desk', 1, 0], ['papers', 0.8, 0.95]],
  music_room: [['piano', 0, 0], ['chairs', 0, 0.6, 90], ['shelf', 1, 0.9, 90], ['blood', 0.7, 0.45]],
  supermarket: [['rack', 0.05, 0.05], ['rack', 0.05, 0.3], ['rack', 0.05, 0.55], ['rack', 0.95, 0.05], ['rack', 0.95, 0.3], ['till', 1, 1], ['till', 0.7, 1], ['blood', 0.5, 0.75]],
  butcher: [['hooks', 0, 0], ['hooks', 0.9, 0], ['counter', 0.1, 0.4], ['till', 1, 0.4], ['blood', 0.4, 0.75], ['crates', 1, 1]],
  bakery: [['oven', 0, 0], ['oven', 1, 0], ['rack', 0, 0.4, 90], ['counter', 1, 0.6, 90], ['papers', 0.3, 0.9]],
  cold_store: [['hooks', 0.5, 0], ['crates', 0, 1], ['crates', 1, 0.5], ['blood', 0.4, 0.5]],
  workshop: [['workbench', 0, 0], ['lift', 1, 0], ['workbench', 0, 0.9, 90], ['crates', 1, 1], ['papers', 0.5, 0.6]],
  garage: [['wreck', 0.35, 0.4], ['workbench', 0.05, 0], ['crates', 1, 0], ['crates', 1, 1], ['blood', 0.15, 0.85]],
  hardware_shop: [['rack', 0, 0, 90], ['rack', 1, 0, 90], ['till', 0, 1], ['crates', 1, 0.95]],
  boiler_room: [['boiler', 0, 0], ['boiler', 1, 0], ['crates', 0, 1], ['shelf', 1, 0.9, 90]],
  pawn_shop: [['counter', 0.3, 0.1], ['rack', 1, 0.05, 90], ['shelf', 0, 0.9, 90], ['safe', 1, 1], ['papers', 0.5, 0.6]],
  back_room: [['round_table', 0, 0.2], ['sofa', 1, 0], ['crates', 1, 1], ['papers', 0.3, 0.85]],
  bank: [['counter', 0.5, 0.1], ['safe', 0, 0], ['safe', 1, 0], ['chairs', 0, 1], ['desk', 1, 0.9], ['plant', 0, 0.5], ['papers', 0.55, 0.6]],
};
/** Free along the walls, at the lower one for the name of the room, and along the kerb. */
const WALL = 2.6;
const SIGN = 4;
const KERB = 5;

export const isFurnished = (room: string): boolean => room in ROOMS;

/** What stands in the rooms; what is too large for one stays out of it. */
export function furnitureOf(scene: Pick<CityScene, 'rooms'>): PlacedProp[] {
  return scene.rooms.flatMap(({ name, rects }) => (ROOMS[name ?? ''] ?? []).flatMap((stand) => stood(stand, largestOf(rects))));
}
function stood([name, east, south, turn = 0]: Stand, room: Rect): PlacedProp[] {
  const prop = FURNITURE[name];
  const [x0, y0, x1, y1] = room;
  const place = prop && between(prop, [x0, y0, x1, y1 - SIGN], east, south, turn, WALL);
  return place ? [place] : [];
}
function between(prop: Prop, [x0, y0, x1, y1]: Rect, east: number, south: number, turn: number, air: number): PlacedProp | null {
  const [wide, high] = turn % 180 ? [prop.high, prop.wide] : [prop.wide, prop.high];
  const [freeX, freeY] = [x1 - x0 - 2 * air - wide, y1 - y0 - 2 * air - high];
  if (freeX < 0 || freeY < 0) return null;
  return { prop, x: x0 + air + wide / 2 + east * freeX, y: y0 + air + high / 2 + south * freeY, turn };
}

/** What gives a street its name stands at its kerb, in the north-east, lengthwise. */
export function landmarksOf(scene: Pick<CityScene, 'streets'>): PlacedProp[] {
  return scene.streets.flatMap(({ name, rect }) => {
    const prop = LANDMARKS[thingOf(name ?? '')];
    if (!prop) return [];
    const isUpright = rect[3] - rect[1] > rect[2] - rect[0] && prop.wide > 12;
    return between(prop, rect, 1, 0, isUpright ? 90 : 0, KERB) ?? between(prop, rect, 1, 0, isUpright ? 0 : 90, KERB) ?? [];
  });
}

/** Traces of those who were in a hurry: some streets have blood, some have papers, most have nothing. */
export function litterOf(scene: Pick<CityScene, 'streets'>): PlacedProp[] {
  return scene.streets.flatMap(({ zone, rect }) => {
    const sum = [...zone].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) >>> 0;
    const name = ['blood', '', 'papers', 'blood', ''][sum % 5]!;
    const prop = FURNITURE[name];
    return (prop && between(prop, rect, ((sum >> 3) % 10) / 10, 0.35 + ((sum >> 6) % 6) / 10, (sum >> 2) % 360, KERB)) ?? [];
  });
}

/** Shops that put an awning over the pavement. */
const SHOPS = new Set(['diner', 'burger_bar', 'snack_bar', 'pharmacy', 'hairdresser', 'toy_shop', 'supermarket', 'butcher', 'bakery', 'hardware_shop', 'pawn_shop', 'laundry']);
/** The longest wall to the street of every shop. */
export function awningsOf(scene: Pick<CityScene, 'rooms' | 'walls'>): { stretch: Rect; side: string }[] {
  const length = ([x0, y0, x1, y1]: Rect): number => Math.max(x1 - x0, y1 - y0);
  return scene.rooms.flatMap(({ zone, name }) => {
    if (!SHOPS.has(name ?? '')) return [];
    return scene.walls.filter((wall) => wall.room === zone).sort((a, b) => length(b.stretch) - length(a.stretch)).slice(0, 1);
  });
}
