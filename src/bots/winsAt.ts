import { isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';

/** The fraction of games that a bot wins if its Elo is this much above its rivals': the inverse of `eloOf`. */
export function winsAt(elo: number, seats: number): number {
  const weight = 10 ** (elo / 400);
  return weight / (weight + seats - 1);
}

/**
 * How many of 100 games a bot wins at a table with this many seats if its Elo is this much above its rivals'. From 1 to
 * 99, never all or none. Computed from the Elo alone, without its interval.
 *
 * @example
 * ```ts
 * import { winsOf100 } from 'hencoop/bots';
 *
 * winsOf100(100, 2); // 64
 * winsOf100(0, 4); // 25
 * ```
 *
 * @throws RangeError if `elo` is not a number, or `seats` is not a whole number, 2 or more.
 */
export function winsOf100(elo: number, seats: number): number {
  if (typeof elo !== 'number' || Number.isNaN(elo)) refuseOption('elo', 'a number', elo);
  if (!isWhole(seats) || seats < 2) refuseOption('seats', 'a whole number, 2 or more', seats);
  return Math.min(99, Math.max(1, Math.round(100 * winsAt(elo, seats))));
}
