/** Tracks that were fetched, by their hash. What never came is not asked for again. */
import { decoded, unpacked, type Track } from './track';

const kept = new Map<string, Track | null>();
const coming = new Map<string, Promise<void>>();
const MOST_KEPT = 40;

export const trackOf = (hash: string): Track | null => kept.get(hash) ?? null;

/** It never fails: without it the end is shown. */
export function fetchTrack(hash: string): Promise<void> | null {
  if (!hash || kept.has(hash)) return null;
  const known = coming.get(hash) ?? keep(hash);
  coming.set(hash, known);
  return known;
}
async function keep(hash: string): Promise<void> {
  kept.set(hash, await fetched(hash));
  coming.delete(hash);
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
