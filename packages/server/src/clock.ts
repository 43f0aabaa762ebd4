import type { GameTypes, Seat } from 'hencoop';
import type { Match } from 'hencoop/referee';
import type { ClockInfo, ClockSettings } from './contract.js';
import type { ServedGame } from './games.js';
import type { ClockState } from './storedMatch.js';

type AnyMatch = Match<GameTypes>;

/** The clock when play begins. */
export function startedClock({ game }: ClockSettings, seats: number, now: number): ClockState {
  return { since: now, left: game === null ? null : Array.from({ length: seats }, () => game * 1000) };
}

/**
 * The clock after a move. It moves on only with what everybody sees: a move that spectators learn nothing of leaves it as
 * it is. If one seat acted alone, the time of the step counts for it; where several act, nobody can see whose time it was.
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

/** The seat that acts alone, as everybody knows it; `null` if several act, or none. */
function soleActor(served: ServedGame, match: AnyMatch): Seat | null {
  const [actor = null, another] = served.publicActors(match);
  return another === undefined ? actor : null;
}

/** The game time left for the seat that acts alone; `null`: nobody, or no limit. */
function timeOfActor({ left }: ClockState, served: ServedGame, match: AnyMatch): number | null {
  const actor = soleActor(served, match);
  return actor === null ? null : (left?.[actor] ?? null);
}

/** When the step ends, in milliseconds since 1970. */
export function dueAt(clock: ClockState, { move }: ClockSettings, served: ServedGame, match: AnyMatch): number {
  return clock.since + Math.min(move * 1000, timeOfActor(clock, served, match) ?? Number.POSITIVE_INFINITY);
}

/** Whether a seat has no time left for the game. */
export function isOutOfTime(clock: ClockState | null, seat: Seat): boolean {
  return clock?.left?.[seat] === 0;
}

/** The seat whose time for the game ran out at `now`: only a seat that acts alone can lose it. */
export function seatRunOut(clock: ClockState, served: ServedGame, match: AnyMatch, now: number): Seat | null {
  const left = timeOfActor(clock, served, match);
  return left !== null && now - clock.since >= left ? soleActor(served, match) : null;
}

/** What everybody may know of a clock. */
export function clockInfo({ move, game }: ClockSettings, clock: ClockState | null, due: Date | null): ClockInfo {
  return { move, game, due: due?.toISOString() ?? null, left: clock?.left ?? null };
}
