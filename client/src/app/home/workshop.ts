/** Missions and survivors of this person's own. Editors leave them in the storage of this device; a file can bring one too. */
import * as api from '../api';

type Content = Record<string, unknown>;
export interface Workshop {
  missions: Content[];
  survivors: Content[];
}

export const WORKSHOP = 'untot.workshop';
const EMPTY: Workshop = { missions: [], survivors: [] };

/** What lies in the workshop of a game; nothing if there is none, or if it cannot be read. */
export function workshopOf(game: string, storage: Pick<Storage, 'getItem'> | undefined = globalThis.localStorage): Workshop {
  try {
    const all = JSON.parse(storage?.getItem(WORKSHOP) ?? '{}') as Record<string, Partial<Workshop>>;
    return { ...EMPTY, ...all[game] };
  } catch {
    return EMPTY;
  }
}

/** What somebody calls it: a mission has a name in each language, a survivor one for all. */
export function nameOf(content: Content, language: string): string {
  const name = content['name'];
  if (typeof name === 'string') return name;
  const names = (name ?? {}) as Record<string, string>;
  return names[language] ?? Object.values(names)[0] ?? String(content['id'] ?? '');
}

export type Opened = { kind: 'mission' | 'survivor'; content: Content } | { problems: api.Problem[] };

/** Reads a file of somebody's own, as a survivor if it names skills of a level, else as a mission. The server checks it. */
export async function openFile(game: string, text: string): Promise<Opened> {
  const kind = /^\s*"?blue"?\s*[=:]/m.test(text) ? 'survivor' : 'mission';
  const { ok, content, problems } = await api.checkPiece(game, { kind, text });
  return ok && content ? { kind, content } : { problems };
}
