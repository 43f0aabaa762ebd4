import type { GameTypes, Seat } from 'hencoop';
import type { Match } from 'hencoop/referee';
import type { ServedGame } from './games.js';
import type { ClockInfo, ClockSettings, ClockState } from './match.js';

type AnyMatch = Match<GameTypes>;

/** The clock when play begins. */
export function startedClock({ game }: ClockSettings, seats: number, now: number): ClockState {
  return { since: now, left: game === null ? null : Array.from({ length: seats }, () => game * 1000) };
}

/**
 * The clock after a move. It moves on with what everybody sees alone: a move that spectators learn nothing of leaves it
 * as it is. The time of a step counts for the seat that acted in it, if it was one alone: where several act, nobody can
 * see whose time it was.
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
  const [actor, another] = served.publicActors(before);
  if (left === null || actor === undefined || another !== undefined) return { since: now, left };
  return { since: now, left: left.map((time, seat) => (seat === actor ? Math.max(0, time - (now - since)) : time)) };
}

/** When the step is over, in milliseconds since 1970. */
export function dueAt(clock: ClockState, { move }: ClockSettings, served: ServedGame, match: AnyMatch): number {
  const [actor, another] = served.publicActors(match);
  const alone = actor !== undefined && another === undefined ? clock.left?.[actor] : undefined;
  return clock.since + Math.min(move * 1000, alone ?? Number.POSITIVE_INFINITY);
}

/** Whether a seat has no time left for the game. */
export function isOutOfTime(clock: ClockState | null, seat: Seat): boolean {
  return clock?.left?.[seat] === 0;
}

/** The seats whose time for the game ran out at `now`: at most the one that acts alone. */
export function runOut(clock: ClockState, served: ServedGame, match: AnyMatch, now: number): readonly Seat[] {
  const [actor, another] = served.publicActors(match);
  if (actor === undefined || another !== undefined) return [];
  const left = clock.left?.[actor];
  return left !== undefined && now - clock.since >= left ? [actor] : [];
}

/** What everybody may know of a clock. */
export function clockInfo({ move, game }: ClockSettings, clock: ClockState | null, due: Date | null): ClockInfo {
  return { move, game, due: due?.toISOString() ?? null, left: clock?.left ?? null };
}
