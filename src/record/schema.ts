import { z } from 'zod';
import type { GameTypes, Outcome } from '../engine/game.js';
import { refined, seatSchema, whole } from '../engine/schema.js';
import { entryOf, type GameId } from './entries.js';
import type { GameEntry } from './entry.js';
import { type EventLog, type Format, type GameRecord, LOG, RECORD, SEAT_LOG, type SeatLog } from './stored.js';

/** The longest seed that a stored object may have, in characters. */
export const LONGEST_SEED = 10_000;

/** How many moves or events a stored object may have unless a reader is given another limit. */
export const MAX_ITEMS = 200_000;

const rules = z.int().min(1);

/** How a game of at most `max` seats ended: every seat has one place. */
function outcomeSchema(max: number): z.ZodType<Outcome> {
  const outcome = z.strictObject({
    ranking: z
      .array(z.array(seatSchema(max)).min(1).max(max))
      .min(1)
      .max(max),
    reason: z.string().regex(/^[A-Za-z0-9]{1,40}$/, 'expected a reason of 1 to 40 letters and digits'),
  });
  return refined(outcome, ({ ranking }, addIssue) => {
    const placed = ranking.flat();
    if (new Set(placed).size < placed.length)
      addIssue(['ranking'], 'expected every seat in one place only, got one twice');
  });
}

const recordShape = <G extends GameTypes>({ game, schemas }: GameEntry<G>) => ({
  format: z.literal(RECORD),
  game: z.literal(game.id),
  rules,
  seats: whole(game.seats.min, game.seats.max),
  options: schemas.options,
  seed: z.string().max(LONGEST_SEED),
  outcome: z.exactOptional(outcomeSchema(game.seats.max)),
});

const logShape = <G extends GameTypes>({ game }: GameEntry<G>) => ({
  format: z.literal(LOG),
  game: z.literal(game.id),
  rules,
});

const seatLogShape = <G extends GameTypes>({ game }: GameEntry<G>) => ({
  format: z.literal(SEAT_LOG),
  game: z.literal(game.id),
  rules,
  viewer: seatSchema(game.seats.max).nullable(),
});

/** How a stored object of one format is read: everything but its long list at once, the list item by item. */
export interface Parts {
  readonly cover: z.ZodType<{ readonly [field: string]: unknown }>;
  readonly list: 'moves' | 'events';
  readonly item: z.ZodType<unknown>;
}

/** The parts of a format; the long list has at most `max` items. */
export function partsOf<G extends GameTypes>(entry: GameEntry<G>, format: Format, max: number): Parts {
  const items = z.array(z.unknown()).max(max);
  const { move, event, redactedEvent } = entry.schemas;
  switch (format) {
    case RECORD:
      return { cover: z.strictObject({ ...recordShape(entry), moves: items }), list: 'moves', item: move };
    case LOG:
      return { cover: z.strictObject({ ...logShape(entry), events: items }), list: 'events', item: event };
    case SEAT_LOG:
      return { cover: z.strictObject({ ...seatLogShape(entry), events: items }), list: 'events', item: redactedEvent };
  }
}

/** The first issue that a schema found: where and why. An unknown field is named in the path. */
export function firstIssue({ issues }: z.ZodError): { readonly path: readonly string[]; readonly message: string } {
  const [issue] = issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  // Both may quote the value, which has any length.
  const path = [...(issue?.path ?? []), ...unknown].map((step) => String(step).slice(0, 40));
  return { path, message: issue?.message.slice(0, 300) ?? '' };
}

/** The strict schema of the records of a game. Use `verify` to check where their moves lead. */
export function recordSchema<Id extends GameId>(game: Id): z.ZodType<GameRecord<Id>> {
  const entry = entryOf(game);
  // The schemas of the entry are those of this game's types.
  return z.strictObject({ ...recordShape(entry), moves: z.array(entry.schemas.move) }) as unknown as z.ZodType<
    GameRecord<Id>
  >;
}

/** The strict schema of the event logs of a game. */
export function logSchema<Id extends GameId>(game: Id): z.ZodType<EventLog<Id>> {
  const entry = entryOf(game);
  // As above.
  return z.strictObject({ ...logShape(entry), events: z.array(entry.schemas.event) }) as unknown as z.ZodType<
    EventLog<Id>
  >;
}

/** The strict schema of the seat logs of a game. */
export function seatLogSchema<Id extends GameId>(game: Id): z.ZodType<SeatLog<Id>> {
  const entry = entryOf(game);
  // As above.
  return z.strictObject({
    ...seatLogShape(entry),
    events: z.array(entry.schemas.redactedEvent),
  }) as unknown as z.ZodType<SeatLog<Id>>;
}
