/** Who sits at a seat, in words. */
import type { Texts } from './texts';
import type { SeatInfo } from './wire';

/** What is to be said of whoever holds a seat: a bot, nobody yet, somebody who is away. */
export function noteOn({ name, holder, present, devices }: SeatInfo, texts: Texts): string {
  const character = `character-${name.toLowerCase()}`;
  if (holder.startsWith('bot:')) return texts.text('seat-bot') + (texts.has(character) ? `, ${texts.text(character)}` : '');
  if (holder === 'open') return texts.text('seat-open');
  if (devices > 1) return texts.text('seat-devices', { count: devices });
  return present ? '' : texts.text('seat-away');
}
