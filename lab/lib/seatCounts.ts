import type { SeatRange } from 'hencoop';

/** Every number of seats from `min` to `max`. */
export function seatCounts({ min, max }: SeatRange): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}
