/** A mission in the making, and everything that can be done to it. Pure: every edit gives a new draft.
 *  Whether it can be played is for the server to say. */
import type { CarKind, Clause, Heading, Colour } from '../view';
import { inBoth, isObject, keyOf, readLike, type Content, type Names } from '../../../frame/workshop/craft';
import { changed, removed, withEntry } from '../../../frame/workshop/lists';

export type { CarKind, Clause, Colour };
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green'];
export const BACKS: readonly ('blue' | 'green')[] = ['blue', 'green'];
export const DIFFICULTIES = ['tutorial', 'easy', 'medium', 'hard'] as const;
export const PAPERS = ['day', 'night'] as const;
export const HEAL = 'heal_one_wound';

export interface Spawn {
  zone: string;
  colour: Colour;
  active: boolean;
}
export interface Door {
  room: string;
  street: string;
  side: Heading;
  colour: Colour;
}
export interface Objective {
  zone: string;
  xp: number;
  colour: Colour;
  effect: typeof HEAL | null;
}
export interface Car {
  kind: CarKind;
  zone: string;
}
export interface Mission {
  name: Names;
  /** How it came to this. */
  story: Names;
  /** On which it is printed. */
  paper: (typeof PAPERS)[number];
  difficulty: (typeof DIFFICULTIES)[number];
  min_survivors: number;
  players: [number, number];
  minutes: number;
  /** Rows of tiles with their turn, `2B@90`; '' where none lies yet. */
  layout: string[][];
  /** '' as long as none is chosen. */
  start: string;
  exit: string | null;
  drive: boolean;
  spawn_indoors: boolean;
  /** So many of the objectives have this back, and nobody knows which. */
  hidden_colour: { colour: 'blue' | 'green'; count: number } | null;
  spawns: Spawn[];
  doors: Door[];
  objectives: Objective[];
  cars: Car[];
  goals: Clause[];
  rules: Clause[];
}
/** What lies on the map in any number. */
export type Tokens = 'spawns' | 'doors' | 'objectives' | 'cars';
export type Clauses = 'goals' | 'rules';

const USUAL: Mission = {
  name: { en: '', de: '' },
  story: { en: '', de: '' },
  paper: 'day',
  difficulty: 'medium',
  min_survivors: 4,
  players: [1, 6],
  minutes: 60,
  layout: [['', '']],
  start: '',
  exit: null,
  drive: false,
  spawn_indoors: false,
  hidden_colour: null,
  spawns: [],
  doors: [],
  objectives: [],
  cars: [],
  goals: [],
  rules: [],
};
const USUAL_TOKEN = {
  spawns: { colour: 'red', active: true },
  doors: { colour: 'red' },
  objectives: { colour: 'red', xp: 0, effect: null },
  cars: {},
} as const;

const FIRST: Names = { en: 'My mission', de: 'Meine Mission' };
export function newMission(name = FIRST): Mission {
  return { ...structuredClone(USUAL), name };
}

// -- to and from what the server reads ---------------------------------------------------------------------------

/** The content of a file or of a printed mission. */
export function fromContent(content: Content): Mission {
  const draft = readLike(USUAL, content);
  for (const kind of ['goals', 'rules'] as const) draft[kind] = draft[kind].filter(isObject);
  for (const kind of Object.keys(USUAL_TOKEN) as Tokens[]) {
    Object.assign(draft, { [kind]: draft[kind].filter(isObject).map((token) => ({ ...USUAL_TOKEN[kind], ...token })) });
  }
  return draft;
}
/** Whether content that is not sound can be worked on: it has tiles in rows. */
export function canBegin(content: Content): boolean {
  const layout = content['layout'];
  const isRow = (row: unknown): boolean => Array.isArray(row) && row.length > 0 && row.every((tile) => typeof tile === 'string');
  return Array.isArray(layout) && layout.length > 0 && layout.every(isRow);
}

/** As the server reads it: without what goes without saying, in both languages, with an id of its own. */
export function toContent(draft: Mission): Content {
  const { exit, hidden_colour, objectives, story, paper, ...rest } = draft;
  const [name, told] = [inBoth(draft.name), inBoth(story)];
  const id = keyOf(name.en || '?');
  return {
    id,
    key: id,
    ...rest,
    name: name.en ? name : { en: '?', de: '?' },
    ...(told.en && { story: told }),
    ...(paper !== USUAL.paper && { paper }),
    ...(exit !== null && { exit }),
    ...(hidden_colour && { hidden_colour }),
    objectives: objectives.map(({ effect, ...token }) => (effect ? { ...token, effect } : token)),
  };
}

