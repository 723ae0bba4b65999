/** The story of a match in a few lines: what turned it, and when. */
import type { Face, Scene } from '../face';
import type { Happened } from '../wire';
import { isHeading } from './logging';

export interface Turn {
  happened: Happened;
  /** The round or day it was in; 0 before the first. */
  round: number;
}
const MOST = 5;

/** The events that turned it most, in the order in which they happened. */
export function turnsOf(log: readonly Happened[], face: Face, scene: Scene | null): Turn[] {
  let round = 0;
  const found = log.flatMap((happened) => {
    if (isHeading(happened)) round = Number(happened.args['round'] ?? happened.args['day'] ?? round);
    const weight = face.turning(happened, scene);
    return weight > 0 ? [{ happened, round, weight }] : [];
  });
  const most = [...found].sort((a, b) => b.weight - a.weight || b.happened.n - a.happened.n).slice(0, MOST);
  return most.sort((a, b) => a.happened.n - b.happened.n);
}
