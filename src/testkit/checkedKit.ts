// Checks kits, which are written by hand, often in plain JavaScript. The errors name the wrong part.
import type { GameTypes } from '../engine/game.js';
import { isWhole } from '../engine/guards.js';
import { refuseOption, shortText } from '../engine/options.js';
import { isBounded } from '../engine/readTable.js';
import type { Book, Kit } from './kit.js';
import { requireKnown } from './laws/evidence.js';
import type { Effort } from './laws/law.js';
import { messageOf } from './laws/must.js';

const MAX_SETUPS = 10_000;
/** The maximum length of a list from a kit: an endless one would never be read to its end. */
const MAX_ITEMS = 1_000_000;
/** Far more values than a table has. */
const MAX_VALUES = 100_000;
const MAX_TYPICAL = 1_000_000;
const MAX_RUNS = 10_000_000;

/** Checks the result of a kit's function, and refuses a wrong one with a message of what was expected. */
type Reader = (given: unknown, refuse: (expected: string) => never) => unknown;

const anObject: Reader = (given, refuse) => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('an object');
  return isBounded(given, MAX_VALUES) ? given : refuse(`at most ${MAX_VALUES} values in an object, and no cycle`);
};
const objectOrNull: Reader = (given, refuse) =>
  given === null ? null : anObject(given, (expected) => refuse(`${expected}, or null`));
const aList: Reader = (given, refuse) =>
  Array.isArray(given) && given.length <= MAX_ITEMS ? given : refuse(`a list of at most ${MAX_ITEMS} cards`);
const aFlag: Reader = (given, refuse) => (typeof given === 'boolean' ? given : refuse('true or false'));
const revealed: Reader = (given, refuse) => {
  const isJson = typeof given === 'object' || typeof given === 'string' || Number.isFinite(given);
  // A flag would say that something is revealed, but not what.
  if (!isJson) return refuse('what the event reveals, or null');
  return isBounded(given, MAX_VALUES) ? given : refuse(`at most ${MAX_VALUES} values, and no cycle`);
};
const aNumber: Reader = (given, refuse) => (Number.isFinite(given) ? given : refuse('a number'));
const seats: Reader = (given, refuse) =>
  Array.isArray(given) && given.every(isWhole) ? given : refuse('a list of seats');
const points: Reader = (given, refuse) =>
  Array.isArray(given) && given.every(Number.isFinite) ? given : refuse('a list of points');
const aReason: Reader = (given, refuse) =>
  given === null || typeof given === 'string' ? given : refuse('a reason, or null');
const cardsOrNull: Reader = (given, refuse) =>
  given === null ? null : aList(given, (expected) => refuse(`${expected}, or null`));
const aBound: Reader = (given, refuse) => (isWhole(given) && given >= 1 ? given : refuse('a whole number from 1'));
const aWeight: Reader = (given, refuse) =>
  typeof given === 'number' && Number.isFinite(given) && given >= 0 ? given : refuse('a number from 0');
const objects: Reader = (given, refuse) => {
  if (typeof given !== 'object' || given === null || !(Symbol.iterator in given)) {
    return refuse('a list, or another iterable, of objects');
  }
  if (Array.isArray(given) && given.length > MAX_ITEMS) return refuse(`at most ${MAX_ITEMS} objects`);
  const items: unknown[] = [];
  // It has an iterator.
  for (const item of given as Iterable<unknown>) {
    if (items.length === MAX_ITEMS) return refuse(`at most ${MAX_ITEMS} objects`);
    items.push(anObject(item, (expected) => refuse(`${expected} in each place`)));
  }
  return items;
};
const positions: Reader = (given, refuse) => {
  // `objects` returns a list of objects.
  const small = objects(given, refuse) as readonly { readonly view?: unknown; readonly worlds?: unknown }[];
  for (const { view, worlds } of small) {
    anObject(view, (expected) => refuse(`${expected} as each view`));
    if (!Array.isArray(worlds)) return refuse('a list of worlds in each position');
    for (const world of worlds)
      anObject((world as { state?: unknown } | null)?.state, (expected) => refuse(`${expected} as each world`));
  }
  return small;
};

/** The functions of a kit, each with the reader of its result. */
const FUNCTIONS: { readonly [Name in keyof Kit<GameTypes>]?: Reader } = {
  allMoves: objects,
  deck: aList,
  cards: aList,
  scramble: anObject,
  scrambleEvent: objectOrNull,
  reveals: revealed,
  maxMoves: aBound,
};
const OPTIONAL: typeof FUNCTIONS = {
  counterparts: objects,
  small: positions,
  evenWorld: objectOrNull,
  compare: aNumber,
  finals: objects,
};
const BOOK: { readonly [Name in keyof Book<GameTypes>]: Reader } = {
  mayMove: aFlag,
  actors: seats,
  score: points,
  end: aReason,
};

/**
 * Wraps the functions of `kit` so that they throw, under their own names, if they return something wrong.
 * @throws RangeError if a part is missing or of the wrong kind; it names the first.
 */
