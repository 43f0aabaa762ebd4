/** Reads one option: what it is when absent, and whether a given value will do. */
export interface OptionReader<T> {
  readonly absent: (seats: number) => T;
  /** The value to use, or throws a `RangeError` that names `path` and what is needed there. */
  readonly read: (given: unknown, path: string, seats: number) => T;
}

/** One reader for every option of a game. */
export type OptionReaders<Options> = { readonly [Name in keyof Options]: OptionReader<Options[Name]> };

const MOST_COUNT = 10_000;

/** Refuses `given` at `path`, saying what is needed there. */
export function refuseOption(path: string, needed: string, given: unknown): never {
  throw new RangeError(`${path}: ${needed} is needed, got ${shown(given)}`);
}

function shown(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? 'an object' : Object.is(value, -0) ? '-0' : String(value);
  return typeof value === 'string' ? JSON.stringify(text.slice(0, 40)) : text.slice(0, 40);
}

/** Whether `value` is a plain object, as JSON makes them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const proto = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}

/** Whether `value` is a whole number; -0, which JSON cannot keep, is none. */
export function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && !Object.is(value, -0);
}

/** An option that is on or off. */
export function flag(absent: boolean): OptionReader<boolean> {
  return {
    absent: () => absent,
    read: (given, path) => (typeof given === 'boolean' ? given : refuseOption(path, 'true or false', given)),
  };
}

/** An option that counts: a whole number from 1 to 10,000 (G-12), or to `most`. */
export function count(absent: (seats: number) => number, most = MOST_COUNT): OptionReader<number> {
  return {
    absent,
    read: (given, path) =>
      isWhole(given) && given >= 1 && given <= most
        ? given
        : refuseOption(path, `a whole number from 1 to ${most}`, given),
  };
}

/** The option that names a seat of the table (G-5, G-12). */
export function seatOption(absent: number): OptionReader<number> {
  return {
    absent: () => absent,
    read: (given, path, seats) =>
      isWhole(given) && given >= 0 && given < seats
        ? given
        : refuseOption(path, `a seat from 0 to ${seats - 1}`, given),
  };
}

/** An option that picks one of a few words. */
export function choice<const Words extends readonly string[]>(
  words: Words,
  absent: Words[number],
): OptionReader<Words[number]> {
  return {
    absent: () => absent,
    read: (given, path) =>
      words.find((word) => word === given) ?? refuseOption(path, words.map((word) => `'${word}'`).join(' or '), given),
  };
}

/** Every option of a game from what a caller gave: unknown names are refused, absent ones filled in (G-12). */
export function readOptions<Options extends object>(
  readers: OptionReaders<Options>,
  given: unknown,
  seats: number,
): Options {
  if (given !== undefined && !isRecord(given)) return refuseOption('options', 'an object', given);
  const names = Object.keys(readers);
  if (given !== undefined) refuseUnknown('options', given, names);
  const options: Record<string, unknown> = {};
  for (const name of names) {
    // `names` are the keys of `readers`.
    const reader = readers[name as keyof Options];
    const value = given !== undefined && Object.hasOwn(given, name) ? given[name] : undefined;
    options[name] = value === undefined ? reader.absent(seats) : reader.read(value, `options.${name}`, seats);
  }
  // One entry for every reader, each of its reader's type.
  return options as Options;
}

/** Refuses a field of `given` that is not among `names`. */
export function refuseUnknown(path: string, given: Record<string, unknown>, names: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) {
      throw new RangeError(`${path}.${name.slice(0, 40)}: there is no such field; known are ${names.join(', ')}`);
    }
  }
}
