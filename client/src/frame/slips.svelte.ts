/** Slips of paper that say one thing: refusals with their clause, news of the line, small confirmations. */
import { patiently } from './patience';
import { clauseText } from './rules.svelte';
import type { Texts } from './texts';
import type { Reply } from './wire';

export interface Slip {
  id: number;
  text: string;
  clause?: string;
  game?: string;
  tone: 'plain' | 'warn';
}
const MOST = 3;
let next = 0;

class Slips {
  all = $state.raw<Slip[]>([]);

  say(text: string, more: Partial<Omit<Slip, 'id' | 'text'>> = {}): void {
    const others = this.all.filter((slip) => slip.text !== text).slice(-MOST + 1);
    this.all = [...others, { id: next++, text, tone: 'plain', ...more }];
  }

  /** What comes at once needs no words; what takes longer is told to be on its way. */
  meanwhile<T>(text: string, work: Promise<T>): Promise<T> {
    return patiently(work, () => this.say(text));
  }

  /** Why something is not possible: the words of the rule where a rule is behind it, and how things stand. */
  async refuse(reply: Reply, texts: Texts, game: string | null, seatNames: readonly string[] = [], whyRefused: typeof texts.whyRefused = (word, clause) => texts.whyRefused(word, clause)): Promise<void> {
    const reason = texts.refusal(reply, seatNames);
    const rule = reply.clause && game ? await clauseText(game, reply.clause) : null;
    const isOnlyRule = rule !== null && (reply.reason === 'not-an-option' || reply.reason === 'answer-incomplete');
    const standing = isOnlyRule ? whyRefused(String(reply.args?.['word'] ?? ''), reply.clause ?? '') : reason;
    const text = [standing, rule].filter(Boolean).join(' ');
    this.say(text, { tone: 'warn', clause: reply.clause || undefined, game: game ?? undefined });
  }

  /** The last one, if there is any. */
  dropLast(): boolean {
    const last = this.all.at(-1);
    if (last) this.drop(last.id);
    return last !== undefined;
  }
  drop(id: number): void {
    this.all = this.all.filter((slip) => slip.id !== id);
  }
}
export const slips = new Slips();
