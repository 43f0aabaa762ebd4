/** The share of games that a bot with this Elo over its rivals wins: the inverse of `eloOf`. */
export function winsAt(elo: number, seats: number): number {
  const weight = 10 ** (elo / 400);
  return weight / (weight + seats - 1);
}
