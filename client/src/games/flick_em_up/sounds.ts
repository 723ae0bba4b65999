/** Wood on wood: when pieces meet in a track. Somebody must have asked for sound. */
import type { Track, Way } from './track';

export interface Knock {
  seconds: number;
  piece: number;
  /** 0 to 1. */
  loud: number;
}
/** Millimetres a second that must change from one frame to the next to be heard, and those of the loudest. */
const HEARD = 220;
const LOUDEST = 2500;
const REST = 0.06;

/** All knocks of a track, in order. */
export function knocksIn(track: Track): Knock[] {
  return track.ways.flatMap((way) => knocksOf(way, track.perSecond)).sort((a, b) => a.seconds - b.seconds);
}
function knocksOf({ number, first, frames }: Way, perSecond: number): Knock[] {
  const knocks: Knock[] = [];
  let before = { x: 0, y: 0, z: 0 };
  frames.slice(1).forEach((frame, i) => {
    const last = frames[i]!;
    const speed = { x: (frame.x - last.x) * perSecond, y: (frame.y - last.y) * perSecond, z: (frame.z - last.z) * perSecond };
    const change = Math.hypot(speed.x - before.x, speed.y - before.y, speed.z - before.z);
    const seconds = (first + i) / perSecond;
    before = speed;
    if (change > HEARD && seconds - (knocks.at(-1)?.seconds ?? -1) > REST) knocks.push({ seconds, piece: number, loud: Math.min(1, change / LOUDEST) });
  });
  return knocks;
}
