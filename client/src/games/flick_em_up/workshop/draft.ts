/** A scenario in the making, and what can be done to it. Pure: every edit gives a new draft. Millimetres and degrees, the middle
 *  of the town is 0, 0. Whether it can be played is for the server to say. */
import { isObject, readLike, type Content } from '../../../frame/workshop/craft';
import { edgeIn, towerFar, type Stock } from './stock';

export type Side = 'east' | 'north' | 'west' | 'south';
/** By side: where the ramp of the tower points to. */
const EXITS: Record<Side, number> = { east: 180, north: 270, west: 0, south: 90 };
export const SIDES = Object.keys(EXITS) as Side[];

/** A piece on the table. */
export interface Placed {
  id: string;
  x: number;
  y: number;
  /** Where it looks, or its long side points. */
  turn: number;
  /** Of a survivor. */
  group?: string;
  /** Of a building: nobody gets in without a key, and what lies on its blocks. */
  locked?: boolean;
  chips?: Record<string, number>;
  face_down?: number;
}
export interface Goal {
  [field: string]: unknown;
}
export interface Team {
  base: string;
  goal: Goal | null;
}
export interface Scenario {
  name: string;
  pattern: string;
  rounds: number;
  day_invasion: number;
  night_invasion: number;
  dead_to_lose: number;
  objective_worth: number;
  decks: string[];
  rules: string[];
  contested: string[];
  exiled: string | null;
  skull: { by: string[]; tie: 'win' | 'lose' };
  pool: Record<string, number>;
  acid: { x: number; y: number } | null;
  /** On which border it stands, how far along, and how far from the middle. */
  tower: { side: Side; along: number; far: number };
  pieces: Placed[];
  groups: Record<string, Team>;
}

const USUAL: Scenario = {
  name: '',
  pattern: '1',
  rounds: 6,
  day_invasion: 2,
  night_invasion: 2,
  dead_to_lose: 2,
  objective_worth: 0,
  decks: [],
  rules: [],
  contested: [],
  exiled: null,
  skull: { by: [], tie: 'lose' },
  pool: {},
  acid: null,
  tower: { side: 'east', along: 0, far: 0 },
  pieces: [],
  groups: { a: { base: '', goal: {} } },
};
/** So far from the border the houses of an empty town stand. */
const FROM_BORDER = 80;
const ROW = [-240, 0, 240];

/** The seven houses along three borders, their doors to the middle, and nothing else. */
export function newScenario(stock: Stock): Scenario {
  const far = edgeIn(stock) - FROM_BORDER;
  const spots = [...ROW.map((x) => ({ x, y: far, turn: 270 })), ...[100, -140].flatMap((y) => [{ x: -far, y, turn: 0 }, { x: far, y, turn: 180 }])];
  const houses = stock.buildings.map((id, i): Placed => ({ id, ...spots[i]!, locked: false, chips: {}, face_down: 0 }));
  return { ...structuredClone(USUAL), tower: { ...USUAL.tower, far: towerFar(stock) }, pieces: houses };
}

// -- to and from what the server reads -----------------------------------------------------------------------------

