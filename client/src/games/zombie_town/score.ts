/** The score sheet: one line for each colour, best players first. Adds nothing up itself: the numbers come with the view. */
import { SOURCES, type Color, type Source, type View } from './view';

export interface ScoreLine {
  color: Color;
  sources: Record<Source, number>;
  alive: boolean;
}
export interface ScoreRow {
  seat: number;
  lines: ScoreLine[];
  score: number;
  eliminated: boolean;
  wins: boolean;
}
const NOTHING = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;

export function scoreRows(view: Pick<View, 'players' | 'pawns' | 'result'>): ScoreRow[] {
  return view.players
    .map((player): ScoreRow => ({
      seat: player.seat,
      lines: view.pawns
        .filter((pawn) => pawn.seat === player.seat)
        .map(({ color, sources, alive }) => ({ color, sources: sources ?? NOTHING, alive })),
      score: player.score,
      eliminated: player.eliminated,
      wins: player.colors.some((color) => view.result?.winners.includes(color)),
    }))
    .sort((a, b) => Number(b.wins) - Number(a.wins) || b.score - a.score || a.seat - b.seat);
}
