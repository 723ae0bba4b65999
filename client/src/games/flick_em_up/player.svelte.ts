/** Plays a track over the table: by the clock, however many pictures the machine draws. */
import { play } from '../../frame/sound';
import { settings } from '../../frame/settings.svelte';
import { askedPieces } from './reading';
import { knocksIn, type Knock } from './sounds';
import { placedAt, secondsOf, type Placement, type Track } from './track';
import type { Scene, View } from './view.gen';

export interface Playback {
  /** The table before it. */
  view: View;
  track: Track;
  /** By the numbers of the track. */
  pieces: readonly string[];
}
/** How fast a shot is shown again. */
export const SLOW = 0.25;

export class Player {
  playback = $state.raw<Playback | null>(null);
  /** Everything that moves, as it is now. */
  moving = $state.raw<ReadonlyMap<string, Placement>>(new Map());
  seconds = $state(0);
  /** The last one, to be seen once more. */
  last = $state.raw<Playback | null>(null);
  isReplay = $state(false);
  private knocks: Knock[] = [];
  private frame = 0;

  get isTowerLifted(): boolean {
    const track = this.playback?.track;
    return track !== undefined && track.lifted > 0 && this.seconds * track.perSecond >= track.lifted;
  }
  /** The piece that is followed: whatever was flicked, else what falls first. */
  get leader(): string | null {
    const playback = this.playback;
    if (!playback) return null;
    const flicked = Object.keys(playback.view.launched)[0] ?? playback.view.rush?.zombies[0];
    return flicked ?? playback.pieces[playback.track.ways[0]?.number ?? 0] ?? null;
  }

  start(view: View, scene: Scene, track: Track, ms: number): void {
    this.begin({ view, track, pieces: askedPieces(view, scene) }, (secondsOf(track) * 1000) / Math.max(1, ms));
    this.last = this.playback;
  }
  /** Once more, slowly. */
  again(): void {
    if (!this.last || this.playback) return;
    this.isReplay = true;
    this.begin(this.last, SLOW);
  }
  /** At another table nothing has been flicked yet. */
  forget(): void {
    this.stop();
    this.last = null;
  }
  stop(): void {
    cancelAnimationFrame(this.frame);
    this.playback = null;
    this.isReplay = false;
    this.moving = new Map();
  }
  private begin(playback: Playback, speed: number): void {
    cancelAnimationFrame(this.frame);
    this.playback = playback;
    this.knocks = knocksIn(playback.track);
    this.show(0);
    const [began, end] = [performance.now(), secondsOf(playback.track)];
    const step = (now: number): void => {
      const seconds = Math.max(0, ((now - began) / 1000) * speed);
      this.show(Math.min(end, seconds));
      if (seconds < end) this.frame = requestAnimationFrame(step);
      // What was only shown again goes back to the table as it is.
      else if (this.isReplay) this.frame = requestAnimationFrame(() => this.stop());
    };
    this.frame = requestAnimationFrame(step);
  }
  private show(seconds: number): void {
    const { track, pieces } = this.playback!;
    this.seconds = seconds;
    this.moving = new Map(track.ways.flatMap((way) => (pieces[way.number] === undefined ? [] : [[pieces[way.number]!, placedAt(way, track.perSecond, seconds)] as const])));
    while (this.knocks[0] && this.knocks[0].seconds <= seconds) {
      const knock = this.knocks.shift()!;
      if (settings.sound) play('wood', knock.loud);
    }
  }
}
export const player = new Player();
