// Builds the change to write after an event in a match.

import type { GameTypes, Seat } from 'hencoop';
import type { Answer, Delivery, Judgment } from 'hencoop/referee';
import { movedClock, startedClock } from './clock.js';
import type { ServedGame } from './games.js';
import { type AnyMatch, type LoadedMatch, playable } from './loadedMatch.js';
import { derivedFields, infoOf, statusOf } from './matchInfo.js';
import { refuse } from './refusal.js';
import { handsAfter } from './spectators.js';
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
  const isEnded = stored.status === 'over' && !served.isOver(before);
  if (isEnded && seats.length === 0) refuse('over', 'The operator has ended this match.');
  const status = isEnded ? 'over' : statusOf(served, match, seated);
  const clock = status === 'waiting' ? null : clockAfter(stored, served, before, happening, now);
  const derived = derivedFields({ ...stored, status, clock, seats: seated }, served, match);
  const sent = deliveries.map(({ to, revision, events, takenBack }) => ({ to, revision, events: takenBack ?? events }));
  const hands = handsAfter({ ...stored, status }, stored.status === 'over', served, match, deliveries);
  return { match, ...derived, log, deliveries: [...sent, ...hands], seats };
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

/** Changes the name, the token or the account of a seat. */
export function seatChange(
  loaded: LoadedMatch,
  seat: Seat,
  changed: Partial<Pick<StoredSeat, 'name' | 'token' | 'account'>>,
  now: number,
): Change {
  const { stored, match } = loaded;
  const before = stored.seats[seat] ?? refuse('invalid', `seat: expected a seat of the match, got ${seat}`);
  const seats = [{ ...before, ...changed }];
  const log = logEntry('name' in changed ? 'renamed' : 'token', seat);
  if (match !== null) return changeOf(loaded, { match, log, seats }, now);
  // Of a match of other rules, a leaked token must not open it, and a name must not stay either.
  const { status, clock } = stored;
  const info = infoOf({ ...loaded, stored: { ...stored, seats: withSeats(stored.seats, seats) } });
  return { match: stored.match, status, clock, due: null, botToMove: false, info, log, deliveries: [], seats };
}

/** Ends a match before its game is over. */
export function endOf(loaded: LoadedMatch): Change | null {
  const { stored, served, match } = loaded;
  if (stored.status === 'over') return null;
  const ended = { ...stored, status: 'over' } as const;
  const info = infoOf({ ...loaded, stored: ended });
  const log = logEntry('ended', null);
  const { clock } = stored;
  const deliveries = served === null || match === null ? [] : handsAfter(ended, false, served, match, []);
  const kept = { match: match ?? stored.match, clock, due: null, deliveries, seats: [] };
  return { ...kept, status: 'over', botToMove: false, info, log };
}

/** A log entry without events. */
export function logEntry(kind: LogEntry['kind'], seat: Seat | null): LogEntry {
  return { kind, seat, submission: null, move: null, events: [] };
}

export function withSeats(before: readonly StoredSeat[], changed: readonly StoredSeat[]): readonly StoredSeat[] {
  if (changed.length === 0) return before;
  return before.map((seat) => changed.find((other) => other.seat === seat.seat) ?? seat);
}
