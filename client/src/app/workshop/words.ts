/** Sentences of the workshop that are made of ids. */
import type { Problem } from '../api';
import { capitalised, type Texts } from '../texts';

/** Ids in the arguments of a problem that have a name in both languages; zones keep the short name that stands on the map. */
const NAMED = new Set(['skill', 'card', 'parameter', 'found']);

export function problemText(texts: Texts, problem: Problem): string {
  const args = Object.fromEntries(Object.entries(problem.args).map(([key, value]) => [key, wordFor(texts, key, value)]));
  return texts.refusal({ reason: problem.reason, args });
}
function wordFor(texts: Texts, key: string, value: unknown): unknown {
  if (key === 'goal' || key === 'rule') return texts.text(`workshop-${key}-${String(value)}`);
  if (!NAMED.has(key) || typeof value !== 'string' || !texts.has(`name-${value.split(':')[0]}`)) return value;
  return capitalised(texts.name(value));
}
export const named = (texts: Texts, id: string): string => capitalised(texts.name(id));
/** The name of a skill without what stands behind it. */
export function skillName(texts: Texts, skill: string): string {
  return capitalised(texts.text(`name-${skill}`, { it: '…', it_acc: '…', it_id: '' }));
}
