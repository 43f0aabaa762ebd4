import { isRecord } from './guards.js';

/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** How much of a value is read before it is refused. */
export interface JsonLimits {
  /** How deep lists and objects may lie in each other. */
  readonly depth: number;
  /** How many values there may be in all. */
  readonly values: number;
  /** How long each string, and each name of a field, may be. */
  readonly text: number;
}

/**
 * A copy of `value` that is JSON and nothing else, or `undefined` where it is not, or where it is too large. Total: what
 * getters, proxies and classes do, they do once, here.
 */
export function plainJson(value: unknown, limits: JsonLimits): Json | undefined {
  let left = limits.values;
  const take = (count: number): boolean => {
    left -= count;
    return left >= 0;
  };
  const text = (given: string): boolean => given.length <= limits.text;

  function copy(given: unknown, depth: number): Json | undefined {
    if (given === null || typeof given === 'boolean') return given;
    if (typeof given === 'string') return text(given) ? given : undefined;
    // JSON has no NaN and no infinity, and does not keep -0.
    if (typeof given === 'number') return Number.isFinite(given) && !Object.is(given, -0) ? given : undefined;
    if (depth === 0) return undefined;
    if (Array.isArray(given)) return copyList(given, depth);
    return isRecord(given) ? copyRecord(given, depth) : undefined;
  }

  function copyList(given: readonly unknown[], depth: number): Json | undefined {
    const { length } = given;
    if (!take(length)) return undefined;
    const list: Json[] = [];
    for (let index = 0; index < length; index++) {
      const item = copy(given[index], depth - 1);
      if (item === undefined) return undefined;
      list.push(item);
    }
    return list;
  }

  function copyRecord(given: Record<string, unknown>, depth: number): Json | undefined {
    const names = Object.keys(given);
    if (!take(names.length)) return undefined;
    const entries: [string, Json][] = [];
    for (const name of names) {
      const field = text(name) ? copy(given[name], depth - 1) : undefined;
      if (field === undefined) return undefined;
      entries.push([name, field]);
    }
    return Object.fromEntries(entries);
  }

  try {
    return copy(value, limits.depth);
  } catch {
    // A getter or a proxy threw; JSON has neither.
    return undefined;
  }
}

/**
 * The one spelling of a JSON value: no spaces, the fields of every object in the order of their names' UTF-16 units
 * (RFC 8785). Equal values, and only those, are spelled alike.
 */
export function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether two JSON values are equal to the last field: an absent field and `undefined`, or 0 and -0, are not equal. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && deepEqual(fieldOf(a, key), fieldOf(b, key)));
}

function fieldOf(value: object, key: string): unknown {
  // The caller has found `key` among the keys of `value`.
  return (value as Record<string, unknown>)[key];
}
