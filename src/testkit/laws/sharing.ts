// Who may write to which list.

import { must } from './must.js';

/**
 * No list that can be written to is both in a table and in `other`, an event or a view: writing to one would change the
 * other.
 */
export function mustShareNoList(table: unknown, other: unknown): void {
  const lists = new Set<unknown>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && !Object.isFrozen(value)) lists.add(value);
    Object.values(value).forEach(collect);
  };
  collect(other);
  const search = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    must(!lists.has(value), `the table and an event or a view share the list at ${path}`);
    for (const [key, inner] of Object.entries(value)) search(inner, `${path}.${key}`);
  };
  search(table, '');
}

/** Overwrites everything in `value` that a caller can write to. */
export function overwrite(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const inner of Object.values(value)) overwrite(inner);
  // Its own keys, in an object that is not frozen.
  for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 'overwritten';
}
