// Assertions that all laws share.

import { deepEqual } from '../../engine/json.js';
import { type Seat, seatsUpTo } from '../../engine/seats.js';
import { difference } from '../difference.js';

/** Throws `what`, the expectation in words, unless it holds. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

export function mustEqual(a: unknown, b: unknown, what: string): void {
  if (!deepEqual(a, b)) throw new Error(`${what}: ${difference(a, b)}`);
}

export function mustThrow(act: () => unknown, what: string): void {
  try {
    act();
  } catch (error) {
    must(error instanceof RangeError, `${what}: expected a RangeError, got ${String(error)}`);
    return;
  }
  throw new Error(`${what}: expected a RangeError, but nothing was thrown`);
}

/** Everyone who looks at the table: every seat, and a spectator. */
export function viewersOf(state: { readonly seats: number }): (Seat | null)[] {
  return [...seatsUpTo(state.seats), null];
}

/** A viewer in a message. */
export function nameOf(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
