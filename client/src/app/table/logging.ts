/** Lines of the log: which filter takes them, and whose mark stands before them. */
import type { Face } from '../games/face';
import type { Texts } from '../texts';
import type { Happened } from '../wire';

export const FILTERS = ['all', 'votes', 'cards', 'talk', 'mine'] as const;
export type Filter = (typeof FILTERS)[number];

const VOTES = /vote|ballot|chosen|elected|tied|drawn|nobody_|wheels|destination/;
const CARDS = /card|truck|window|passed|hidden|killed|dice_seen/;
const TALK = new Set(['said', 'whispered']);
/** Headings stay, so that a filtered log still tells when something was. */
const HEADINGS = new Set(['round_began']);

export function isIn(filter: Filter, happened: Happened, texts: Texts): boolean {
  if (filter === 'all' || HEADINGS.has(happened.event)) return true;
  if (filter === 'talk') return TALK.has(happened.event);
  if (filter === 'mine') return texts.isPrivate(happened);
  return (filter === 'votes' ? VOTES : CARDS).test(happened.event);
}

/** The id whose small picture opens the line. */
export function markOf(happened: Happened, face: Face, seatNames: readonly string[]): string {
  const { seat, player, character, location, colour } = happened.args as Record<string, unknown>;
  if (typeof seat === 'number') return seatNames[seat] ?? '';
  for (const id of [player, colour, character, location]) {
    if (typeof id === 'string' && face.kindOf(id)) return id;
  }
  return '';
}

/** The things a line speaks of, to point at them on the table. */
export function thingsIn(happened: Happened, face: Face): string[] {
  return Object.values(happened.args).filter((value): value is string => typeof value === 'string' && face.kindOf(value) !== '');
}
