import type { Ballot } from './view';

export interface Total {
  colour: string;
  votes: number;
}

/** Votes per candidate, most first; candidates without votes stay in the list. */
export function tally(ballots: readonly Ballot[], candidates: readonly string[]): Total[] {
  const votes = new Map(candidates.map((colour) => [colour, 0]));
  for (const { choice, weight } of ballots) votes.set(choice, (votes.get(choice) ?? 0) + weight);
  return [...votes].map(([colour, count]) => ({ colour, votes: count })).sort((a, b) => b.votes - a.votes);
}

/** Colours that share the most votes; more than one is a tie, none means nobody voted. */
export function leaders(totals: readonly Total[]): string[] {
  const most = totals[0]?.votes ?? 0;
  return most === 0 ? [] : totals.filter((total) => total.votes === most).map((total) => total.colour);
}
