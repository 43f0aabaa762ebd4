/** `value`, plain JSON, with every part that is not frozen replaced by a frozen copy. What is frozen is so at every depth. */
export function frozenCopy<T>(value: T): T {
  if (Object.isFrozen(value)) return value;
  // Only lists and objects are not frozen, and their copies have their type.
  return Object.freeze(
    Array.isArray(value)
      ? value.map(frozenCopy)
      : Object.fromEntries(Object.entries(value as object).map(([name, field]) => [name, frozenCopy(field)])),
  ) as T;
}
