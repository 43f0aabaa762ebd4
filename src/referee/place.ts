// Places in the log of a match: whoever stores one need not read the log before it again.

import type { CheckedGame, GameTypes } from '../engine/game.js';
import { checkGame } from '../engine/given.js';
import { perSeat, type Seat } from '../engine/seats.js';
import { forSeat, type LogEntry } from './match.js';
import { standingEntries } from './standing.js';

/** The table at a place in the log of a match, from which the rest of the log continues. It contains every secret. */
export interface LogPlace<G extends GameTypes> {
  /** The table there. */
  readonly state: G['State'];
  /** The number of the last delivery to each seat. */
  readonly revisions: readonly number[];
  /** The number of the last delivery to the spectators. */
  readonly watched: number;
  /** What each seat remembers, by seat, and last what spectators remember: see `remember` of `hencoop`. */
  readonly remembered: readonly G['View'][];
}

/** The part of a log after a place. */
export interface PartialLog<G extends GameTypes> {
  /** The place; `null`: the log begins with the opening. */
  readonly from: LogPlace<G> | null;
  /** All entries after it, in order. */
  readonly entries: readonly LogEntry<G>[];
}

/** The log of a match, or a function that returns the part that can matter: all of the entries after a place. */
export type UndoLog<G extends GameTypes> = readonly LogEntry<G>[] | (() => PartialLog<G>);

/**
 * The place at the end of this part of a log. Store it with a long match from time to time, and pass it to the verbs that take
 * moves back: then they need only the entries after it.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { createReferee, placeAfter } from 'hencoop/referee';
 *
 * const { log } = createReferee(chicken).open({ seats: 2, seed: 'hen' });
 * const place = placeAfter(chicken, { from: null, entries: [log] });
 * place.revisions; // [1, 1]
 * ```
 *
 * @throws RangeError if the entries are not a log, or take back a move made before the place: begin earlier then.
 */
export function placeAfter<G extends GameTypes>(game: CheckedGame<G>, { from, entries }: PartialLog<G>): LogPlace<G> {
  checkGame(game);
  const log = { from, entries: standingEntries(entries).entries };
  const state = stateAfter(game, log);
  const revisionTo = (viewer: Seat | null) => revisionsOf(game, { from, entries }, viewer).revision;
  return {
    state,
    revisions: perSeat(state.seats, revisionTo),
    watched: revisionTo(null),
    remembered: viewersOf(state).map((viewer) => rememberedAfter(game, log, viewer)),
  };
}

/** All seats, and the spectators as `null`. */
export function viewersOf({ seats }: GameTypes['State']): readonly (Seat | null)[] {
  return [...perSeat(seats, (seat) => seat), null];
}

/** The state after standing entries. @throws RangeError if the log has no beginning. */
export function stateAfter<G extends GameTypes>(game: CheckedGame<G>, { from, entries }: PartialLog<G>): G['State'] {
  let state = from?.state ?? null;
  for (const { events } of entries) for (const event of events) state = game.evolve(state, event);
  return state ?? refuseEmpty();
}

/** The view that `viewer` remembers after standing entries. @throws RangeError if the log has no beginning. */
export function rememberedAfter<G extends GameTypes>(
  game: CheckedGame<G>,
  { from, entries }: PartialLog<G>,
  viewer: Seat | null,
): G['View'] {
  let view = from === null ? null : forSeat(from.remembered, viewer ?? from.remembered.length - 1);
  for (const { events } of entries) {
    for (const event of events) {
      const redacted = game.redact(event, viewer);
      if (redacted !== null) view = game.evolve(view, redacted);
    }
  }
  return view ?? refuseEmpty();
}

/** The number of each entry's delivery to `viewer`, for the entries that it received, and the number of the last one. */
export function revisionsOf<G extends GameTypes>(
  game: CheckedGame<G>,
  { from, entries }: PartialLog<G>,
  viewer: Seat | null,
): { readonly revision: number; readonly numbers: ReadonlyMap<LogEntry<G>, number> } {
  const stands = standingEntries(entries);
  const numbers = new Map<LogEntry<G>, number>();
  let revision = from === null ? 0 : viewer === null ? from.watched : forSeat(from.revisions, viewer);
  for (const [index, entry] of entries.entries()) {
    const { move, events, takenBack } = entry;
    const isSent =
      takenBack === undefined
        ? (from === null && index === 0) ||
          (move !== null && move.seat === viewer) ||
          events.some((event) => game.redact(event, viewer) !== null)
        : numbers.has(stands.takenBackBy(entry));
    if (!isSent) continue;
    revision += 1;
    numbers.set(entry, revision);
  }
  return { revision, numbers };
}

function refuseEmpty(): never {
  throw new RangeError('log: expected at least its opening event, or a place to continue from, got an empty log');
}
