import { isRecord, isWhole } from './guards.js';

/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Limits beyond which a value is refused. */
export interface JsonLimits {
  /** Levels of lists and objects. */
  readonly depth: number;
  /** Entries and fields in all. */
  readonly values: number;
  /** Fields of one object. */
  readonly width: number;
  /** Characters of each string and each field name. */
  readonly text: number;
}

/** The result of reading a value as JSON: a frozen copy, or the first problem and its path (`''` for the whole value). */
export type JsonReading =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly path: string; readonly message: string };

/**
 * A frozen copy of `value` as plain JSON, read once: no getter, proxy, prototype or cycle is left in it. Never throws, and
 * `limits` bound the work.
 */
export function readJson(value: unknown, limits: JsonLimits): JsonReading {
  const reader = new JsonReader(limits);
  try {
    return { ok: true, value: reader.copy(value) };
  } catch (error) {
    // A getter or a proxy may throw anything.
    const message = error instanceof NotJson ? error.message : 'expected a value that can be read, got an error';
    return { ok: false, path: reader.path.join('.'), message };
  }
}

/** Ends the reading at the first problem; never leaves this module. */
class NotJson extends Error {}

class JsonReader {
  /** The path of the value being read. */
  readonly path: (string | number)[] = [];
  readonly #limits: JsonLimits;
  #valuesLeft: number;

  constructor(limits: JsonLimits) {
    this.#limits = limits;
    this.#valuesLeft = limits.values;
  }

  copy(value: unknown): Json {
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'string') return this.#checked(value);
    if (typeof value === 'number') {
      // JSON has no NaN and no infinity, and does not keep -0.
      if (Number.isFinite(value) && !Object.is(value, -0)) return value;
      throw new NotJson(`expected a number that JSON can hold, got ${Object.is(value, -0) ? '-0' : value}`);
    }
    if (typeof value !== 'object') {
      throw new NotJson(`expected plain JSON, got ${value === undefined ? 'undefined' : `a ${typeof value}`}`);
    }
    const { depth } = this.#limits;
    if (this.path.length >= depth) throw new NotJson(`expected at most ${depth} levels, got more`);
    return Object.freeze(Array.isArray(value) ? this.#copyList(value) : this.#copyRecord(value));
  }

  #copyList(list: readonly unknown[]): Json[] {
    const { length } = list;
    // The `length` of a proxy may be anything.
    if (!isWhole(length) || length < 0) throw new NotJson('expected a list, got an object of another kind');
    this.#count(length);
    const items: Json[] = [];
    for (let index = 0; index < length; index++) {
      this.path.push(index);
      items.push(this.copy(list[index]));
      this.path.pop();
    }
    return items;
  }

  #copyRecord(record: object): { readonly [name: string]: Json } {
    if (!isRecord(record)) throw new NotJson('expected a plain object, got an object of another kind');
    const names = Object.keys(record);
    const { width } = this.#limits;
    if (names.length > width) throw new NotJson(`expected at most ${width} fields, got ${names.length}`);
    this.#count(names.length);
    const fields: { [name: string]: Json } = {};
    for (const name of names) {
      this.path.push(name.slice(0, 40));
      // Assigned to an ordinary object, a field of this name would change its prototype.
      if (name === '__proto__') throw new NotJson('expected a field with another name');
      fields[this.#checked(name)] = this.copy(record[name]);
      this.path.pop();
    }
    return fields;
  }

  #count(values: number): void {
    this.#valuesLeft -= values;
    if (this.#valuesLeft < 0) throw new NotJson(`expected at most ${this.#limits.values} values in all, got more`);
  }

  #checked(text: string): string {
    if (text.length <= this.#limits.text) return text;
    throw new NotJson(`expected at most ${this.#limits.text} characters, got ${text.length}`);
  }
}

/** A deep copy of a JSON value. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // The same entries or fields, each a copy.
  if (Array.isArray(value)) return value.map((item) => copyJson(item)) as T;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, copyJson(field)])) as T;
}

/**
 * A JSON value in canonical form (RFC 8785): no spaces, the fields of every object sorted by the UTF-16 units of their
 * names. Two values have the same form if and only if they are equal.
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

/** The depth to which values are compared by recursion: far deeper than tables and records go. */
const DIRECT_DEPTH = 100;

/**
 * Whether two JSON values, of any depth, are equal to the last field. An absent field and `undefined` are not equal, nor
 * are 0 and -0.
 */
export function deepEqual(a: unknown, b: unknown): boolean {
  const deeper: [unknown, unknown][] = [];
  if (!equalTo(DIRECT_DEPTH, a, b, deeper)) return false;
  // Skip pairs compared before: otherwise a cyclic value would never end.
  const met = new Map<unknown, Set<unknown>>();
  for (const [one, other] of deeper) {
    const others = met.get(one) ?? new Set();
    if (others.has(other)) continue;
    met.set(one, others.add(other));
    if (!equalTo(DIRECT_DEPTH, one, other, deeper)) return false;
  }
  return true;
}

/** Whether two values are equal down to `depth` levels; collects deeper values in `deeper`. */
function equalTo(depth: number, a: unknown, b: unknown, deeper: [unknown, unknown][]): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b);
  if (depth === 0) return deeper.push([a, b]) > 0;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && equalTo(depth - 1, fieldOf(a, key), fieldOf(b, key), deeper));
}

function fieldOf(value: object, key: string): unknown {
  // The caller has found `key` among the keys of `value`.
  return (value as Record<string, unknown>)[key];
}
