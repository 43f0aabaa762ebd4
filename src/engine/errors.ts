import { fieldOf } from './fieldOf.js';

const INTERNAL = 'HENCOOP_INTERNAL';

/** Thrown when the library reaches a position that the rules make impossible: a bug in the library, never in the caller. */
export class InternalError extends Error {
  /** Always `'InternalError'`. */
  override readonly name = 'InternalError';
  /** Always `HENCOOP_INTERNAL`: see {@link isInternalError}. */
  readonly code = INTERNAL;
  constructor(what: string) {
    super(`hencoop has a bug: ${what}. Please report it with the position that led here.`);
  }
}

/**
 * Whether `error` is an {@link InternalError}, also of another copy of the library, where `instanceof` fails: ES modules and
 * CommonJS each load a copy of their own.
 *
 * @example
 * ```ts
 * import { isInternalError } from 'hencoop';
 *
 * isInternalError(new Error('a bug of somebody else')); // false
 * ```
 */
export function isInternalError(error: unknown): error is InternalError {
  return fieldOf(error, 'code') === INTERNAL;
}

/** Element `index` of `items`; throws {@link InternalError} if there is no such element. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) missing(index, items.length);
  return item;
}

/** PERF(inline): out of line, so that the message is built only on failure. */
function missing(index: number, length: number): never {
  throw new InternalError(`no element ${index} in a list of ${length}`);
}

/** The top card of a pile (its last element); throws {@link InternalError} on an empty pile. */
export function top<T>(pile: readonly T[]): T {
  return at(pile, pile.length - 1);
}

/** Rejects an unknown event. The parameter type makes the switch in `evolve` exhaustive. */
export function rejectEvent(event: never): never {
  // Only a caller who bypasses the types gets here, with an event of any `type`.
  const { type } = event as { readonly type: unknown };
  const got = typeof type === 'string' ? `"${type.slice(0, 40)}"` : typeof type;
  throw new RangeError(`event: expected an event of this game, got ${got}`);
}
