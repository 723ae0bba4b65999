/** Who sits at a seat, in words. */
import { ALL_COLOURS } from '../look/signs';
import type { Texts } from './texts';
import type { Question, SeatInfo } from './wire';
import { thingOf } from './words';

/** What is to be said of whoever holds a seat: a bot, nobody yet, somebody who is away. */
export function noteOn({ name, holder, present, devices }: SeatInfo, texts: Texts): string {
  const character = `character-${name.toLowerCase()}`;
  if (holder.startsWith('bot:')) return texts.text('seat-bot') + (texts.has(character) ? `, ${texts.text(character)}` : '');
  if (holder === 'open') return texts.text('seat-open');
  if (devices > 1) return texts.text('seat-devices', { count: devices });
  return present ? '' : texts.text('seat-away');
}

/** The seat of the only person at a table, if he is here and has given no name: he is "you". */
export function aloneAt(seats: readonly SeatInfo[], here: readonly (number | null)[]): number | null {
  const people = seats.filter(({ holder, is_lent }) => !holder.startsWith('bot:') || is_lent);
  const only = people.length === 1 ? people[0]! : null;
  return only && !only.name && here.includes(only.seat) ? only.seat : null;
}

/** The unit in question that a bot plays: the one that is to act, or the first, where nobody else can come next. */
export function lentIn(question: Question | null, lent: Readonly<Record<string, string>>): string | null {
  const isLent = (unit: string): boolean => lent[unit]?.startsWith('bot:') ?? false;
  if (question?.unit) return isLent(question.unit) ? question.unit : null;
  const next = question?.form?.form === 'pick' ? question.form.options.map(thingOf) : [];
  return next.length && next.every(isLent) ? next[0]! : null;
}

/** The sign of a seat in games without colours of their own. */
export const colourOfSeat = (seat: number): string => ALL_COLOURS[seat] ?? '';
/** The same by what the game calls the seat: its number stands at the end, counted from 1 (`player_3`). */
export const colourOfName = (name: string): string => colourOfSeat(Number(name.slice(name.lastIndexOf('_') + 1)) - 1);