export function checkedKit<G extends GameTypes>(kit: Kit<G>): Kit<G> {
  const parts = fieldsOf('kit', kit);
  readAt('kit.setups', () => checkSetups(parts['setups']));
  readAt('kit.schemas', () => checkSchemas(fieldsOf('kit.schemas', parts['schemas'])));
  const { typicalMoves, notProven } = parts;
  if (!isWhole(typicalMoves) || typicalMoves < 0 || typicalMoves > MAX_TYPICAL) {
    refuseOption('kit.typicalMoves', `a whole number from 0 to ${MAX_TYPICAL}`, typicalMoves);
  }
  if (notProven !== undefined) {
    readAt('kit.notProven', () => requireKnown(fieldsOf('kit.notProven', notProven)));
  }
  const entriesOf = (path: string, part: unknown) => readAt(path, () => Object.entries(fieldsOf(path, part)));
  for (const [title, holds] of entriesOf('kit.invariants', parts['invariants'])) {
    requireFunction(`kit.invariants['${title}']`, holds);
  }
  const policies = parts['policies'] === undefined ? [] : entriesOf('kit.policies', parts['policies']);
  const functions: { [name: string]: unknown } = {};
  for (const [name, read] of [...Object.entries(FUNCTIONS), ...Object.entries(OPTIONAL)]) {
    const given = parts[name];
    if (given === undefined && Object.hasOwn(OPTIONAL, name)) continue;
    functions[name] = checked(kit, `kit.${name}`, given, read);
  }
  const book = parts['book'];
  if (book !== undefined) {
    const verbs = fieldsOf('kit.book', book);
    functions['book'] = Object.fromEntries(
      // `book` is an object, or the line above has thrown.
      Object.entries(BOOK).map(([name, read]) => [
        name,
        checked(book as object, `kit.book.${name}`, verbs[name], read),
      ]),
    );
  }
  if (parts['sites'] !== undefined) {
    functions['sites'] = Object.fromEntries(
      entriesOf('kit.sites', parts['sites']).map(([site, given]) => [site, checkedSite(`kit.sites['${site}']`, given)]),
    );
  }
  return {
    ...kit,
    ...functions,
    policies: Object.fromEntries(
      policies.map(([name, weigh]) => [name, checked(kit, `kit.policies['${name}']`, weigh, aWeight)]),
    ),
    // Every function takes and returns the same as the kit's own.
  } as unknown as Kit<G>;
}

function checkedSite(path: string, given: unknown): unknown {
  const site = fieldsOf(path, given);
  if (!('faces' in site)) return { cards: checked(site, `${path}.cards`, site['cards'], cardsOrNull) };
  const { faces, dice } = site;
  if (!Array.isArray(faces)) refuseOption(`${path}.faces`, 'a list', faces);
  if (!isWhole(dice) || dice < 1) refuseOption(`${path}.dice`, 'a whole number from 1', dice);
  return { faces, dice };
}

/** @throws RangeError if an entry is of the wrong type or out of range; it names the first. */
export function checkEffort(effort: Effort): void {
  const { runs, seed, shrink } = fieldsOf('effort', effort);
  if (runs !== undefined && !(isWhole(runs) && runs >= 0 && runs <= MAX_RUNS)) {
    refuseOption('effort.runs', `a whole number from 0 to ${MAX_RUNS}`, runs);
  }
  if (seed !== undefined && !isWhole(seed)) refuseOption('effort.seed', 'a whole number', seed);
  if (shrink !== undefined && typeof shrink !== 'boolean') refuseOption('effort.shrink', 'true or false', shrink);
}

/** Returns `read()`. @throws RangeError if a getter or a proxy in the part at `path` throws. */
function readAt<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RangeError && cause.message.startsWith(path)) throw cause;
    throw new RangeError(`${path}: expected a value that can be read, got one that throws`, { cause });
  }
}

function checkSetups(setups: unknown): void {
  if (!Array.isArray(setups)) refuseOption('kit.setups', 'a list', setups);
  if (setups.length > MAX_SETUPS) {
    throw new RangeError(`kit.setups: expected at most ${MAX_SETUPS}, got ${setups.length}`);
  }
  for (const [index, setup] of setups.entries()) {
    const { seats, options } = fieldsOf(`kit.setups.${index}`, setup);
    if (!isWhole(seats)) refuseOption(`kit.setups.${index}.seats`, 'a whole number', seats);
    fieldsOf(`kit.setups.${index}.options`, options);
  }
}

function checkSchemas(schemas: { readonly [name: string]: unknown }): void {
  for (const name of ['state', 'view', 'move', 'event', 'redactedEvent']) {
    const schema = fieldsOf(`kit.schemas.${name}`, schemas[name]);
    let standard: { readonly validate?: unknown } | undefined;
    try {
      // Any object may have a field of this name.
      standard = schema['~standard'] as typeof standard;
      if (typeof standard?.validate === 'function') continue;
    } catch {
      // A getter or a proxy may throw anything.
    }
    refuseOption(`kit.schemas.${name}`, 'a schema with a function ~standard.validate', schema);
  }
}

/** The fields of `value`, an object, by name. */
function fieldsOf(path: string, value: unknown): { readonly [name: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuseOption(path, 'an object', value);
  // Any object can be read by field name.
  return value as { readonly [name: string]: unknown };
}

function requireFunction(path: string, value: unknown): asserts value is (...given: unknown[]) => unknown {
  if (typeof value !== 'function') refuseOption(path, 'a function', value);
}

/** Wraps `act` of `kit`: if it throws, or `read` refuses its result, the error names it by `path`. */
function checked(kit: object, path: string, act: unknown, read: Reader): (...given: unknown[]) => unknown {
  requireFunction(path, act);
  const refuse = (given: unknown) => (expected: string) => {
    throw new TypeError(`${path}: expected ${expected}, got ${Array.isArray(given) ? 'a list' : shortText(given)}`);
  };
  return (...given) => {
    try {
      const result: unknown = Reflect.apply(act, kit, given);
      return read(result, refuse(result));
    } catch (cause) {
      if (cause instanceof TypeError && cause.message.startsWith(`${path}: expected`)) throw cause;
      throw new Error(`${path} threw: ${messageOf(cause)}`, { cause });
    }
  };
}
