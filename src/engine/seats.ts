import { InternalError } from './errors.js';

/** A place at the table, `0..n-1` clockwise (G-5). */
export type Seat = number;

/** How many seats a game takes, and how many it is set up for when nothing is said. */
export interface SeatRange {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** One value for each of `seats` seats, in their order. */
export function perSeat<T>(seats: number, of: (seat: Seat) => T): T[] {
  const values: T[] = [];
  for (let seat = 0; seat < seats; seat++) values.push(of(seat));
  return values;
}

/** Seats `0..count-1`. */
export function seatsUpTo(count: number): Seat[] {
  return perSeat(count, (seat) => seat);
}

/** The left neighbour of `seat` (G-5). */
export function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** The first seat clockwise after `seat` for which `fits` holds; `seat` itself is asked last. */
export function nextSeat(seat: Seat, seats: number, fits: (seat: Seat) => boolean): Seat {
  let next = seat;
  do {
    next = leftOf(next, seats);
    if (fits(next)) return next;
  } while (next !== seat);
  throw new InternalError('no seat left to go on with');
}

/**
 * All seats from best to worst, shared places together (G-8).
 * `compare(a, b)` is negative where seat `a` ranks before seat `b` and 0 where they share.
 */
export function rank(seats: number, compare: (a: Seat, b: Seat) => number): Seat[][] {
  const ranking: Seat[][] = [];
  for (const seat of seatsUpTo(seats).sort(compare)) {
    const last = ranking.at(-1);
    if (last?.[0] !== undefined && compare(last[0], seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}
