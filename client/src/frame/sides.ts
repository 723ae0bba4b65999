/** Sides: which seats play together. They share what is secret, win together, and may be helped by bots. */
export type Sides = readonly (readonly number[])[];

export const sideOf = (sides: Sides, seat: number): number => sides.findIndex((side) => side.includes(seat));

/** On how many sides these seats are. */
export function sidesAmong(sides: Sides, seats: readonly number[]): number {
  return new Set(seats.map((seat) => sideOf(sides, seat))).size;
}
/** All play together against the game: bots are company there, not opponents. */
export const isOneSide = (sides: Sides): boolean => sides.length === 1;

/** Whether a game is usually played together: as its fullest table says. */
export function isPlayedTogether(sides: Record<string, Sides>): boolean {
  const counts = Object.keys(sides).map(Number);
  return counts.length > 0 && isOneSide(sides[String(Math.max(...counts))] ?? []);
}
