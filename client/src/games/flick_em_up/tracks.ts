/** Tracks that were fetched, by their hash. What never came is not asked for again. */
import { decoded, unpacked, type Track } from './track';

const kept = new Map<string, Track | null>();
const MOST_KEPT = 40;

export const trackOf = (hash: string): Track | null => kept.get(hash) ?? null;

/** It never fails: without it the end is shown. */
export async function fetchTrack(hash: string): Promise<void> {
  if (!hash || kept.has(hash)) return;
  kept.set(hash, await fetched(hash));
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
}
async function fetched(hash: string): Promise<Track | null> {
  try {
    const answer = await fetch(`/api/tracks/${hash}`);
    return answer.ok ? decoded(await unpacked(await answer.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
