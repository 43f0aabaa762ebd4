// What all laws say

import { type Seat, seatsUpTo } from '../../engine/seats.js';
import { deepEqual, difference } from '../same.js';

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

export function mustBeSame(a: unknown, b: unknown, what: string): void {
  if (!deepEqual(a, b)) throw new Error(`${what}: ${difference(a, b)}`);
}

/** All who look on: every seat, and a spectator. */
export function viewers(state: { readonly seats: number }): (Seat | null)[] {
  return [...seatsUpTo(state.seats), null];
}

export function throws(act: () => unknown, what: string): void {
  try {
    act();
  } catch (error) {
    must(error instanceof RangeError, `${what}: a RangeError is needed, got ${String(error)}`);
    return;
  }
  throw new Error(`${what}: a RangeError is needed`);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
