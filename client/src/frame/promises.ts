/** Words that people gave each other, as the log tells of them. */
import type { Happened } from './wire';

export interface Words {
  kept: number;
  broken: number;
}

/** By the id of who gave them: how many were kept and broken so far. */
export function wordsIn(log: readonly Happened[]): Record<string, Words> {
  const found: Record<string, Words> = {};
  for (const { event, args } of log) {
    if (event === 'word_kept' || event === 'word_broken') found[String(args['player'])] = { kept: Number(args['kept']), broken: Number(args['broken']) };
  }
  return found;
}
/** What a text wants to know of them. */
export const wordArgs = ({ kept, broken }: Words): Record<string, string | number> => ({ kept, broken, both: kept && broken ? 'yes' : 'no' });
