import type { Seat } from 'hencoop';

/** The rank of each seat, from 1; seats that share one are followed by a gap. */
export function ranksOf(
  ranking: readonly (readonly Seat[])[],
): readonly { readonly seat: Seat; readonly rank: number }[] {
  let before = 0;
  return ranking.flatMap((seats) => {
    const rank = before + 1;
    before += seats.length;
    return seats.map((seat) => ({ seat, rank }));
  });
}

/** Whether points are worth showing: not before a player has any, nor if they only repeat the ranks. */
export function pointsMatter(scores: readonly number[], ranking: readonly (readonly Seat[])[] | null): boolean {
  if (scores.every((points) => points === 0)) return false;
  return ranking === null || ranksOf(ranking).some(({ seat, rank }) => scores[seat] !== rank);
}

/** The rank of one seat of the ranking. */
export function rankOf(ranking: readonly (readonly Seat[])[], seat: Seat): number {
  return ranksOf(ranking).find((each) => each.seat === seat)?.rank ?? 1;
}
