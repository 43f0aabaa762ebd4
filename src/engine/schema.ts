// From `zod/v4/core`, which zod documents for libraries, the schemas of this module use `$constructor`, `_zod.run`,
// `_zod.parse`, `_zod.bag`, `_zod.optin`, `_zod.constr`, `_zod.propValues` and the raw issues. The check `places` parses
// good and bad values with the oldest and the newest zod that package.json admits, and compares the messages.
import {
  boolean,
  check as checkOf,
  discriminatedUnion,
  exactOptional,
  never,
  regex,
  tuple,
  union,
  unknown,
  ZodMiniArray,
  type ZodMiniBoolean,
  type ZodMiniDiscriminatedUnion,
  type ZodMiniExactOptional,
  ZodMiniLiteral,
  type ZodMiniNullable,
  ZodMiniNumber,
  ZodMiniObject,
  ZodMiniRecord,
  ZodMiniString,
  type ZodMiniTuple,
  type ZodMiniType,
  type ZodMiniUnion,
  type ZodMiniUnknown,
  nullable as zodNullable,
} from 'zod/mini';
import {
  $constructor,
  type $strict,
  type $ZodArrayDef,
  type $ZodCheck,
  type $ZodNumberDef,
  type $ZodRawIssue,
  type $ZodRecordDef,
  type $ZodShape,
  type $ZodStringDef,
  type $ZodType,
  type $ZodTypeDiscriminable,
  type output,
  type ParsePayload,
  type SomeType,
} from 'zod/v4/core';
import { deepFreeze } from './freeze.js';
import { isRecord, isWhole } from './guards.js';
import { shortText, withoutUndefined } from './options.js';
import type { Seat, SeatRange } from './seats.js';
import { bytesIn, LONGEST_SEED, seedLength } from './seed.js';

/** A schema for values of one type. */
export type Schema<Output> = ZodMiniType<Output>;

/** Reports an issue at `path`: the expected value, and the actual one. */
export type AddIssue = (path: readonly (string | number)[], message: string) => void;

/** Bounds of a number, or of a count of entries or characters. */
export interface Bounds {
  /** Default 0. */
  readonly min?: number;
  readonly max: number;
}

/** Writes the message of an issue. Without one, zod/mini reports only "Invalid input". */
type Message = (issue: { readonly input?: unknown }) => string;

/** A value in a message, which distinguishes lists from objects. */
const short = (value: unknown) => (Array.isArray(value) ? 'a list' : shortText(value));

function expected(what: string, got: (input: unknown) => string = short): Message {
  return ({ input }) => `expected ${what}, got ${got(input)}`;
}

const MAX_LISTED = 12;

/** `one of 1, 2, 3`, for messages. */
function listed(values: readonly unknown[]): string {
  const names = values.slice(0, MAX_LISTED).map((value) => JSON.stringify(value));
  if (values.length > MAX_LISTED) names.push('…');
  return names.length === 1 ? names.join() : `one of ${names.join(', ')}`;
}

/** `2 to 5 entries`, for messages. */
function amount({ min = 0, max }: Bounds, unit: string): string {
  if (min === max) return `${max} ${unit}`;
  return min === 0 ? `at most ${max} ${unit}` : `${min} to ${max} ${unit}`;
}

/**
 * Makes a schema check bounds before anything else, so that the work on a hostile value is bounded too. `sizeOf` returns
 * the size to check, or `null` for a value of another type.
 */
function bounded(
  inst: $ZodType,
  bounds: Bounds,
  origin: 'array' | 'int' | 'record' | 'string',
  sizeOf: (value: unknown) => number | null,
): void {
  const { _zod: zod } = inst;
  const { parse } = zod;
  const { min = 0, max } = bounds;
  // The JSON Schema takes the bounds from here.
  Object.assign(zod.bag, { minimum: bounds.min, maximum: max });
  zod.parse = (payload, ctx) => {
    const input: unknown = payload.value;
    const size = sizeOf(input);
    if (size !== null && size >= min && size <= max) return parse(payload, ctx);
    if (size === null) payload.issues.push({ code: 'invalid_type', expected: origin, input, inst });
    else if (size < min) payload.issues.push({ code: 'too_small', origin, minimum: min, inclusive: true, input, inst });
    else payload.issues.push({ code: 'too_big', origin, maximum: max, inclusive: true, input, inst });
    return payload;
  };
}