// -- tiles -------------------------------------------------------------------------------------------------------

export interface Cell {
  row: number;
  column: number;
}
export const tileOf = (written: string): string => written.split('@')[0]!;
export const turnOf = (written: string): number => Number(written.split('@')[1] ?? 0);
export const isFull = (draft: Mission): boolean => draft.layout.every((row) => row.every(Boolean));
export const cellsOf = (draft: Mission): Cell[] => draft.layout.flatMap((tiles, row) => tiles.map((_, column) => ({ row, column })));
export const at = (draft: Mission, cell: Cell): string => draft.layout[cell.row]?.[cell.column] ?? '';

/** Another size; what lies outside of it is taken away. */
export function resized(draft: Mission, columns: number, rows: number): Mission {
  const layout = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => at(draft, { row, column })));
  return { ...draft, layout };
}
/** Puts a tile, or nothing, into a cell. It lies nowhere else then, and neither does its other side. */
export function withTile(draft: Mission, cell: Cell, written: string, back = ''): Mission {
  const same = written ? [tileOf(written), back] : [];
  const layout = draft.layout.map((tiles, row) =>
    tiles.map((other, column) => {
      if (row === cell.row && column === cell.column) return written;
      return other && same.includes(tileOf(other)) ? '' : other;
    }),
  );
  return { ...draft, layout };
}
export function turned(draft: Mission, cell: Cell, by = 90): Mission {
  const written = at(draft, cell);
  return written ? withTile(draft, cell, `${tileOf(written)}@${(turnOf(written) + by + 360) % 360}`) : draft;
}
/** The next cell without a tile, the present one last. */
export function nextEmpty(draft: Mission, from: Cell): Cell | null {
  const cells = cellsOf(draft);
  const here = cells.findIndex((cell) => cell.row === from.row && cell.column === from.column);
  return [...cells.slice(here + 1), ...cells.slice(0, here + 1)].find((cell) => !at(draft, cell)) ?? null;
}

// -- tokens ------------------------------------------------------------------------------------------------------

export function added<K extends Tokens>(draft: Mission, kind: K, token: Partial<Mission[K][number]>): Mission {
  return withEntry(draft, kind, { ...USUAL_TOKEN[kind], ...token });
}
/** A spawn zone, or none any more. */
export function toggledSpawn(draft: Mission, zone: string): Mission {
  const index = draft.spawns.findIndex((spawn) => spawn.zone === zone);
  return index < 0 ? added(draft, 'spawns', { zone }) : removed(draft, 'spawns', index);
}
/** A door in this stretch of wall. Room and street have one door at most: it moves over from another side. */
export function withDoor(draft: Mission, { room, street, side }: Pick<Door, 'room' | 'street' | 'side'>): Mission {
  const index = draft.doors.findIndex((door) => door.room === room && door.street === street);
  return index < 0 ? added(draft, 'doors', { room, street, side }) : changed(draft, 'doors', index, { side });
}
export function withoutDoor(draft: Mission, id: string): Mission {
  return { ...draft, doors: draft.doors.filter((door) => `${door.room}/${door.street}` !== id) };
}

// -- goals and special rules -------------------------------------------------------------------------------------

const zonesIn = (clause: Clause): string[] => (clause['zones'] ?? []) as string[];
const LEAVING = { type: 'zombie_exit', noise: 1, lose_at: 20 };

/** Zombies leave the map here, or do not any more. The rule comes with its first zone and goes with its last. */
export function toggledZombieExit(draft: Mission, zone: string): Mission {
  const index = draft.rules.findIndex((rule) => rule.type === LEAVING.type);
  if (index < 0) return withEntry(draft, 'rules', { ...LEAVING, zones: [zone] });
  const before = zonesIn(draft.rules[index]!);
  const zones = before.includes(zone) ? before.filter((other) => other !== zone) : [...before, zone];
  return zones.length ? changed(draft, 'rules', index, { zones }) : removed(draft, 'rules', index);
}
/** A bunker is a zone that has to be reached and cleared: a goal. */
export function toggledBunker(draft: Mission, zone: string): Mission {
  const index = draft.goals.findIndex((goal) => goal.type === 'reach_clear_zone' && (goal['zone'] === zone || !goal['zone']));
  if (index < 0) return withEntry(draft, 'goals', { type: 'reach_clear_zone', zone, min_survivors: 1 });
  return draft.goals[index]!['zone'] ? removed(draft, 'goals', index) : changed(draft, 'goals', index, { zone });
}
