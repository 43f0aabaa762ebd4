import type { Seat } from './seats.js';

/** Whether `value` is a plain object, as JSON.parse() makes them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const proto = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}

/** Whether `value` is an integer. JSON cannot keep -0, so -0 does not count. */
export function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && !Object.is(value, -0);
}

/** Whether `value` is a seat at a table with this many `seats`. */
export function isSeat(value: unknown, seats: number): value is Seat {
  return isWhole(value) && value >= 0 && value < seats;
}
