/** `value` itself if it is frozen, or a copy that is frozen at every depth. What is frozen is taken to be so throughout. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const copy: unknown = Array.isArray(value)
    ? value.map(frozenCopy)
    : Object.fromEntries(Object.entries(value).map(([name, field]) => [name, frozenCopy(field)]));
  // A copy of plain JSON has its type.
  return Object.freeze(copy) as T;
}
