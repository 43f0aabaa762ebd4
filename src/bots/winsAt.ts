/** The share of games that a bot with this Elo over its rivals wins: the inverse of `eloOf`. */
export function winsAt(elo: number, seats: number): number {
  const weight = 10 ** (elo / 400);
  return weight / (weight + seats - 1);
}

/** How many of 100 games that is: never all, and never none. */
export function winsOf100(elo: number, seats: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * winsAt(elo, seats))));
}
