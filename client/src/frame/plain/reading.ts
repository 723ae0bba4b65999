/** What views and scenes of all games have in common, as far as they have it. */
import type { AnyView, Things } from '../wire';

export interface AnyPlayer {
  colour?: string;
  score?: number;
  hand_size?: number;
  eliminated?: boolean;
}
export function playersIn(view: AnyView): AnyPlayer[] {
  const { players } = view as { players?: unknown };
  return Array.isArray(players) ? (players as AnyPlayer[]) : [];
}
/** What kind of thing an id is; pieces are told apart behind a dot. */
export function kindOf(id: string, scene: Partial<Things> | null): string {
  return scene?.kinds?.[id] ?? scene?.pieces?.[id.split('.', 1)[0]!] ?? '';
}
/** The own hand, where there is one. */
export function handIn(view: AnyView): string[] | null {
  const { hand } = view as { hand?: unknown };
  return Array.isArray(hand) && hand.every((card) => typeof card === 'string') ? (hand as string[]) : null;
}

/** Shown elsewhere, or known without being shown. */
const ELSEWHERE = new Set(['you', 'options', 'round', 'day', 'phase', 'hand', 'result', 'players']);

/** What the plain board lists. */
export function listed(view: AnyView): [string, unknown][] {
  return Object.entries(view).filter(([key, value]) => !ELSEWHERE.has(key) && !isEmpty(value));
}
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
/** `hand_size` as one reads it, where there is no word for it. */
export const readable = (key: string): string => key.replace(/_/g, ' ');
