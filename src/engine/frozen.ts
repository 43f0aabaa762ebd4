/** `value`, plain JSON, if it is frozen; otherwise a copy that is frozen at every depth. */
export function frozenCopy<T>(value: T): T {
  // A reviver gets the innermost values first. The copy of plain JSON has its type.
  return Object.isFrozen(value) ? value : (JSON.parse(JSON.stringify(value), (_, inner) => Object.freeze(inner)) as T);
}
