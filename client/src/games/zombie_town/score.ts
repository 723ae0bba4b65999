/** The score sheet: one line for each colour, best players first. Adds nothing up itself: the numbers come with the view. */
import { pawnsOfSeat } from './reading';
import type { TownPawn, TownPlayer, View } from './view.gen';

export interface ScoreRow extends TownPlayer {
  pawns: TownPawn[];
  wins: boolean;
}

export function scoreRows(view: Pick<View, 'players' | 'pawns' | 'result'>): ScoreRow[] {
  return view.players
    .map((player) => ({
      ...player,
      pawns: pawnsOfSeat(view, player.seat),
      wins: player.colours.some((colour) => view.result?.winners.includes(colour)),
    }))
    .sort((a, b) => Number(b.wins) - Number(a.wins) || b.score - a.score || a.seat - b.seat);
}
