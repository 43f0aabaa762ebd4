import type { z } from 'zod';
import type { GameTypes, Outcome } from '../engine/game.js';
import type { Json } from '../engine/json.js';
import { GAME_ENTRIES, type GameEntries, type GameId, type TypesOf } from './entries.js';
import type { GameEntry, StoredFields, UpCast } from './entry.js';
import { NotPlain, plainCopy } from './plain.js';
import { firstIssue, partsOf } from './schema.js';
import { type Format, LOG, RECORD, SEAT_LOG, type Stored } from './stored.js';

/** What is wrong with a stored object. */
export type StoredIssue<Id extends GameId = GameId> =
  /** It is none, or holds at `path` what cannot be. */
  | { readonly type: 'invalid'; readonly path: string; readonly message: string }
  /** It is of a format or of rules that only a newer version of the library knows. */
  | { readonly type: 'future'; readonly path: 'format' | 'rules'; readonly message: string }
  /** A record of earlier rules; `migrates` tells whether `migrate` can bring it to the current ones. */
  | { readonly type: 'old'; readonly rules: number; readonly current: number; readonly migrates: boolean }
  /** The rules refuse move `index` of the record, counted from 0. */
  | {
      readonly type: 'illegal';
      readonly index: number;
      readonly move: TypesOf<Id>['Move'];
      readonly violation: TypesOf<Id>['Violation'];
    }
  /** At event `index` of the log, counted from 0, the table cannot be; at a move of a record, the library has a bug. */
  | { readonly type: 'impossible'; readonly index: number; readonly message: string }
  /** Another outcome is written down than the one the game has; `null` where it goes on. */
  | { readonly type: 'different'; readonly recorded: Outcome; readonly replayed: Outcome | null };

/** What reading gives: the stored object, its schema and rules version checked; or what is wrong. */
export type Reading =
  | { readonly ok: true; readonly stored: Stored }
  | { readonly ok: false; readonly fault: StoredIssue };

/** How a stored object is read. */
export interface ReadConfig {
  /** The games that are known. All of the house unless given. */
  readonly rooms?: GameEntries | undefined;
  /** How many moves or events a stored object may have. 200,000 unless given. */
  readonly most?: number | undefined;
}

const MOST = 200_000;
/** How many values there may be for every move or event. */
const VALUES_EACH = 20;
const VALUES_BESIDE = 10_000;

/** The names of all formats, this one's and later ones'. */
const FORMATS = /^hencoop\/(record|log|seat-log)\/([1-9][0-9]{0,8})$/;

/** A stored object as far as its version: its shape is not checked yet. */
interface Opened {
  readonly room: GameEntry<GameTypes>;
  readonly format: Format;
  readonly rules: number;
  readonly fields: { readonly [field: string]: Json };
}

const invalid = (path: string, message: string) => ({ type: 'invalid', path, message }) as const;

/** Thrown within this module alone: reading ends at the first fault. */
class Faulty extends Error {
  readonly fault: StoredIssue;
  constructor(fault: StoredIssue) {
    super(fault.type);
    this.fault = fault;
  }
}

/**
 * Reads a stored object: any value at all may be given. Its shape is checked against a strict schema, move by move, and
 * its version told apart: an event log of earlier rules is brought to the current ones, a record is not, as its moves
 * could mean another game: see {@link migrate}. Whether a game can go as the object says, `verify` tells.
 */
export function read(value: unknown, config: ReadConfig = {}): Reading {
  return reading(value, config, (opened) => {
    if (opened.format !== RECORD || opened.rules === opened.room.game.rulesVersion) return opened;
    const { rules, room: entry } = opened;
    throw new Faulty({ type: 'old', rules, current: entry.game.rulesVersion, migrates: canMigrate(entry, rules) });
  });
}

/**
 * As {@link read}, but a record of earlier rules is brought to the current ones where that can be done without playing
 * it: it then replays to the same game, which `verify` proves. Where it cannot, the fault is still `old`.
 */
export function migrate(value: unknown, config: ReadConfig = {}): Reading {
  return reading(value, config, (opened) => {
    const { rules, room: entry, format } = opened;
    if (format !== RECORD || rules === entry.game.rulesVersion) return opened;
    if (!canMigrate(entry, rules))
      throw new Faulty({ type: 'old', rules, current: entry.game.rulesVersion, migrates: false });
    return {
      ...opened,
      fields: raised(opened, ({ record }, fields) => (record === undefined ? fields : lifted(record, fields))),
    };
  });
}

