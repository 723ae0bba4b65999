/** What this person has made, by game and kind. The workshop leaves it in the storage of this device, for new matches. */
import type { Content } from './craft';

export const WORKSHOP = 'untot.workshop';

/** What lies in the workshop of a game, by the plural of its kind; nothing if it cannot be read. */
export function workshopOf(game: string, storage: Pick<Storage, 'getItem'> | undefined = globalThis.localStorage): Record<string, Content[]> {
  try {
    return (JSON.parse(storage?.getItem(WORKSHOP) ?? '{}') as Record<string, Record<string, Content[]>>)[game] ?? {};
  } catch {
    return {};
  }
}

/** By what a piece is known on the way to a new match. */
export const ownId = (content: Content): string => String(content['id'] ?? nameOf(content, 'en'));

/** What somebody calls it: in each language, or one name for all. */
export function nameOf(content: Content, language: string): string {
  const name = content['name'];
  if (typeof name === 'string') return name;
  const names = (name ?? {}) as Record<string, string>;
  return names[language] ?? Object.values(names)[0] ?? String(content['id'] ?? '');
}
