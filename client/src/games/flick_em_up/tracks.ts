/** Tracks that were fetched, by their hash. What never came is not asked for again. */
import { decoded, unpacked, type Track } from './track';

const kept = new Map<string, Track | null>();
const coming = new Map<string, Promise<void>>();
const MOST_KEPT = 40;

export const trackOf = (hash: string): Track | null => kept.get(hash) ?? null;

/** What comes along with the news need not be fetched. */
export function bring(tracks: Readonly<Record<string, string>>): void {
  for (const [hash, written] of Object.entries(tracks)) {
    if (kept.has(hash) || coming.has(hash)) continue;
    void begin(hash, async () => Uint8Array.from(atob(written), (letter) => letter.charCodeAt(0)).buffer);
  }
}

/** It never fails: without it the end is shown. */
export function fetchTrack(hash: string): Promise<void> | null {
  if (!hash || kept.has(hash)) return null;
  return coming.get(hash) ?? begin(hash, async () => {
    const answer = await fetch(`/api/tracks/${hash}`);
    return answer.ok ? answer.arrayBuffer() : null;
  });
}
function begin(hash: string, load: () => Promise<ArrayBuffer | null>): Promise<void> {
  const known = keep(hash, load);
  coming.set(hash, known);
  return known;
}
async function keep(hash: string, load: () => Promise<ArrayBuffer | null>): Promise<void> {
  kept.set(hash, await read(load));
  coming.delete(hash);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
}
async function read(load: () => Promise<ArrayBuffer | null>): Promise<Track | null> {
  try {
    const packed = await load();
    return packed && decoded(await unpacked(packed));
  } catch {
    return null;
  }
}