function reading(
  value: unknown,
  { rooms: entries = GAME_ENTRIES, most = MOST }: ReadConfig,
  lift: (opened: Opened) => Opened,
): Reading {
  try {
    const plain = plainCopy(value, most * VALUES_EACH + VALUES_BESIDE);
    const opened = lift(open(plain, entries));
    return { ok: true, stored: strictly(opened.format === RECORD ? opened : raisedLog(opened), most) };
  } catch (error) {
    if (error instanceof NotPlain) return { ok: false, fault: invalid(error.path, error.message) };
    if (error instanceof Faulty) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** Format, game and version. */
function open(value: Json, entries: GameEntries): Opened {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Faulty(invalid('', 'a record, an event log or a seat log is needed'));
  }
  // A JSON object, no list.
  const fields = value as { readonly [field: string]: Json };
  const field = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const format = field('format');
  const [, kind, version] = (typeof format === 'string' && FORMATS.exec(format)) || [];
  if (kind === undefined) throw new Faulty(invalid('format', `${RECORD}, ${LOG} or ${SEAT_LOG} is needed`));
  if (version !== '1') throw new Faulty({ type: 'future', path: 'format', message: `${kind}s of version 1 are known` });
  const id = field('game');
  if (typeof id !== 'string' || !Object.hasOwn(entries, id)) {
    throw new Faulty(invalid('game', `one of ${Object.keys(entries).join(', ')} is needed`));
  }
  // One of the rooms; what follows needs no more of its game than any has.
  const entry = entries[id as GameId] as unknown as GameEntry<GameTypes>;
  const rules = field('rules');
  if (typeof rules !== 'number' || !Number.isInteger(rules) || rules < 1) {
    throw new Faulty(invalid('rules', `a version of the rules, from 1 to ${entry.game.rulesVersion}, is needed`));
  }
  if (rules > entry.game.rulesVersion) {
    throw new Faulty({
      type: 'future',
      path: 'rules',
      message: `rules of ${id} up to version ${entry.game.rulesVersion} are known`,
    });
  }
  // FORMATS names these three, of version 1.
  return { room: entry, format: format as Format, rules, fields };
}

function canMigrate(entry: GameEntry<GameTypes>, from: number): boolean {
  for (let rules = from; rules < entry.game.rulesVersion; rules++)
    if (entry.upCasts?.[rules]?.record === undefined) return false;
  return true;
}

/** The fields under the current rules, lifted version by version. */
function raised(
  { room: entry, rules, fields }: Opened,
  lift: (cast: UpCast, fields: Opened['fields']) => Opened['fields'],
): Opened['fields'] {
  let lifted = fields;
  for (let version = rules; version < entry.game.rulesVersion; version++) {
    const cast = entry.upCasts?.[version];
    try {
      if (cast !== undefined) lifted = lift(cast, lifted);
    } catch {
      throw new Faulty(invalid('', `an object of version ${version} of the rules is needed, as it says it is`));
    }
  }
  return { ...lifted, rules: entry.game.rulesVersion };
}

function lifted(record: NonNullable<UpCast['record']>, { format, game, rules, ...fields }: Opened['fields']) {
  // What is missing, the up-cast may throw on; what it leaves wrong, the schema finds.
  return { format, game, rules, ...record(Object.freeze(fields) as unknown as StoredFields) } as Opened['fields'];
}

function raisedLog(opened: Opened): Opened {
  const fields = raised(opened, ({ events: lift }, fields) => {
    const { events } = fields;
    return lift === undefined || !Array.isArray(events) ? fields : { ...fields, events: lift(events) };
  });
  return { ...opened, fields };
}

/** The object once every field is what its schema says. */
function strictly({ room: entry, format, fields }: Opened, most: number): Stored {
  const parts = partsOf(entry, format, most);
  const cover = checked(parts.cover, fields, []);
  // The cover's schema says that it is a list.
  const items = cover[parts.list] as readonly unknown[];
  const list = items.map((item, index) => checked(parts.item, item, [parts.list, index]));
  // Field by field what the schemas of this format and game say.
  return { ...cover, [parts.list]: list } as unknown as Stored;
}

function checked<T>(schema: z.ZodType<T>, value: unknown, path: readonly (string | number)[]): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = firstIssue(result.error);
  throw new Faulty(invalid([...path, ...issue.path].join('.'), issue.message));
}
