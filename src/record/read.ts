import type { Outcome } from '../engine/game.js';
import { isWhole } from '../engine/guards.js';
import { type Json, readJson } from '../engine/json.js';
import { shortText } from '../engine/options.js';
import type { Schema } from '../engine/schema.js';
import { type AnyEntry, idsOf, type StoredFields, type TypesIn, type UpCast } from './entry.js';
import { recordMisfit } from './misfit.js';
import { firstIssue, MAX_ITEMS, partsOf } from './schema.js';
import { type Format, LOG, RECORD, SEAT_LOG, type Stored } from './stored.js';

/** Why a stored object cannot be used. */
export type StoredIssue<Entry extends AnyEntry = AnyEntry> =
  /** Not a stored object, or the value at `path` is invalid. */
  | { readonly type: 'invalid'; readonly path: string; readonly message: string }
  /** Only a newer version of the library knows its format or its rules. */
  | { readonly type: 'future'; readonly path: 'format' | 'rules'; readonly message: string }
  /** A record of earlier rules. If `migrates`, then `migrate` can convert it to the current ones. */
  | { readonly type: 'old'; readonly rules: number; readonly current: number; readonly migrates: boolean }
  /** The rules refuse `move`: move `index` of the record, counted from 0, or the better move in its mark. */
  | {
      readonly type: 'illegal';
      readonly index: number;
      readonly move: TypesIn<Entry>['Move'];
      readonly violation: TypesIn<Entry>['Violation'];
    }
  /** Event `index` of the log, counted from 0, leads to an impossible table; for a move of a record, a bug in the library. */
  | { readonly type: 'impossible'; readonly index: number; readonly message: string }
  /** The recorded outcome differs from the replayed one, which is `null` until the game is over. */
  | { readonly type: 'different'; readonly recorded: Outcome; readonly replayed: Outcome | null };

/** The result of reading: the stored object, with its shape and rules version checked, or an issue. */
export type Reading<Entry extends AnyEntry = AnyEntry> =
  | { readonly ok: true; readonly stored: Stored<Entry> }
  | { readonly ok: false; readonly issue: StoredIssue<Entry> };

/** The settings of a reader. */
export interface ReadConfig {
  /** The maximum number of moves or events in a stored object. Default 25,000. */
  readonly max?: number | undefined;
}

/** The values allowed for each move or event; real logs have up to 33. */
const VALUES_PER_ITEM = 40;
/** The values allowed outside of moves and events. */
const OTHER_VALUES = 10_000;
const LIMITS = { depth: 24, width: 1000, text: 1000 };

/** Every format, of this version and of later ones. */
const FORMATS = /^hencoop\/(record|log|seat-log)\/([1-9][0-9]{0,8})$/;

/** A stored object of a known format, game and version; its shape is not checked yet. */
interface Recognized {
  readonly entry: AnyEntry;
  readonly format: Format;
  readonly rules: number;
  readonly fields: { readonly [field: string]: Json };
}

const invalid = (path: string, message: string) => ({ type: 'invalid', path, message }) as const;

/** Ends the reading at the first issue; never leaves this module. */
class ReadError extends Error {
  readonly issue: StoredIssue;
  constructor(issue: StoredIssue) {
    super(issue.type);
    this.issue = issue;
  }
}

/**
 * Reads a stored object from any value, and returns it or an issue. A strict schema checks the shape, move by move. An event
 * log of earlier rules is converted to the current rules. A record of earlier rules is not, because its moves could now
 * lead to another game: see {@link migrate}. Use `verify` to check that the game can be played.
 */
export function read<Entry extends AnyEntry>(
  value: unknown,
  entries: readonly Entry[],
  { max = MAX_ITEMS }: ReadConfig = {},
): Reading<Entry> {
  return reading(entries, value, max, false);
}

/**
 * Like {@link read}, but also converts a record of earlier rules to the current ones if that is possible without playing. It
 * then replays to the same game, which `verify` proves. Otherwise the issue is still `old`.
 */
export function migrate<Entry extends AnyEntry>(
  value: unknown,
  entries: readonly Entry[],
  { max = MAX_ITEMS }: ReadConfig = {},
): Reading<Entry> {
  return reading(entries, value, max, true);
}

function reading<Entry extends AnyEntry>(
  entries: readonly Entry[],
  value: unknown,
  max: number,
  lifts: boolean,
): Reading<Entry> {
  if (typeof value === 'string') {
    const message = 'expected a stored object, got a text: parse it first, with JSON.parse or parseRecord';
    return { ok: false, issue: invalid('', message) };
  }
  const json = readJson(value, { ...LIMITS, values: max * VALUES_PER_ITEM + OTHER_VALUES });
  if (!json.ok) return { ok: false, issue: invalid(json.path, json.message) };
  try {
    const recognized = open(json.value, entries);
    const current = recognized.format === RECORD ? currentRecord(recognized, lifts) : raisedLog(recognized);
    // `open` found the entry among `entries`.
    return { ok: true, stored: strictly(current, max) as Stored<Entry> };
  } catch (error) {
    if (error instanceof ReadError) return { ok: false, issue: error.issue };
    throw error;
  }
}

