import type { SeatRange } from 'hencoop';

/** The numbers of seats that a game has. */
export function seatCounts({ min, max }: SeatRange): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}