const record = (value: unknown): Record<string, unknown> => (isObject(value) ? (value as Record<string, unknown>) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** A hair west of the middle is the middle, not “-0”. */
const whole = (value: number): number => Math.round(value) + 0;
const number = (value: unknown): number => whole(Number(value) || 0);
/** How many of each there are. */
const counted = (ids: unknown): Record<string, number> => list(ids).map(String).reduce<Record<string, number>>((all, id) => ({ ...all, [id]: (all[id] ?? 0) + 1 }), {});

export function fromContent(content: Content, stock: Stock): Scenario {
  const { pieces: _pieces, tower: _tower, acid: _acid, groups: _groups, ...plain } = USUAL;
  const groups = record(content['groups']);
  return {
    ...readLike(plain as Scenario, content),
    exiled: typeof content['exiled'] === 'string' ? content['exiled'] : null,
    skull: readLike(USUAL.skull, record(content['skull'])),
    acid: Array.isArray(content['acid']) ? { x: number(content['acid'][0]), y: number(content['acid'][1]) } : null,
    tower: towerFrom(list(content['cellar']), stock),
    groups: Object.fromEntries(Object.entries(groups).map(([group, team]) => [group, { base: String(record(team)['base'] ?? ''), goal: isObject(record(team)['goal']) ? (record(team)['goal'] as Goal) : null }])),
    pieces: [...housesIn(content), ...objectsIn(content), ...zombiesIn(content), ...Object.entries(groups).flatMap(([group, team]) => survivorsIn(group, record(team)))],
  };
}
function towerFrom([x, y, exit]: unknown[], stock: Stock): Scenario['tower'] {
  const side = SIDES.find((one) => EXITS[one] === number(exit)) ?? 'east';
  return { side, along: number(isUpright(side) ? y : x), far: towerFar(stock) };
}
const isUpright = (side: Side): boolean => side === 'east' || side === 'west';
function placed(id: string, at: unknown): Placed {
  const [x, y, turn] = list(at);
  return { id, x: number(x), y: number(y), turn: number(turn) };
}
function housesIn(content: Content): Placed[] {
  return Object.entries(record(content['buildings'])).map(([id, house]) => {
    const { at, locked, chips, face_down } = record(house);
    return { ...placed(id, at), locked: locked === true, chips: counted(chips), face_down: number(face_down) };
  });
}
const objectsIn = (content: Content): Placed[] => Object.entries(record(content['objects'])).map(([id, at]) => placed(id, at));
function zombiesIn(content: Content): Placed[] {
  const { facing, at } = record(content['zombies']);
  return list(at).map((one) => ({ ...placed(String(list(one)[0]), list(one).slice(1)), turn: number(facing) }));
}
const survivorsIn = (group: string, team: Record<string, unknown>): Placed[] =>
  list(team['survivors']).map((one) => ({ ...placed(String(list(one)[0]), list(one).slice(1)), group }));

/** As the server reads it. Zombies all look the same way. */
export function toContent(draft: Scenario): Content {
  const { pieces, tower, acid, groups, exiled, ...plain } = draft;
  const of = (is: (piece: Placed) => boolean): Placed[] => pieces.filter(is);
  const zombies = of(isZombie);
  const at = ({ x, y, turn }: Placed): number[] => [x, y, turn];
  return {
    ...plain,
    ...(exiled && { exiled }),
    ...(acid && { acid: [acid.x, acid.y] }),
    cellar: [...towerAt(tower), EXITS[tower.side]],
    buildings: Object.fromEntries(of(isHouse).map((house) => [house.id, houseContent(house, at(house))])),
    objects: Object.fromEntries(of((piece) => !isHouse(piece) && !isFigure(piece)).map((piece) => [piece.id, at(piece)])),
    zombies: { facing: zombies[0]?.turn ?? 0, at: zombies.map(({ id, x, y }) => [id, x, y]) },
    groups: Object.fromEntries(Object.entries(groups).map(([group, team]) => [group, { ...teamContent(team, plain.skull), survivors: of((piece) => piece.group === group).map((one) => [one.id, ...at(one)]) }])),
  };
}
function houseContent({ locked, chips, face_down }: Placed, at: number[]): Content {
  return { at, locked, chips: Object.entries(chips ?? {}).flatMap(([chip, count]) => Array<string>(count).fill(chip)), face_down };
}
/** Where the skull decides, nothing need be said. */
function teamContent({ base, goal }: Team, { by, tie }: Scenario['skull']): Content {
  const isSaid = Object.keys(goal ?? {}).length > 0 || (!by.length && tie === 'lose');
  return { base, ...(isSaid && { goal: goal ?? {} }) };
}
/** Where the shaft of the tower stands. */
export function towerAt({ side, along, far }: Scenario['tower']): [number, number] {
  const out = side === 'east' || side === 'north' ? far : -far;
  return isUpright(side) ? [out, along] : [along, out];
}
export const towerTurn = ({ side }: Scenario['tower']): number => EXITS[side];

// -- pieces ----------------------------------------------------------------------------------------------------------

export const isHouse = (piece: Placed): boolean => piece.chips !== undefined;
export const isSurvivor = (piece: Placed): boolean => piece.group !== undefined;
export const isZombie = ({ id }: Placed): boolean => /^z\d/.test(id);
export const isFigure = (piece: Placed): boolean => isSurvivor(piece) || isZombie(piece);

export const pieceOf = (draft: Scenario, id: string): Placed | undefined => draft.pieces.find((piece) => piece.id === id);
export function without(draft: Scenario, id: string): Scenario {
  if (id === 'acid') return { ...draft, acid: null };
  return { ...draft, pieces: draft.pieces.filter((piece) => piece.id !== id) };
}
/** A piece with something else about it. Zombies turn together. */
export function withPiece(draft: Scenario, id: string, change: Partial<Placed>): Scenario {
  const { turn } = change;
  const changed = (piece: Placed): Placed => {
    if (piece.id === id) return { ...piece, ...change };
    return turn !== undefined && isZombie({ ...piece, id }) && isZombie(piece) ? { ...piece, turn } : piece;
  };
  return { ...draft, pieces: draft.pieces.map(changed) };
}
/** Puts something down somewhere else. The tower keeps to the border of the town, everything else to the town. */
export function moved(draft: Scenario, id: string, x: number, y: number, edge: number): Scenario {
  const inside = (value: number): number => whole(Math.min(edge, Math.max(-edge, value)));
  const at = { x: inside(x), y: inside(y) };
  if (id === 'acid') return { ...draft, acid: at };
  return id === 'tower' ? { ...draft, tower: { ...draft.tower, ...atBorder(x, y, edge) } } : withPiece(draft, id, at);
}
/** The border that is nearest, and how far along it; the tower does not reach around corners. */
function atBorder(x: number, y: number, edge: number): Pick<Scenario['tower'], 'side' | 'along'> {
  const side: Side = Math.abs(x) >= Math.abs(y) ? (x < 0 ? 'west' : 'east') : y < 0 ? 'south' : 'north';
  const far = edge - FROM_BORDER;
  return { side, along: whole(Math.min(far, Math.max(-far, isUpright(side) ? y : x))) };
}
export function whereIs(draft: Scenario, id: string): { x: number; y: number } | null {
  if (id === 'acid') return draft.acid;
  const [x, y] = towerAt(draft.tower);
  return id === 'tower' ? { x, y } : (pieceOf(draft, id) ?? null);
}
export function turned(draft: Scenario, id: string, by: number): Scenario {
  const piece = pieceOf(draft, id);
  return piece ? withPiece(draft, id, { turn: (piece.turn + by + 360) % 360 }) : draft;
}

// -- goals -----------------------------------------------------------------------------------------------------------

/** What a goal can be made of: each of these says one sentence, with these fields. */
export const GOALS: Record<string, Goal> = {
  kills: { kills: 6 },
  everybody: { everybody_in: '' },
  chips: { house: '', chips: {}, carried: false },
  supplies: { house: '', supplies: 3, carried: false },
  hold: { house: '', own_in: 2, alone: false },
  points: { points: 8 },
  enemies: { enemies_dead: true },
  exile: { exile_card: true },
};
/** Fields that tell the kinds of goals apart. */
const TELLING: Record<string, string> = { kills: 'kills', everybody: 'everybody_in', chips: 'chips', supplies: 'supplies', hold: 'own_in', points: 'points', enemies: 'enemies_dead', exile: 'exile_card' };

export const goalsIn = (goal: Goal | null): string[] => Object.keys(GOALS).filter((type) => TELLING[type]! in (goal ?? {}));
/** Goals that do not say yet which house, or which chips. */
export function unsaidGoals(goal: Goal | null): string[] {
  const isSaid: Record<string, boolean> = { everybody: Boolean(goal?.['everybody_in']), chips: Object.values(record(goal?.['chips'])).some(Boolean) };
  return goalsIn(goal).filter((type) => isSaid[type] === false);
}
export function withGoal(draft: Scenario, group: string, goal: Goal | null): Scenario {
  return { ...draft, groups: { ...draft.groups, [group]: { ...draft.groups[group]!, goal } } };
}
/** The goal without one of its sentences; fields that another one needs stay. */
export function withoutGoal(goal: Goal, type: string): Goal {
  const needed = goalsIn(goal).filter((other) => other !== type).flatMap((other) => Object.keys(GOALS[other]!));
  const gone = Object.keys(GOALS[type]!).filter((field) => !needed.includes(field));
  return Object.fromEntries(Object.entries(goal).filter(([field]) => !gone.includes(field)));
}
