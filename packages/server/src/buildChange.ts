// Builds the change to write after an event in a match.

import type { GameTypes, Seat } from 'hencoop';
import type { Answer, Delivery, Judgment } from 'hencoop/referee';
import { movedClock, startedClock } from './clock.js';
import type { ServedGame } from './games.js';
import { type AnyMatch, type LoadedMatch, playable } from './loadedMatch.js';
import { derivedFields, infoOf, statusOf } from './matchInfo.js';
import { refuse } from './refusal.js';
import type { Change, LogEntry } from './store.js';
import type { ClockState, StoredMatch, StoredSeat } from './storedMatch.js';

/** The answer to a request, and the change that it makes; `null`: none. */
export interface Decision<T> {
  readonly answer: T;
  readonly change: Change | null;
  /** Whether the answer holds even if the match has changed since. */
  readonly isFinal?: boolean;
}

/** A new state of a match, and its cause. */
interface Happening {
  readonly match: AnyMatch;
  readonly log: LogEntry;
  readonly deliveries?: readonly Delivery<GameTypes>[];
  readonly seats?: readonly StoredSeat[];
  /** The clock, unless a move sets it. */
  readonly clock?: ClockState;
}

export function changeOf(loaded: LoadedMatch, happening: Happening, now: number): Change {
  const { stored, served, match: before } = playable(loaded);
  const { match, log, deliveries = [], seats = [] } = happening;
  const seated = withSeats(stored.seats, seats);
  const status = statusOf(served, match, seated);
  const clock = status === 'waiting' ? null : clockAfter(stored, served, before, happening, now);
  const derived = derivedFields({ ...stored, status, clock, seats: seated }, served, match);
  const sent = deliveries.map(({ to, revision, events, takenBack }) => ({ to, revision, events: takenBack ?? events }));
  return { match, ...derived, log, deliveries: sent, seats };
}

function clockAfter(
  stored: StoredMatch,
  served: ServedGame,
  before: AnyMatch,
  { match, clock }: Happening,
  now: number,
): ClockState | null {
  const settings = stored.settings.clock;
  if (settings === null) return null;
  if (stored.clock === null) return startedClock(settings, stored.seats.length, now);
  return clock ?? movedClock(stored.clock, served, before, match, now);
}

/** Answers with the referee's judgment, and stores an accepted move. */
export function judgedDecision(
  loaded: LoadedMatch,
  seat: Seat,
  judged: Judgment<GameTypes>,
  now: number,
): Decision<Answer<GameTypes>> {
  const { answer, match, deliveries, log } = judged;
  // A submission that was accepted before stays accepted.
  if (log === null) return { answer, change: null, isFinal: answer.ok };
  const entry: LogEntry = { kind: 'moved', seat, submission: answer.id, move: log.move, events: log.events };
  return { answer, change: changeOf(loaded, { match, log: entry, deliveries }, now) };
}

/** Replaces or removes the token of a seat. */
export function tokenChange(loaded: LoadedMatch, seat: Seat, token: string | null, now: number): Change {
  const { stored, match } = loaded;
  const before = stored.seats[seat] ?? refuse('invalid', `seat: expected a seat of the match, got ${seat}`);
  const seats = [{ ...before, token }];
  const log = logEntry('token', seat);
  if (match !== null) return changeOf(loaded, { match, log, seats }, now);
  // A leaked token must not open a match of other rules either.
  const { status, clock } = stored;
  return {
    match: stored.match,
    status,
    clock,
    due: null,
    botToMove: false,
    info: infoOf(loaded),
    log,
    deliveries: [],
    seats,
  };
}

/** A log entry without events. */
export function logEntry(kind: LogEntry['kind'], seat: Seat | null): LogEntry {
  return { kind, seat, submission: null, move: null, events: [] };
}

export function withSeats(before: readonly StoredSeat[], changed: readonly StoredSeat[]): readonly StoredSeat[] {
  if (changed.length === 0) return before;
  return before.map((seat) => changed.find((other) => other.seat === seat.seat) ?? seat);
}
