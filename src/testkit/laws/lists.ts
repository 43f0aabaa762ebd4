// Whose lists are whose

import { must } from './must.js';

/** No list that could still be written to lies both in a table and in what was told or seen: one would change the other. */
export function sharesNoList(state: unknown, told: unknown): void {
  const lists = new Set<unknown>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && !Object.isFrozen(value)) lists.add(value);
    Object.values(value).forEach(collect);
  };
  collect(told);
  const search = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    must(!lists.has(value), `the table's ${path} is the very list that an event or a view holds`);
    for (const [key, inner] of Object.entries(value)) search(inner, `${path}.${key}`);
  };
  search(state, '');
}

/** Overwrites all that a caller could still write to. */
export function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const inner of Object.values(value)) scribble(inner);
  for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 'scribbled';
}