const Whole = /* @__PURE__ */ $constructor<ZodMiniNumber<number>, $ZodNumberDef & Bounds>('Whole', (inst, def) => {
  ZodMiniNumber.init(inst, def);
  inst._zod.bag.format = 'safeint';
  bounded(inst, def, 'int', (value) => (isWhole(value) ? value : null));
});

/** A whole number from `min` to `max`. JSON's -0 is refused: it would not survive a round trip. */
export function whole(min: number, max: number): ZodMiniNumber<number> {
  return new Whole({ type: 'number', min, max, error: expected(`a whole number from ${min} to ${max}`) });
}

/** A seat at a table with this many `seats`, or at the largest table if the number is unknown. */
export function seatSchema(seats: number): ZodMiniNumber<Seat> {
  return whole(0, seats - 1);
}

/** `true` or `false`. */
export function bool(): ZodMiniBoolean<boolean> {
  return boolean({ error: expected('true or false') });
}

interface TextDef extends $ZodStringDef, Bounds {
  /** Default: the number of characters. */
  readonly lengthOf?: (text: string) => number;
}

const Text = /* @__PURE__ */ $constructor<ZodMiniString<string>, TextDef>('Text', (inst, def) => {
  ZodMiniString.init(inst, def);
  const { lengthOf = ({ length }) => length } = def;
  bounded(inst, def, 'string', (value) => (typeof value === 'string' ? lengthOf(value) : null));
});

/** A string. No message quotes it, because it may be a seed. */
export function boundedString(bounds: Bounds): ZodMiniString<string> {
  const got = (input: unknown) => (typeof input === 'string' ? `${input.length}` : 'no string');
  return new Text({ type: 'string', ...bounds, error: expected(`a string of ${amount(bounds, 'characters')}`, got) });
}

/** A string of at most `max` characters that matches `pattern`; messages call it `what`. */
export function matching(pattern: RegExp, what: string, max = 64): ZodMiniString<string> {
  const error = expected(what);
  return new Text({ type: 'string', max, error }).check(regex(pattern, { error }));
}

/** Any value, for other code to check. */
export function anything(): ZodMiniUnknown {
  return unknown();
}

/** The seed of a game. */
export function seedSchema(): ZodMiniString<string> {
  const max = LONGEST_SEED;
  const got = (input: unknown) => (typeof input === 'string' ? 'more' : 'no string');
  const error = expected(seedLength(max), got);
  return new Text({ type: 'string', max, lengthOf: (text) => bytesIn(text, max), error });
}

const OneOf = /* @__PURE__ */ $constructor<ZodMiniLiteral>('OneOf', (inst, def) => {
  ZodMiniLiteral.init(inst, def);
  const { parse } = inst._zod;
  inst._zod.parse = (payload, ctx) => {
    const input: unknown = payload.value;
    // A Set treats -0 as 0.
    if (!Object.is(input, -0)) return parse(payload, ctx);
    payload.issues.push({ code: 'invalid_value', values: def.values, input, inst });
    return payload;
  };
});

/** One of these values. JSON's -0 is refused, as by {@link whole}. */
export function literals<const Value extends string | number>(values: readonly Value[]): ZodMiniLiteral<Value> {
  const literal = new OneOf({ type: 'literal', values: [...values], error: expected(listed(values)) });
  // It holds `values`.
  return literal as ZodMiniLiteral<Value>;
}

/** Exactly this string, such as the `type` of a move. */
export function is<const Value extends string>(value: Value): ZodMiniLiteral<Value> {
  return literals([value]);
}

/** After this many issues, a list reads no further entries. */
const MAX_ISSUES = 10;

const List = /* @__PURE__ */ $constructor<ZodMiniArray, $ZodArrayDef & Bounds>('List', (inst, def) => {
  ZodMiniArray.init(inst, def);
  const { _zod: zod } = def.element;
  inst._zod.parse = (payload, ctx) => {
    // `bounded` checked that it is a list.
    const input = payload.value as readonly unknown[];
    const parsed: unknown[] = [];
    for (let index = 0; index < input.length && payload.issues.length < MAX_ISSUES; index++) {
      // No schema of this module is asynchronous.
      const result = zod.run({ value: input[index], issues: [] }, ctx) as ParsePayload;
      for (const issue of result.issues) payload.issues.push(under(index, issue));
      parsed.push(result.value);
    }
    payload.value = parsed;
    return payload;
  };
  bounded(inst, def, 'array', (value) => (Array.isArray(value) ? value.length : null));
});

