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

/** Below this our bots do not know how to win: what they advise is little worth. */
const WEAK = 0.05;
/** How often the best of our teams wins what is played, if that is hardly ever; null where it is not so, or not known. */
export function weaknessOf(game: GameInfo | undefined, options: Record<string, OptionValue>): Figure | null {
  const [best] = (game ? winsOf(game, options) : []).map(({ wins }) => wins).sort((a, b) => b.value - a.value);
  return best && best.value < WEAK ? best : null;
}