/** The record under the current rules; with `lifts`, a record of earlier rules is converted to them. */
function currentRecord(recognized: Recognized, lifts: boolean): Recognized {
  const { rules, entry } = recognized;
  if (rules === entry.game.rulesVersion) return recognized;
  const migrates = canMigrate(entry, rules);
  if (!lifts || !migrates) throw new ReadError({ type: 'old', rules, current: entry.game.rulesVersion, migrates });
  return {
    ...recognized,
    fields: raised(recognized, ({ record }, fields) => (record === undefined ? fields : lifted(record, fields))),
  };
}

/** Checks the format, the game and the version. */
function open(value: Json, entries: readonly AnyEntry[]): Recognized {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ReadError(invalid('', `expected a record, an event log or a seat log, got ${shortText(value)}`));
  }
  // A JSON object, not a list.
  const fields = value as { readonly [field: string]: Json };
  const field = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const format = field('format');
  const [, kind, version] = (typeof format === 'string' && FORMATS.exec(format)) || [];
  if (kind === undefined) {
    throw new ReadError(invalid('format', `expected "${RECORD}", "${LOG}" or "${SEAT_LOG}", got ${shortText(format)}`));
  }
  if (version !== '1') {
    const message = `expected a ${kind} of version 1, got version ${version}`;
    throw new ReadError({ type: 'future', path: 'format', message });
  }
  const id = field('game');
  const entry = entries.find(({ game }) => game.id === id);
  if (entry === undefined) {
    throw new ReadError(invalid('game', `expected one of ${idsOf(entries)}, got ${shortText(id)}`));
  }
  const rules = field('rules');
  const current = entry.game.rulesVersion;
  if (!isWhole(rules) || rules < 1) {
    const expected = `a version of the rules, from 1 to ${current}`;
    throw new ReadError(invalid('rules', `expected ${expected}, got ${shortText(rules)}`));
  }
  if (rules > current) {
    const message = `expected rules of ${id} up to version ${current}, got ${rules}`;
    throw new ReadError({ type: 'future', path: 'rules', message });
  }
  // FORMATS names these three, of version 1.
  return { entry, format: format as Format, rules, fields };
}

function canMigrate(entry: AnyEntry, from: number): boolean {
  for (let rules = from; rules < entry.game.rulesVersion; rules++) {
    if (entry.upCasts?.[rules]?.record === undefined) return false;
  }
  return true;
}

/** The fields under the current rules, lifted version by version. */
function raised(
  { entry, rules, fields }: Recognized,
  lift: (cast: UpCast, fields: Recognized['fields']) => Recognized['fields'],
): Recognized['fields'] {
  let lifted = fields;
  for (let version = rules; version < entry.game.rulesVersion; version++) {
    const cast = entry.upCasts?.[version];
    try {
      if (cast !== undefined) lifted = lift(cast, lifted);
    } catch {
      throw new ReadError(
        invalid('', `expected an object of version ${version} of the rules, as it says, got another`),
      );
    }
  }
  return { ...lifted, rules: entry.game.rulesVersion };
}

function lifted(record: NonNullable<UpCast['record']>, { format, game, rules, ...fields }: Recognized['fields']) {
  // The up-cast may throw on a missing field; the schema finds all other faults.
  return { format, game, rules, ...record(Object.freeze(fields) as unknown as StoredFields) } as Recognized['fields'];
}

function raisedLog(recognized: Recognized): Recognized {
  const fields = raised(recognized, ({ events: lift }, fields) => {
    const { events } = fields;
    return lift === undefined || !Array.isArray(events) ? fields : { ...fields, events: lift(events) };
  });
  return { ...recognized, fields };
}

/** The object, once every field matches its schema. */
function strictly({ entry, format, fields }: Recognized, max: number): Stored {
  const parts = partsOf(entry, format);
  const cover = checked(parts.cover, fields, []);
  const items = cover[parts.list];
  if (!Array.isArray(items) || items.length > max) {
    const got = Array.isArray(items) ? `${items.length}` : shortText(items);
    throw new ReadError(invalid(parts.list, `expected a list of at most ${max} entries, got ${got}`));
  }
  const list = items.map((item, index) => checked(parts.item, item, [parts.list, index]));
  // Every field matches the schemas of this format and game.
  const stored = { ...cover, [parts.list]: list } as unknown as Stored;
  const fault = stored.format === RECORD ? recordMisfit(entry, stored) : null;
  if (fault !== null) throw new ReadError(invalid(fault[0], fault[1]));
  return stored;
}

function checked<T>(schema: Schema<T>, value: unknown, path: readonly (string | number)[]): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = firstIssue(result.error);
  throw new ReadError(invalid([...path, ...issue.path].join('.'), issue.message));
}
