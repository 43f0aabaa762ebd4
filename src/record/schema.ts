import type { $ZodIssue } from 'zod/v4/core';
import type { GameTypes, Outcome } from '../engine/game.js';
import { MARKS } from '../engine/marks.js';
import {
  anything,
  boundedString,
  dictionary,
  is,
  list,
  literals,
  matching,
  nullable,
  object,
  optional,
  type Schema,
  seatSchema,
  seedSchema,
  whole,
} from '../engine/schema.js';
import { LONGEST_SEED } from '../engine/seed.js';
import type { AnyEntry, GameEntry } from './entry.js';
import { recordMisfit } from './misfit.js';
import { type EventLog, type Format, type GameRecord, LOG, RECORD, SEAT_LOG, type SeatLog } from './stored.js';

export { LONGEST_SEED };

/** The default limit on moves or events in a stored object: far more than games have. */
export const MAX_ITEMS = 25_000;

const rules = whole(1, Number.MAX_SAFE_INTEGER);

/** A mark. `recordMisfit` checks that it fits the moves. */
const markShape = ({ schemas }: AnyEntry) => ({
  index: whole(0, MAX_ITEMS - 1),
  mark: literals(MARKS),
  percent: whole(0, 100),
  better: schemas.move,
});

/** How a game of at most `max` seats ended: every seat has one rank. */
function outcomeSchema(max: number): Schema<Outcome> {
  const ranking = list(list(seatSchema(max), { min: 1, max }), { min: 1, max });
  const reason = matching(/^[A-Za-z0-9]+$/, 'a reason of 1 to 40 letters and digits', 40);
  return object({ ranking, reason }, ({ ranking }, addIssue) => {
    const ranked = ranking.flat();
    if (new Set(ranked).size < ranked.length) {
      addIssue(['ranking'], 'expected every seat at one rank only, got one twice');
    }
  });
}

/** The longest comment, and the longest value of a tag. */
export const LONGEST_NOTE = 1000;
/** The most tags besides those of the notation. */
const MAX_TAGS = 100;

/** `recordMisfit` checks that comments and tags fit the record. */
const comment = object({
  index: whole(0, MAX_ITEMS),
  at: literals(['before', 'after']),
  text: matching(/^\S(?:[^\r\n]*\S)?$/, 'one line without blanks around it', LONGEST_NOTE),
});

/** What a text holds besides the game itself. */
export const notesShape = optional({
  comments: list(comment, { min: 1, max: MAX_ITEMS }),
  tags: dictionary(boundedString({ max: LONGEST_NOTE }), { max: MAX_TAGS, maxName: 40 }),
});

const recordShape = (entry: AnyEntry) => ({
  format: is(RECORD),
  game: is(entry.game.id),
  rules,
  seats: whole(entry.game.seats.min, entry.game.seats.max),
  options: entry.schemas.options,
  seed: seedSchema(),
  ...optional({
    start: entry.schemas.state,
    outcome: outcomeSchema(entry.game.seats.max),
    marks: list(object(markShape(entry)), { min: 1, max: MAX_ITEMS }),
  }),
  ...notesShape,
});

const logShape = ({ game }: AnyEntry) => ({
  format: is(LOG),
  game: is(game.id),
  rules,
});

const seatLogShape = ({ game }: AnyEntry) => ({
  format: is(SEAT_LOG),
  game: is(game.id),
  rules,
  viewer: nullable(seatSchema(game.seats.max)),
});

/** How to read a stored object of one format: its long list item by item, everything else at once. */
export interface Parts {
  readonly cover: Schema<{ readonly [field: string]: unknown }>;
  readonly list: 'moves' | 'events';
  readonly item: Schema<unknown>;
}

const PARTS = new WeakMap<object, Map<Format, Parts>>();

/** The parts of a format, made once for each entry. The reader checks the length of the list. */
export function partsOf(entry: AnyEntry, format: Format): Parts {
  const known = PARTS.get(entry) ?? new Map<Format, Parts>();
  const parts = known.get(format) ?? makeParts(entry, format);
  PARTS.set(entry, known.set(format, parts));
  return parts;
}

function makeParts(entry: AnyEntry, format: Format): Parts {
  const items = anything();
  const { move, event, redactedEvent } = entry.schemas;
  switch (format) {
    case RECORD:
      return { cover: object({ ...recordShape(entry), moves: items }), list: 'moves', item: move };
    case LOG:
      return { cover: object({ ...logShape(entry), events: items }), list: 'events', item: event };
    case SEAT_LOG:
      return { cover: object({ ...seatLogShape(entry), events: items }), list: 'events', item: redactedEvent };
  }
}

/** The first issue that a schema found. For an unknown field, the path names it. */
export function firstIssue({ issues }: { readonly issues: readonly $ZodIssue[] }): {
  readonly path: readonly string[];
  readonly message: string;
} {
  const [issue] = issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  // Both may quote the value, which may be of any length.
  const path = [...(issue?.path ?? []), ...unknown].map((step) => String(step).slice(0, 40));
  return { path, message: issue?.message.slice(0, 300) ?? '' };
}

/** The strict schema for a game's records. Use `verify` to check where their moves lead. */
export function recordSchema<G extends GameTypes>(entry: GameEntry<G>): Schema<GameRecord<G>> {
  // The entry's schemas belong to this game's types.
  const moves = list(entry.schemas.move, { max: MAX_ITEMS });
  return object({ ...recordShape(entry), moves }, (record, addIssue) => {
    const fault = recordMisfit(entry, record);
    if (fault !== null) addIssue(fault[0].split('.'), fault[1]);
  }) as unknown as Schema<GameRecord<G>>;
}

/** The strict schema for a game's event logs. */
export function logSchema<G extends GameTypes>(entry: GameEntry<G>): Schema<EventLog<G>> {
  // As above.
  return object({ ...logShape(entry), events: list(entry.schemas.event, { max: MAX_ITEMS }) }) as unknown as Schema<
    EventLog<G>
  >;
}

/** The strict schema for a game's seat logs. */
export function seatLogSchema<G extends GameTypes>(entry: GameEntry<G>): Schema<SeatLog<G>> {
  // As above.
  return object({
    ...seatLogShape(entry),
    events: list(entry.schemas.redactedEvent, { max: MAX_ITEMS }),
  }) as unknown as Schema<SeatLog<G>>;
}