/** A list. Its length is checked before its entries; reading stops after {@link MAX_ISSUES} issues. */
export function list<Item extends SomeType>(item: Item, bounds: Bounds): ZodMiniArray<Item> {
  const got = (input: unknown) => (Array.isArray(input) ? `${input.length}` : short(input));
  const error = expected(`a list of ${amount(bounds, 'entries')}`, got);
  // zod's constructors forget the type of the element's schema; it is `Item`.
  const element = item as unknown as $ZodType;
  return new List({ type: 'array', element, ...bounds, error }) as unknown as ZodMiniArray<Item>;
}

/** Schemas for fields that every game's tables and events have. `bySeat`: one entry a seat. */
export const common = <const Id extends string>(id: Id, { min, max }: Pick<SeatRange, 'min' | 'max'>) => ({
  game: is(id),
  seat: seatSchema(max),
  seats: whole(min, max),
  seed: seedSchema(),
  bySeat: <Item extends SomeType>(item: Item) => list(item, { min, max }),
});

/** A list of two values. */
export function pair<Item extends SomeType>(item: Item): ZodMiniTuple<[Item, Item], null> {
  return tuple([item, item], { error: expected('a list of 2 entries') });
}

type Dictionary<Value extends SomeType> = ZodMiniRecord<ZodMiniString<string>, Value>;

const Named = /* @__PURE__ */ $constructor<ZodMiniRecord, $ZodRecordDef & Bounds>('Named', (inst, def) => {
  ZodMiniRecord.init(inst, def);
  bounded(inst, def, 'record', (value) => (isRecord(value) ? Object.keys(value).length : null));
});

/** An object with at most `max` fields, whose names are any strings of at most `maxName` characters. */
export function dictionary<Value extends SomeType>(
  value: Value,
  { max, maxName }: { readonly max: number; readonly maxName: number },
): Dictionary<Value> {
  const keyType = boundedString({ max: maxName });
  const error = ({ code, input }: $ZodRawIssue) => {
    if (code === 'invalid_key') return `expected a name of at most ${maxName} characters, got ${String(input).length}`;
    return `expected an object of at most ${max} fields, got ${isRecord(input) ? Object.keys(input).length : short(input)}`;
  };
  // As in `list`.
  const valueType = value as unknown as $ZodType;
  return new Named({ type: 'record', keyType, valueType, max, error }) as unknown as Dictionary<Value>;
}

/** How many unknown fields a message names, and how many characters of each. */
const NAMED_FIELDS = 3;
const NAMED_LENGTH = 40;

/** Turns the issue of a field or entry into one of its object or list, in place: nothing else refers to it yet. */
function under(name: string | number, issue: { path?: PropertyKey[] | undefined } & $ZodRawIssue): $ZodRawIssue {
  if (issue.path === undefined) issue.path = [name];
  else issue.path.unshift(name);
  return issue;
}

type StrictObject<Shape extends $ZodShape> = ZodMiniObject<Shape, $strict>;

/**
 * zod's own objects either parse slowly, or compile with `new Function`, which a strict content security policy forbids
 * and reports. This one reads its fields in a plain loop. It takes only schemas of this module; objects that zod derives
 * from it (`z.extend` and the like) are zod/mini's own again.
 */
const Strict: $constructor<StrictObject<$ZodShape>> = /* @__PURE__ */ $constructor('Strict', (inst, def) => {
  ZodMiniObject.init(inst, def);
  inst._zod.constr = ZodMiniObject;
  const { shape } = def;
  const fields = Object.entries(shape).map(([name, { _zod: zod }]) => ({ name, zod }));
  inst._zod.parse = (payload, ctx) => {
    const input: unknown = payload.value;
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      payload.issues.push({ code: 'invalid_type', expected: 'object', input, inst });
      return payload;
    }
    // Fields can be read by name from any object.
    const given = input as { readonly [name: string]: unknown };
    const parsed: { [name: string]: unknown } = {};
    for (const { name, zod } of fields) {
      const value = given[name];
      if (value === undefined && zod.optin === 'optional' && !(name in given)) continue;
      // No schema of this module is asynchronous.
      const result = zod.run({ value, issues: [] }, ctx) as ParsePayload;
      for (const issue of result.issues) payload.issues.push(under(name, issue));
      parsed[name] = result.value;
    }
    payload.value = parsed;
    const keys: string[] = [];
    for (const key in given) {
      if (Object.hasOwn(shape, key)) continue;
      keys.push(key);
      // Enough to know that there are more than a message names.
      if (keys.length > NAMED_FIELDS) break;
    }
    if (keys.length > 0) payload.issues.push({ code: 'unrecognized_keys', keys, input: given, inst, continue: true });
    return payload;
  };
});

