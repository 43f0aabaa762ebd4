// The places where a view or a redacted event hides something.

import { deepEqual } from '../../engine/json.js';

type Path = readonly string[];

/** The paths at which `seen` has `null` or nothing, and `full`, the table or the event behind it, has a value. */
export function hiddenSlots(seen: unknown, full: unknown, path: Path = []): Path[] {
  if (full === null || full === undefined) return [];
  if (seen === null || seen === undefined) return [path];
  if (typeof seen !== 'object') return [];
  return Object.entries(full).flatMap(([key, inner]) =>
    path.length === 0 && key === 'seed' ? [] : hiddenSlots(valueAt(seen, [key]), inner, [...path, key]),
  );
}

/** The value at `path`; `undefined` if there is no value. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      // Any object has keys.
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** A path in a message, the same for all entries of a list: `.hands.*.*`. */
export function kindOfSlot(path: Path): string {
  return path.map((key) => `.${/^\d+$/.test(key) ? '*' : key}`).join('');
}

/** The number of slots in which two JSON values differ. */
export function slotsThatDiffer(a: unknown, b: unknown): number {
  if (deepEqual(a, b)) return 0;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return 1;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].reduce(
    (sum, key) => sum + slotsThatDiffer(valueAt(a, [key]), valueAt(b, [key])),
    0,
  );
}
