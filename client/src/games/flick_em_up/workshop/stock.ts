/** What scenarios of one's own can be made of, as the server lists it: the printed facts of every match, and a vocabulary. */
import type { Schema } from '../../../frame/workshop/fields';
import { stockOnce } from '../../../frame/workshop/stock';
import type { Scene } from '../view.gen';
import type { Pattern } from './company';

type Printed = 'edge' | 'tower' | 'door_width' | 'block_width' | 'blocks' | 'launch' | 'bat_launch' | 'shapes' | 'shape_of' | 'survivors' | 'roof_numbers' | 'chips' | 'flicks' | 'kinds';
export interface Stock extends Pick<Scene, Printed> {
  acid_radius: number;
  buildings: string[];
  goal: Record<string, Schema>;
  decks: string[];
  /** Decks of secret cards: they are those of the pattern. */
  secret_decks: string[];
  /** These, and the deck that two groups fight with. */
  company_decks: string[];
  patterns: Pattern[];
  rules: string[];
  measures: string[];
  /** Special rules that are those of the pattern. */
  fixed_rules: string[];
}
export const stockOf = stockOnce<Stock>();

export const edgeIn = (stock: Stock): number => stock.edge / 100;
/** So far from the middle the tower stands: its lip is on the border. */
export const towerFar = (stock: Stock): number => (stock.edge + stock.tower.lip) / 100;
/** Chips that can lie in a building; those that only happen must lie face down. */
export function chipsIn(stock: Stock, isFaceDown: boolean): string[] {
  return Object.values(stock.chips).flatMap(({ id, use }) => (use === 'aside' || (use === 'event' && !isFaceDown) ? [] : [id]));
}
