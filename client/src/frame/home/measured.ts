/** What was measured of the bots, as those read it who choose among them. */
import type { Figure, GameInfo } from '../api';
import type { OptionValue } from '../plans';

/** How strong a level is among so many players; undefined where nobody has measured it. */
export function ratingOf(game: GameInfo, players: number, level: string): Figure | undefined {
  return game.measured?.ratings[players]?.[level];
}

/** How often teams of our levels win what was chosen: the mission, the level, the scenario. */
export function winsOf(game: GameInfo, options: Record<string, OptionValue>): { level: string; wins: Figure }[] {
  return Object.entries(game.measured?.wins ?? {}).flatMap(([option, values]) => {
    const chosen = options[option] ?? game.options[option]?.values[0];
    return Object.entries(values[String(chosen)] ?? {}).map(([level, wins]) => ({ level, wins }));
  });
}

/** A share as whole per cent. */
export function inPercent(share: number): number {
  return Math.round(share * 100);
}
