/** Whether two JSON values are equal to the last field: an absent field and `undefined`, or 0 and -0, are not equal. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && same(fieldOf(a, key), fieldOf(b, key)));
}

function fieldOf(value: object, key: string): unknown {
  // The caller has found `key` among the own keys of `value`.
  return (value as Record<string, unknown>)[key];
}
