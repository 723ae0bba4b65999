/** The decoder reads what the physics wrote: sample.json holds a track as it was sent, what Python reads in it, and where
 *  the answer says that everything came to rest. */
import { expect, it } from 'vitest';
import { flatFrom } from './poses';
import sample from './sample.json';
import { knocksIn } from './sounds';
import { decoded, placedAt, secondsOf, turnBetween, unpacked, type Track, type Turn } from './track';
import { boxOfTrack } from './town';
import { bring, fetchTrack, trackOf } from './tracks';
import type { Scene } from './view.gen';

async function read(): Promise<Track> {
  return decoded(await unpacked(Uint8Array.from(atob(sample.track), (letter) => letter.charCodeAt(0)).buffer));
}

it('reads what Python reads', async () => {
  const track = await read();
  expect(track).toMatchObject({ perSecond: 60, frames: sample.frames, lifted: sample.lifted });
  expect(track.ways.map(({ number, first, frames }) => [number, first, frames.length])).toEqual(sample.ways.map(({ number, first, length }) => [number, first, length]));
  sample.ways.forEach(({ rows, length }, i) => {
    [0, Math.floor(length / 2), length - 1].forEach((frame, k) => {
      const { x, y, z } = track.ways[i]!.frames[frame]!;
      expect([x, y, z].map((value) => Math.round(value * 10))).toEqual(rows[k]!.slice(0, 3));
    });
  });
});

it('ends on the poses of the answer', async () => {
  const track = await read();
  const ends = track.ways.map((way) => ({ piece: sample.pieces[way.number]!, pose: flatFrom(placedAt(way, track.perSecond, secondsOf(track))) }));
  expect(ends.length).toBeGreaterThan(1);
  for (const { piece, pose } of ends) {
    const final = (sample.final as Record<string, { x: number; y: number; yaw: number; side: number }>)[piece]!;
    expect(Math.hypot(pose.x - final.x / 100, pose.y - final.y / 100)).toBeLessThan(0.5);
    if (piece === 'bullet') continue;
    expect(pose.side).toBe(final.side);
    expect(Math.abs(((pose.yaw - final.yaw / 100 + 540) % 360) - 180)).toBeLessThan(1);
  }
});

it('rests before its first frame and after its last, and goes evenly between two', () => {
  const turn: Turn = [1, 0, 0, 0];
  const way = { number: 0, first: 6, frames: [{ x: 0, y: 0, z: 1, turn }, { x: 10, y: 4, z: 1, turn }] };
  expect(placedAt(way, 60, 0).x).toBe(0);
  expect(placedAt(way, 60, 6.5 / 60).x).toBeCloseTo(5);
  expect(placedAt(way, 60, 9).x).toBe(10);
});

it('turns the short way', () => {
  const [w] = turnBetween([1, 0, 0, 0], [-1, 0, 0, 0], 0.5);
  expect(w).toBeCloseTo(1);
});

it('who looks at it sees all of the way, and nothing beyond the town', () => {
  const turn: Turn = [1, 0, 0, 0];
  const frames = [100, 300, 900].map((y) => ({ x: 0, y, z: 1, turn }));
  const track = { perSecond: 60, frames: 3, lifted: 0, ways: [{ number: 0, first: 0, frames }] };
  const box = boxOfTrack(track, { edge: 45000 } as Scene)!;
  expect([box.y, box.y + box.height]).toEqual([-24, 374]);
  expect(box.x + box.width / 2).toBe(450);
  expect(boxOfTrack({ ...track, ways: [] }, { edge: 45000 } as Scene)).toBeNull();
});

it('refuses what is no track', () => expect(() => decoded(new Uint8Array([70, 84, 50, 60]))).toThrow(RangeError));

it('knocks when the bullet starts and when it meets the zombie', async () => {
  const knocks = knocksIn(await read());
  const bullet = sample.pieces.indexOf('bullet');
  expect(knocks[0]).toMatchObject({ piece: bullet });
  expect(knocks.some(({ piece }) => piece === sample.pieces.indexOf('z1a'))).toBe(true);
  expect(knocks.map(({ seconds }) => seconds)).toEqual([...knocks.map(({ seconds }) => seconds)].sort((a, b) => a - b));
});

it('what comes along with the news is not fetched', async () => {
  bring({ sample: sample.track });
  await fetchTrack('sample');
  expect([trackOf('sample'), fetchTrack('sample')]).toEqual([await read(), null]);
});
