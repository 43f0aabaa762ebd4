import type { Attempt, GameTypes, Outcome } from '../engine/game.js';
import { deepEqual } from '../engine/json.js';
import { type AnyEntry, entryIn, type TypesIn } from './entry.js';
import { type ReadConfig, read, type StoredIssue } from './read.js';
import { firstIssue } from './schema.js';
import { type EventLog, type GameRecord, RECORD, type SeatLog, type Stored } from './stored.js';

/** The result of verifying: the stored object, its last table and the outcome, or an issue. */
export type Verification<Entry extends AnyEntry = AnyEntry> =
  | {
      readonly ok: true;
      readonly stored: Stored<Entry>;
      /** The last table: a state, or the view that the seat remembers for a seat log. */
      readonly table: TypesIn<Entry>['State'] | TypesIn<Entry>['View'];
      /** `null` until the game is over. */
      readonly outcome: Outcome | null;
      /** Whether the seed proves the deal: in a record from the set-up on, but not in one from a position on, or in a log. */
      readonly isDealProven: boolean;
    }
  | { readonly ok: false; readonly issue: StoredIssue<Entry> };

/**
 * Checks that a stored object, which may be any value, describes a possible game. It replays a record by the rules, from the
 * deal of its seed or its position on, up to the first illegal move, and compares the outcome; it folds a log, and checks the last table. Never throws, and `max`
 * bounds the work. A log that ends in the middle of a move is `impossible`, unless its last table happens to be a position
 * of the game.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { recordOf, verify } from 'hencoop/record';
 *
 * const record = recordOf(chickenEntry, chicken.setup({ seats: 2, seed: 'hen' }), []);
 * const played = { ...record, moves: [{ seat: 1, type: 'draw' }] };
 * verify(played, [chickenEntry]); // { ok: false, issue: { type: 'illegal', index: 0, … } }
 * ```
 */
export function verify<Entry extends AnyEntry>(
  value: unknown,
  entries: readonly Entry[],
  config: ReadConfig = {},
): Verification<Entry> {
  const reading = read(value, entries, config);
  if (!reading.ok) return reading;
  const { stored } = reading;
  const entry: AnyEntry = entryIn(entries, stored.game);
  const found = stored.format === RECORD ? played(entry, stored) : folded(entry, stored);
  if ('issue' in found) return { ok: false, issue: found.issue };
  // A table of the stored object's game.
  const table = found.table as TypesIn<Entry>['State'] | TypesIn<Entry>['View'];
  const isDealProven = stored.format === RECORD && stored.start === undefined;
  return { ok: true, stored, table, outcome: entry.game.outcome(found.table), isDealProven };
}

type Found = { readonly table: GameTypes['State'] | GameTypes['View'] } | { readonly issue: StoredIssue };

function played({ game }: AnyEntry, record: GameRecord): Found {
  const { seats, seed, options, start, moves, outcome: recorded } = record;
  let state: GameTypes['State'];
  try {
    state = start ?? game.setup({ seats, seed, options });
  } catch (error) {
    // The message of setup() begins with the path.
    const [, path = '', message = ''] = /^([\w.]+): (.*)$/s.exec(error instanceof Error ? error.message : '') ?? [];
    return { issue: { type: 'invalid', path, message } };
  }
  const marked = new Map(record.marks?.map(({ index, better }) => [index, better]));
  for (const [index, move] of moves.entries()) {
    let attempt: Attempt<GameTypes>;
    try {
      const better = marked.get(index);
      const violation = better === undefined ? null : game.whyNot(state, better);
      // As below.
      if (violation !== null) return { issue: { type: 'illegal', index, move: better, violation } as StoredIssue };
      attempt = game.tryApply(state, move);
    } catch (error) {
      return impossible(index, String(error));
    }
    // The record's own game refused it.
    if (!attempt.ok) return { issue: { type: 'illegal', index, move, violation: attempt.violation } as StoredIssue };
    state = attempt.state;
  }
  const replayed = game.outcome(state);
  if (recorded !== undefined && !deepEqual(recorded, replayed)) {
    return { issue: { type: 'different', recorded, replayed } };
  }
  return { table: state };
}

/** How much a table may grow after its opening, in characters: several times as much as in any game. */
const MAX_GROWTH = 20_000;
/** The events between two checks of the growth: a log that only adds cards would slow down every later event. */
const CHECK_INTERVAL = 100;

function folded({ game, schemas }: AnyEntry, log: EventLog | SeatLog): Found {
  let table: GameTypes['State'] | GameTypes['View'] | null = null;
  let sizeAtStart = 0;
  for (const [index, event] of log.events.entries()) {
    if (index % CHECK_INTERVAL === 1) {
      const size = JSON.stringify(table).length;
      if (index === 1) sizeAtStart = size;
      if (size > sizeAtStart + MAX_GROWTH) {
        return impossible(index - 1, 'expected a table with no more than the cards of the game');
      }
    }
    try {
      // A full log folds to states, a seat log to views.
      table = game.evolve(table as GameTypes['State'] | null, event);
    } catch {
      return impossible(index, `'${event.type}' cannot happen here`);
    }
  }
  const last = log.events.length - 1;
  if (table === null) return impossible(last, 'expected an opening event, got no event');
  const viewer = 'viewer' in log ? log.viewer : undefined;
  if (viewerOf(table) !== viewer) {
    return impossible(0, 'expected the viewer of the log in its opening event, got another');
  }
  const result = (viewer === undefined ? schemas.state : schemas.view).safeParse(table);
  if (result.success) return { table };
  const { path, message } = firstIssue(result.error);
  return impossible(last, `${path.join('.')}: ${message}`);
}

/** `undefined` for a state. */
function viewerOf(table: object): unknown {
  return (table as { readonly viewer?: unknown }).viewer;
}

function impossible(index: number, message: string): Found {
  return { issue: { type: 'impossible', index, message } };
}