const Frozen = /* @__PURE__ */ $constructor<StrictObject<$ZodShape>>('Frozen', (inst, def) => {
  Strict.init(inst, def);
  const { parse } = inst._zod;
  const mayBeAbsent = Object.keys(def.shape).filter((name) => def.shape[name]?._zod.optin === 'optional');
  inst._zod.parse = (payload, ctx) => {
    payload.value = withoutUndefined(payload.value, mayBeAbsent);
    const parsed = parse(payload, ctx);
    // With issues, the value may still be the caller's own.
    if (payload.issues.length === 0) deepFreeze(payload.value);
    return parsed;
  };
});

/** Checks the rules that a shape cannot express, once the shape of an object is sound. */
type Check<Shape extends $ZodShape> = (value: output<StrictObject<Shape>>, addIssue: AddIssue) => void;

/** An object with these fields and no others. */
export function object<Shape extends $ZodShape>(shape: Shape, check?: Check<Shape>): ZodMiniObject<Shape, $strict> {
  return objectBy(Strict, shape, check);
}

/**
 * The same, deeply frozen: for options, which all tables of a game share. Optional fields that are `undefined` are left
 * out.
 */
export function frozenObject<Shape extends $ZodShape>(
  shape: Shape,
  check?: Check<Shape>,
): ZodMiniObject<Shape, $strict> {
  return objectBy(Frozen, shape, check);
}

function objectBy<Shape extends $ZodShape>(
  Constructor: typeof Strict,
  shape: Shape,
  check: Check<Shape> | undefined,
): StrictObject<Shape> {
  const error = (issue: $ZodRawIssue) => {
    if (issue.code !== 'unrecognized_keys') return `expected an object, got ${short(issue.input)}`;
    const names = issue.keys.slice(0, NAMED_FIELDS).map((key) => JSON.stringify(key.slice(0, NAMED_LENGTH)));
    return `expected no other fields, got ${names.join(', ')}${issue.keys.length > NAMED_FIELDS ? ', …' : ''}`;
  };
  const checks = check === undefined ? [] : [whenSound(check)];
  // As in `list`.
  return new Constructor({ type: 'object', shape, catchall: never(), checks, error }) as unknown as StrictObject<Shape>;
}

function whenSound<Value>(check: (value: Value, addIssue: AddIssue) => void): $ZodCheck<Value> {
  return checkOf((payload) => {
    // zod runs the checks even if there are unknown fields.
    if (payload.issues.length > 0) return;
    check(payload.value, (path, message) =>
      payload.issues.push({ code: 'custom', input: payload.value, path: [...path], message }),
    );
  });
}

/** The same fields, each of which may be absent, but not `undefined`. */
export function optional<Shape extends $ZodShape>(
  shape: Shape,
): { [Name in keyof Shape]: ZodMiniExactOptional<Shape[Name]> } {
  const fields = Object.entries(shape).map(([name, schema]) => [name, exactOptional(schema)]);
  // One entry for each field of `shape`.
  return Object.fromEntries(fields) as { [Name in keyof Shape]: ZodMiniExactOptional<Shape[Name]> };
}

type Objects = readonly [$ZodTypeDiscriminable, ...$ZodTypeDiscriminable[]];

/** One of these objects, distinguished by their field `tag`. */
export function variants<const Variants extends Objects, Tag extends string>(
  tag: Tag,
  objects: Variants,
): ZodMiniDiscriminatedUnion<Variants, Tag> {
  const error = ({ code, input }: $ZodRawIssue) => {
    if (code !== 'invalid_union') return `expected an object, got ${short(input)}`;
    const tags = listed(objects.flatMap(({ _zod: zod }) => [...(zod.propValues?.[tag] ?? [])]));
    // Only an object can have a tag that does not match.
    return `expected ${tags}, got ${short((input as { readonly [name: string]: unknown })[tag])}`;
  };
  return discriminatedUnion(tag, objects, { error });
}

/** A value of any of these schemas; messages call it `what`. */
export function anyOf<const Schemas extends readonly SomeType[]>(
  what: string,
  schemas: Schemas,
): ZodMiniUnion<Schemas> {
  return union(schemas, { error: expected(what) });
}

/** A value of `schema`, or `null`. */
export function nullable<Inner extends SomeType>(schema: Inner): ZodMiniNullable<Inner> {
  return zodNullable(schema);
}
