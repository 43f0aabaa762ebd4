/** Freezes `value` and everything in it, functions excepted, so that writing to it throws. Returns `value`. */
export function deepFreeze<T>(value: T): T {
  // isFrozen() is true for a value that is not an object.
  if (typeof value !== 'function' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value as object)) deepFreeze(inner);
  }
  return value;
}

/** A deeply frozen copy of `value`, plain JSON. Parts that are deeply frozen already are reused. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value as object);
  const fields = given.map(([name, field]) => [name, frozenCopy(field)] as const);
  if (Object.isFrozen(value) && fields.every(([, field], index) => field === given[index]?.[1])) return value;
  // The same fields or entries, each reused or copied.
  return Object.freeze(Array.isArray(value) ? fields.map(([, field]) => field) : Object.fromEntries(fields)) as T;
}
