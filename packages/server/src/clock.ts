import type { GameTypes, Seat } from 'hencoop';
import type { Match } from 'hencoop/referee';
import type { ClockInfo, ClockSettings } from './contract.js';
import type { ServedGame } from './games.js';
import type { ClockState } from './storedMatch.js';

type AnyMatch = Match<GameTypes>;

/** The clock at the start of play. */
export function startedClock({ game }: ClockSettings, seats: number, now: number): ClockState {
  return { since: now, left: game === null ? null : Array.from({ length: seats }, () => game * 1000) };
}

/**
 * The clock after a move. Only public events advance it: a move that spectators do not see leaves it unchanged. The
 * time of a step is charged to the seat that acted alone; where several act, it is charged to no seat.
 */
export function movedClock(
  clock: ClockState,
  served: ServedGame,
  before: AnyMatch,
  after: AnyMatch,
  now: number,
): ClockState {
  if (after.watched === before.watched) return clock;
  const { since, left } = clock;
  const actor = soleActor(served, before);
  if (left === null || actor === null) return { since: now, left };
  return { since: now, left: left.map((time, seat) => (seat === actor ? Math.max(0, time - (now - since)) : time)) };
}

/** The seat that publicly acts alone; `null` if several act, or none. */
function soleActor(served: ServedGame, match: AnyMatch): Seat | null {
  const [actor = null, another] = served.publicActors(match);
  return another === undefined ? actor : null;
}

/** The game time left for the seat that acts alone; `null` without such a seat or without a limit. */
function timeOfActor({ left }: ClockState, served: ServedGame, match: AnyMatch): number | null {
  const actor = soleActor(served, match);
  return actor === null ? null : (left?.[actor] ?? null);
}

/** When the step ends, in milliseconds since 1970. */
export function dueAt(clock: ClockState, { move }: ClockSettings, served: ServedGame, match: AnyMatch): number {
  return clock.since + Math.min(move * 1000, timeOfActor(clock, served, match) ?? Number.POSITIVE_INFINITY);
}

/** Whether a seat has used up its game time. */
export function isOutOfTime(clock: ClockState | null, seat: Seat): boolean {
  return clock?.left?.[seat] === 0;
}

/** The seat whose game time ran out at `now`; only a seat that acts alone can run out. */
export function seatRunOut(clock: ClockState, served: ServedGame, match: AnyMatch, now: number): Seat | null {
  const left = timeOfActor(clock, served, match);
  return left !== null && now - clock.since >= left ? soleActor(served, match) : null;
}

/** The public part of a clock. */
export function clockInfo({ move, game }: ClockSettings, clock: ClockState | null, due: Date | null): ClockInfo {
  return { move, game, due: due?.toISOString() ?? null, left: clock?.left ?? null };
}
