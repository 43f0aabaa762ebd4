/** Throws a RangeError that names the expected value at `path`. */
export function refuse(path: string, expected: string, given: unknown): never {
  throw new RangeError(`${path}: expected ${expected}, got ${shortText(given)}`);
}

function shortText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (typeof value === 'function') return 'a function';
  // Its own `toString` might throw.
  return typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, 40);
}

/** Whether `value` is an object with fields. */
export function isFields(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
