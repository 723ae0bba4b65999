/** What own missions and survivors can be made of, as the server lists it. */
import type { CityScene, Clause, EquipmentSpec, Heading, LevelId, Rect, SpawnCard } from '../view';
import { blankFor, type Schema, type Vocabulary } from '../../../frame/workshop/fields';
import { stockOnce } from '../../../frame/workshop/stock';

export interface Tile {
  id: string;
  /** The side that lies face down when this one is seen. */
  back: string;
  /** Its thirds row by row, S street, B building. */
  grid: [string, string, string];
  manhole: [number, number];
  rooms: { id: string; rects: Rect[] }[];
  open: [string, string][];
  edges: { side: Heading; at: number; room: string }[];
}
export interface Skill {
  id: string;
  clause: string;
  parameter: 'equipment' | 'attack' | null;
  blue_only: boolean;
}
type Span = [number, number];
export interface Stock {
  tiles: Record<string, Tile>;
  equipment: Record<string, EquipmentSpec & { where: string }>;
  skills: Record<string, Skill>;
  spawn_cards: Record<string, SpawnCard>;
  danger_levels: Record<LevelId, { skills_named: number }>;
  goals: Vocabulary;
  rules: Vocabulary;
  limits: { mission: { tiles: Span }; survivor: { name_length: Span; yellow: string } };
}

export const stockOf = stockOnce<Stock>();

/** Cards that lie in the deck and can be kept. */
export function findable(stock: Stock): string[] {
  return Object.entries(stock.equipment).flatMap(([id, card]) => (card.where === 'deck' && card.kind !== 'event' ? [id] : []));
}
export function countsOf(stock: Stock): Record<LevelId, number> {
  const levels = Object.entries(stock.danger_levels).map(([level, { skills_named }]) => [level, skills_named]);
  return Object.fromEntries(levels) as Record<LevelId, number>;
}
export const zonesOf = (scene: CityScene | null): string[] => (scene ? [...scene.rooms, ...scene.streets].map((place) => place.zone) : []);

/** A goal that says more than its name can be there twice; of rules, those about a colour. */
export function isRepeatable(kind: 'goals' | 'rules', fields: Record<string, Schema>): boolean {
  return kind === 'goals' ? Object.keys(fields).length > 0 : 'colour' in fields;
}
/** What a new goal or rule begins with. */
export function blankClause(type: string, fields: Record<string, Schema>): Clause {
  return { type, ...Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, blank(name, schema)])) };
}
function blank(name: string, schema: Schema): unknown {
  if (name === 'survivors_by_players') return [4, 4, 3, 4, 5, 6];
  return schema.enum?.includes('orange') ? 'orange' : blankFor(schema);
}
