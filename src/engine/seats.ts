import { InternalError } from './errors.js';

/** A player's number at the table, `0..n-1` clockwise (G-5). */
export type Seat = number;

/** How many seats a game can have, and the default. */
export interface SeatRange {
  /** The minimum number of seats, at least 1. */
  readonly min: number;
  /** The maximum number of seats. */
  readonly max: number;
  /** The number of seats that `setup` uses by default. */
  readonly default: number;
}

/** One value for each seat, in seat order. */
export function perSeat<T>(seats: number, of: (seat: Seat) => T): T[] {
  const values: T[] = [];
  for (let seat = 0; seat < seats; seat++) values.push(of(seat));
  return values;
}

/** Seats `0..count-1`. */
export function seatsUpTo(count: number): Seat[] {
  return perSeat(count, (seat) => seat);
}

/** The left neighbor of `seat` (G-5). */
export function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** The first seat clockwise after `seat` for which `matches` holds; `seat` itself is tried last. */
export function nextSeat(seat: Seat, seats: number, matches: (seat: Seat) => boolean): Seat {
  let next = seat;
  do {
    next = leftOf(next, seats);
    if (matches(next)) return next;
  } while (next !== seat);
  throw new InternalError('no seat is left to continue with');
}

/**
 * All seats from best to worst, equal ones together (G-8). `compare(a, b)` is negative if seat `a` ranks before seat `b`,
 * and 0 if they share a rank.
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
