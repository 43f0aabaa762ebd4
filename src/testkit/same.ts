import { deepEqual } from '../engine/json.js';

export { deepEqual };

function fieldOf(value: object, key: string): unknown {
  // The caller has found `key` among the own keys of `value`.
  return (value as Record<string, unknown>)[key];
}

/** The path to the first difference, with both values, in words. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (deepEqual(a, b)) return 'no difference';
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!Object.hasOwn(a, key)) return `${path}.${key} is only in the second`;
      if (!Object.hasOwn(b, key)) return `${path}.${key} is only in the first`;
      if (!deepEqual(fieldOf(a, key), fieldOf(b, key)))
        return difference(fieldOf(a, key), fieldOf(b, key), `${path}.${key}`);
    }
  }
  return `${path === '' ? 'the value' : path} is ${text(a)}, not ${text(b)}`;
}

/** A value as short text for a message. */
export function text(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 400 ? `${json.slice(0, 400)}…` : json;
}

/** `value` with everything in it frozen, so that whoever writes to it is caught. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** Whether everything in `value` is frozen. */
export function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}
