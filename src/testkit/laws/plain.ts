import { isObjectPrototype } from '../../engine/guards.js';
import { deepEqual } from '../../engine/json.js';
import { difference, shortJson } from '../difference.js';

/**
 * `value` must be plain data that JSON preserves: no prototype, getter, symbol or hidden field that could hold more than the
 * JSON shows, and no `undefined`, `NaN` or `-0`.
 */
export function mustBeJson(value: unknown, what: string): void {
  const problem = problemIn(value, '');
  if (problem !== null) throw new Error(`${what}${problem}`);
}

/** The first thing in `value` that JSON does not preserve, with its path; `null` if it preserves everything. */
function problemIn(value: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null) {
    const kept = value === null || ['string', 'boolean'].includes(typeof value) || isNumberOfJson(value);
    return kept ? null : ` after JSON: ${atPath(path)} is ${kindOf(value)}`;
  }
  const isList = Array.isArray(value);
  const proto = Object.getPrototypeOf(value);
  // `Array.prototype` is a list itself.
  if (!isObjectPrototype(isList && Array.isArray(proto) ? Object.getPrototypeOf(proto) : proto)) {
    return `: ${atPath(path)} has a prototype, expected a plain ${isList ? 'list' : 'object'}`;
  }
  for (const key of Reflect.ownKeys(value)) {
    if (isList && key === 'length') continue;
    const problem = problemAt(value, key, path);
    if (problem !== null) return problem;
  }
  return null;
}

function problemAt(value: object, key: string | symbol, path: string): string | null {
  const where = `${path}.${String(key)}`;
  if (typeof key === 'symbol') return `: ${where} is a symbol, which JSON leaves out`;
  const field = Object.getOwnPropertyDescriptor(value, key);
  if (field === undefined || !field.enumerable) return `: ${where} is hidden, so that JSON leaves it out`;
  if (!('value' in field)) return `: ${where} is a getter, expected a value`;
  if (Array.isArray(value) && !/^\d+$/.test(key)) return `: ${where} is a field of a list, which JSON leaves out`;
  return problemIn(field.value, where);
}

const isNumberOfJson = (value: unknown) => Number.isFinite(value) && !Object.is(value, -0);

const kindOf = (value: unknown) =>
  typeof value === 'number' ? `${Object.is(value, -0) ? '-0' : value}` : `${typeof value}, which JSON does not keep`;

const atPath = (path: string) => (path === '' ? 'the value' : path);

/**
 * Throws unless both values are the same text as JSON. Unlike merely equal values, they then have their fields in the same
 * order: an order can reveal a secret, too.
 */
export function mustBeSame(a: unknown, b: unknown, what: string): void {
  if (isSame(a, b)) return;
  if (!deepEqual(a, b)) throw new Error(`${what}: ${difference(a, b)}`);
  throw new Error(`${what}: expected the same order of fields, got ${shortJson(a)} and ${shortJson(b)}`);
}

/** PERF(compare): faster than comparing texts, which law 6 would write by the million. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b);
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (Array.isArray(b)) return false;
  const [fields, others] = [Object.entries(a), Object.keys(b)];
  if (fields.length !== others.length) return false;
  // If `key` equals the name at that index, it is a field of `b`.
  return fields.every(([key, value], index) => key === others[index] && isSame(value, (b as typeof a)[key as never]));
}

/** A value as it comes from a database: equal by law 4, but nothing in it is frozen or shared. */
export function stored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
