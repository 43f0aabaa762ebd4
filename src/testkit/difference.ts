import { deepEqual } from '../engine/json.js';

/** Describes the first difference between two JSON values: its path, and both values. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (deepEqual(a, b)) return 'no difference';
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!Object.hasOwn(a, key)) return `${path}.${key} is only in the second`;
      if (!Object.hasOwn(b, key)) return `${path}.${key} is only in the first`;
      const [one, other] = [fieldOf(a, key), fieldOf(b, key)];
      if (!deepEqual(one, other)) return difference(one, other, `${path}.${key}`);
    }
  }
  return `${path === '' ? 'the value' : path} is ${shortJson(a)}, not ${shortJson(b)}`;
}

/** A value as JSON for a message, cut to 400 characters. */
export function shortJson(value: unknown): string {
  const json = textOf(value);
  return json.length > 400 ? `${json.slice(0, 400)}…` : json;
}

/** A value as JSON; a short description for a value that JSON cannot hold. */
export function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // A cyclic value, a BigInt, or a value whose own `toString` or `toJSON` throws.
    return typeof value === 'bigint' ? String(value) : Object.prototype.toString.call(value);
  }
}

function fieldOf(value: object, key: string): unknown {
  // The caller has found `key` among the keys of `value`.
  return (value as Record<string, unknown>)[key];
}
