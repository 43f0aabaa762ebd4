import { isRecord, isSeat, isWhole } from './guards.js';

/** Reads one option: its default, and a check of the value given. */
export interface OptionReader<T> {
  /** The value of an absent option, at a table with this many seats. */
  readonly default: (seats: number) => T;
  /** The value to use. Throws a `RangeError` that names `path` and what was expected. */
  readonly read: (given: unknown, path: string, seats: number) => T;
  /** Its values, if it is one of a few. */
  readonly of?: readonly (T & string)[];
  /** The smallest and the largest value, if it is a whole number. */
  readonly range?: readonly [from: number, to: number];
  /** Whether it is a seat of the table. */
  readonly isSeat?: true;
}

/** One reader for every option of a game. */
export type OptionReaders<Options> = { readonly [Name in keyof Options]: OptionReader<Options[Name]> };

/** The most that an option can count. */
export const MAX_COUNT = 10_000;

/** Throws a `RangeError`: at `path`, `expected` was expected, and `given` was found. */
export function refuseOption(path: string, expected: string, given: unknown): never {
  throw new RangeError(`${path}: expected ${expected}, got ${shortText(given)}`);
}

/** Whether `value` is a text that holds an object as JSON, or seems to. */
export function isJsonText(value: unknown): boolean {
  return typeof value === 'string' && /^\s*\{/.test(value);
}

/** A value in an error message: short, and without the contents of objects. */
export function shortText(value: unknown): string {
  // It may hold a seed.
  if (isJsonText(value)) return 'JSON: parse it first';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  // A caller's own `toString` may throw.
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return 'an object';
  return Object.is(value, -0) ? '-0' : String(value).slice(0, 40);
}

/** An option that is on or off. */
export function flag(defaultValue: boolean): OptionReader<boolean> {
  return {
    default: () => defaultValue,
    read: (given, path) => (typeof given === 'boolean' ? given : refuseOption(path, 'true or false', given)),
  };
}

/** An option that counts: a whole number from 1 to `max` (G-12). */
export function count(defaultValue: (seats: number) => number, max = MAX_COUNT): OptionReader<number> {
  return {
    default: defaultValue,
    read: (given, path) =>
      isWhole(given) && given >= 1 && given <= max
        ? given
        : refuseOption(path, `a whole number from 1 to ${max}`, given),
    range: [1, max],
  };
}

/** An option that names a seat of the table (G-5, G-12). */
export function seatOption(defaultValue: number): OptionReader<number> {
  return {
    default: () => defaultValue,
    read: (given, path, seats) =>
      isSeat(given, seats) ? given : refuseOption(path, `a seat from 0 to ${seats - 1}`, given),
    isSeat: true,
  };
}

/** An option that takes one of a few strings. */
export function choice<const Values extends readonly string[]>(
  values: Values,
  defaultValue: Values[number],
): OptionReader<Values[number]> {
  return {
    default: () => defaultValue,
    read: (given, path) =>
      values.find((value) => value === given) ??
      refuseOption(path, values.map((value) => `'${value}'`).join(' or '), given),
    of: values,
  };
}

/** Completes the options that a caller passed: refuses unknown names, fills in defaults (G-12). */
export function readOptions<Options extends object>(
  readers: OptionReaders<Options>,
  given: unknown,
  seats: number,
): Options {
  if (given !== undefined && !isRecord(given)) return refuseOption('options', 'a plain object', given);
  const names = Object.keys(readers);
  if (given !== undefined) refuseUnknown('options', given, names);
  const options: Record<string, unknown> = {};
  for (const name of names) {
    // `names` are the keys of `readers`.
    const reader = readers[name as keyof Options];
    const value = given !== undefined && Object.hasOwn(given, name) ? given[name] : undefined;
    options[name] = value === undefined ? reader.default(seats) : reader.read(value, `options.${name}`, seats);
  }
  // One entry for every reader, of the type that the reader returns.
  return options as Options;
}

/** `value` without any of the fields `names` that are `undefined`, as `setup` reads options (G-12). */
export function withoutUndefined(value: unknown, names: readonly string[]): unknown {
  if (!isRecord(value)) return value;
  const absent = names.filter((name) => value[name] === undefined && Object.hasOwn(value, name));
  return absent.length === 0
    ? value
    : Object.fromEntries(Object.entries(value).filter(([name]) => !absent.includes(name)));
}

/** Refuses a field of `given` that is not among `names`. */
export function refuseUnknown(path: string, given: Record<string, unknown>, names: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) {
      throw new RangeError(`${path}.${name.slice(0, 40)}: unknown field; expected ${names.join(', ')}`);
    }
  }
}
