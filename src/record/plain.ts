import type { Json } from '../engine/json.js';

const DEEPEST = 24;
/** Far more fields than any object of ours has. */
const WIDEST = 1000;

/** Why a value is no plain JSON, or too much of it. */
export class NotPlain extends Error {
  override readonly name = 'NotPlain';
  readonly path: string;
  constructor(path: readonly (string | number)[], needed: string) {
    super(needed);
    this.path = path.join('.');
  }
}

/**
 * A frozen copy of `value` as plain JSON, read once: no getter, proxy, prototype or cycle is left in it. Looks at no
 * more than `most` values.
 * @throws NotPlain where `value` is not plain JSON or too large.
 */
export function plainCopy(value: unknown, most: number): Json {
  let left = most;
  const path: (string | number)[] = [];

  function copy(value: unknown): Json {
    if (--left < 0) throw new NotPlain([], `at most ${most} values are needed`);
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number') {
      if (Number.isFinite(value) && !Object.is(value, -0)) return value;
      throw new NotPlain(path, 'a number that JSON can hold is needed');
    }
    if (typeof value !== 'object') throw new NotPlain(path, 'plain JSON is needed');
    if (path.length >= DEEPEST) throw new NotPlain(path, `at most ${DEEPEST} levels are needed`);
    return Object.freeze(Array.isArray(value) ? copyList(value) : copyRecord(value));
  }

  function copyList(list: readonly unknown[]): Json[] {
    const { length } = list;
    if (length > left) throw new NotPlain(path, `at most ${most} values in all are needed`);
    const items: Json[] = [];
    for (let index = 0; index < length; index++) items.push(inside(index, list));
    return items;
  }

  function copyRecord(record: object): { readonly [key: string]: Json } {
    const proto = Object.getPrototypeOf(record);
    if (proto !== Object.prototype && proto !== null) throw new NotPlain(path, 'a plain object is needed');
    const fields: { [key: string]: Json } = {};
    const keys = Object.keys(record);
    if (keys.length > WIDEST) throw new NotPlain(path, `at most ${WIDEST} fields are needed`);
    for (const key of keys) {
      if (key === '__proto__') throw new NotPlain(path, "another field than '__proto__' is needed");
      fields[key] = inside(key, record);
    }
    return fields;
  }

  function inside(key: string | number, owner: object): Json {
    path.push(typeof key === 'string' ? key.slice(0, 40) : key);
    // `key` is one of the owner's own.
    const copied = copy((owner as { readonly [key: string | number]: unknown })[key]);
    path.pop();
    return copied;
  }

  try {
    return copy(value);
  } catch (error) {
    // A getter or a proxy may throw anything.
    throw error instanceof NotPlain ? error : new NotPlain(path, 'a value that can be read is needed');
  }
}
