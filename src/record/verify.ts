import type { Attempt, GameTypes, Outcome } from '../engine/game.js';
import { deepEqual } from '../engine/json.js';
import { GAME_ENTRIES, type GameId, type TypesOf } from './entries.js';
import type { GameEntry } from './entry.js';
import { type ReadConfig, read, type StoredIssue } from './read.js';
import { firstIssue } from './schema.js';
import { type AnyLog, type AnyRecord, type AnySeatLog, RECORD, type Stored } from './stored.js';

/** What verifying gives: the stored object with the table it leads to, and how the game ended; or what is wrong. */
export type Verification =
  | {
      readonly ok: true;
      readonly stored: Stored;
      /** The last table: a state, or for a seat log the view that the seat remembers. */
      readonly table: TypesOf<GameId>['State'] | TypesOf<GameId>['View'];
      /** `null` while the game goes on. */
      readonly outcome: Outcome | null;
    }
  | { readonly ok: false; readonly fault: StoredIssue };

/**
 * Whether a stored object tells a game that can be: any value at all may be given. A record is replayed by the rules,
 * up to its first illegal move, and its outcome compared; a log is folded, and its last table checked to be one. Never
 * throws; the work is bounded by `most`.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { recordOf, verify } from 'hencoop/record';
 *
 * const record = recordOf('chicken', chicken.setup({ seats: 2, seed: 'hen' }), []);
 * verify({ ...record, moves: [{ seat: 1, type: 'draw' }] }); // { ok: false, fault: { type: 'illegal', index: 0, … } }
 * ```
 */
export function verify(value: unknown, config: ReadConfig = {}): Verification {
  const reading = read(value, config);
  if (!reading.ok) return reading;
  const { stored } = reading;
  // read() found the game among the rooms; what follows needs no more of it than any game has.
  const entry = (config.rooms ?? GAME_ENTRIES)[stored.game] as unknown as GameEntry<GameTypes>;
  const found = stored.format === RECORD ? played(entry, stored) : folded(entry, stored);
  if ('fault' in found) return { ok: false, fault: found.fault };
  // A table of the stored object's game.
  const table = found.table as TypesOf<GameId>['State'] | TypesOf<GameId>['View'];
  return { ok: true, stored, table, outcome: entry.game.outcome(found.table) };
}

type Found = { readonly table: GameTypes['State'] | GameTypes['View'] } | { readonly fault: StoredIssue };

function played({ game }: GameEntry<GameTypes>, record: AnyRecord): Found {
  const { seats, seed, options, moves, outcome: recorded } = record;
  let state: GameTypes['State'];
  try {
    state = game.setup({ seats, seed, options });
  } catch (error) {
    // What setup refuses begins with its path.
    const [, path = '', message = ''] = /^([\w.]+): (.*)$/s.exec(error instanceof Error ? error.message : '') ?? [];
    return { fault: { type: 'invalid', path, message } };
  }
  for (const [index, move] of moves.entries()) {
    let attempt: Attempt<GameTypes>;
    try {
      attempt = game.tryApply(state, move);
    } catch (error) {
      return impossible(index, String(error));
    }
    // The refusal comes from the game of the record.
    if (!attempt.ok) return { fault: { type: 'illegal', index, move, violation: attempt.violation } as StoredIssue };
    state = attempt.state;
  }
  const replayed = game.outcome(state);
  if (recorded !== undefined && !deepEqual(recorded, replayed))
    return { fault: { type: 'different', recorded, replayed } };
  return { table: state };
}

/** How much a table may grow from its opening on, as text: several times what any game's does. */
const MOST_GROWTH = 20_000;
/** Every so many events it is looked at how much it has grown: a log that only adds cards would slow every next event. */
const OFTEN = 100;

function folded({ game, schemas }: GameEntry<GameTypes>, log: AnyLog | AnySeatLog): Found {
  let table: GameTypes['State'] | GameTypes['View'] | null = null;
  let opened = 0;
  for (const [index, event] of log.events.entries()) {
    if (index % OFTEN === 1) {
      const size = JSON.stringify(table).length;
      if (index === 1) opened = size;
      if (size > opened + MOST_GROWTH)
        return impossible(index - 1, 'a table with no more than the cards of the game is needed');
    }
    try {
      // A full log folds to states, a seat log to views.
      table = game.evolve(table as GameTypes['State'] | null, event);
    } catch {
      return impossible(index, `'${event.type}' cannot happen here`);
    }
  }
  const last = log.events.length - 1;
  if (table === null) return impossible(last, 'an opening event is needed');
  const viewer = 'viewer' in log ? log.viewer : undefined;
  if (viewerOf(table) !== viewer) return impossible(0, 'the viewer of the log is needed');
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
  return { fault: { type: 'impossible', index, message } };
}
