/** Words of the workshop that are made of ids. */
import { capitalised, type Texts } from '../../../frame/texts';

/** Ids in the arguments of a problem that have a name in both languages; zones keep the short name that stands on the map. */
const NAMED = new Set(['skill', 'card', 'parameter', 'found']);

export function argumentFor(texts: Texts, name: string, value: unknown): unknown {
  if (name === 'goal' || name === 'rule') return texts.text(`zc-make-${name}-${String(value)}`);
  if (!NAMED.has(name) || typeof value !== 'string' || !texts.has(`name-${value.split(':')[0]}`)) return value;
  return capitalised(texts.name(value));
}
export const named = (texts: Texts, id: string): string => capitalised(texts.name(id));
/** The name of a skill without what stands behind it. */
export function skillName(texts: Texts, skill: string): string {
  return capitalised(texts.text(`name-${skill}`, { it: '…', it_acc: '…', it_id: '' }));
}
