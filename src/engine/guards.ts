import type { Seat } from './seats.js';

/**
 * Whether `value` is a plain object of any realm, as JSON.parse() makes them: one without a prototype, or with the
 * `Object.prototype` of this page, an iframe or a sandbox. An iterator or a tag tells that it is something else, but
 * modules, such as those of words, are tagged too.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const proto = Object.getPrototypeOf(value);
  if ((proto !== null && !isObjectPrototype(proto)) || Symbol.iterator in value) return false;
  return !(Symbol.toStringTag in value) || value[Symbol.toStringTag] === 'Module';
}

const codeOf = Function.prototype.toString;

/** Whether `proto` is the `Object.prototype` of some realm. No script can give a function of its own the code of `Object`. */
export function isObjectPrototype(proto: object | null): boolean {
  if (proto === Object.prototype) return true;
  const maker: unknown = proto && Object.getOwnPropertyDescriptor(proto, 'constructor')?.value;
  return typeof maker === 'function' && maker.prototype === proto && codeOf.call(maker) === codeOf.call(Object);
}

/** Whether `value` is an integer. JSON cannot keep -0, so -0 does not count. */
export function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && !Object.is(value, -0);
}

/** Whether `value` is a seat at a table with this many `seats`. */
export function isSeat(value: unknown, seats: number): value is Seat {
  return isWhole(value) && value >= 0 && value < seats;
}
