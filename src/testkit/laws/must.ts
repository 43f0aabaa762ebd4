// Assertions that all laws share.

import { deepEqual } from '../../engine/json.js';
import { type Seat, seatsUpTo } from '../../engine/seats.js';
import { difference, textOf } from '../difference.js';

/** Values that are not a move in any game; last come the ones that JSON cannot hold. */
export const NOT_MOVES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  'play',
  '',
  [],
  [[]],
  {},
  { seat: 0 },
  { type: 'play' },
  { seat: 0, type: {} },
  undefined,
  10n,
  { seat: 0n, type: 'play' },
  Symbol('play'),
  () => 'play',
  new Map([['type', 'play']]),
  holdsItself(),
];

function holdsItself(): object {
  const value: { seat: number; type: string; self?: object } = { seat: 0, type: 'play' };
  value.self = value;
  return value;
}

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
    must(error instanceof RangeError, `${what}: expected a RangeError, got ${messageOf(error)}`);
    return;
  }
  throw new Error(`${what}: expected a RangeError, but nothing was thrown`);
}

/** The number of moves of a long list to try, if each walk tries some of them. */
const SOME = 60;

/** A sample spread over the list, different at each `turn`: some games have thousands of moves to try. */
export function someOf<Item>(items: readonly Item[], turn = 0): readonly Item[] {
  const step = Math.ceil(items.length / SOME);
  return step <= 1 ? items : items.filter((_, index) => index % step === turn % step);
}

/** The error that `act` throws; `null` if it throws none. */
export function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

/** All viewers of a table: every seat, and a spectator. */
export function viewersOf(state: { readonly seats: number }): (Seat | null)[] {
  return [...seatsUpTo(state.seats), null];
}

/** A viewer in a message. */
export function nameOf(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : typeof error === 'string' ? error : textOf(error);
}
