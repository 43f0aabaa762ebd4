/** Thrown when the library finds itself where the rules cannot lead: a bug of ours, never of the caller's. */
export class InternalError extends Error {
  override readonly name = 'InternalError';
  constructor(what: string) {
    super(`hencoop has a bug: ${what}. Please report it with the position that led here.`);
  }
}

/** Element `index` of `items`; throws {@link InternalError} where there is none. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) missing(index, items.length);
  return item;
}

/** Apart from {@link at}, where a compiler would spell the number out before it is needed. */
function missing(index: number, length: number): never {
  throw new InternalError(`no element ${index} in a list of ${length}`);
}

/** The top card of a pile (its last element); throws {@link InternalError} on an empty pile. */
export function top<T>(pile: readonly T[]): T {
  return at(pile, pile.length - 1);
}

/**
 * Refuses what no log of an open table holds: another opening, or what is no event of the game at all. That nothing else
 * comes here is for a compiler to see.
 */
export function refuseEvent({ type }: { readonly type: 'opened' }): never {
  throw new RangeError(`event: '${String(type).slice(0, 40)}' is no event of a table that is open`);
}
