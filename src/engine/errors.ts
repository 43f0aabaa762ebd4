/** Thrown when the library reaches a position that the rules make impossible: a bug in the library, never in the caller. */
export class InternalError extends Error {
  /** Always `InternalError`. It identifies the error where `instanceof` fails, as between two copies of the library. */
  override readonly name = 'InternalError';
  constructor(what: string) {
    super(`hencoop has a bug: ${what}. Please report it with the position that led here.`);
  }
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
