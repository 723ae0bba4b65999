/** Who has won, and what told winners from those with as many points. */
import type { Texts } from '../../frame/texts';

export function victoryOf(winners: readonly string[], equals: readonly string[], points: number, texts: Texts): string {
  const won = texts.text('zt-victory', { count: winners.length, winners: texts.join(winners), points });
  return equals.length ? `${won} ${texts.text('zt-victory-kills', { equals: texts.join(equals), count: equals.length })}` : won;
}
