// The events of a move, and what each viewer learns of them.
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { AnyGame, GameTypes } from '../engine/game.js';
import { isWhole } from '../engine/guards.js';
import { deepEqual } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';
import { type Seat, seatsUpTo } from '../engine/seats.js';
import type { History } from '../record/history.js';

/** What a group of viewers learns of an event: all, part or nothing. */
export interface Learned {
  /** The viewers that learn the same: seats in order, then `null` for a spectator. */
  readonly viewers: readonly (Seat | null)[];
  /** The event as they learn it; `null` for nothing. */
  readonly event: AnyEvent | null;
  /** Whether they learn all of the event. */
  readonly isAll: boolean;
}

/** An event, and what each viewer learns of it. */
export interface News {
  /** The event in full. */
  readonly event: AnyEvent;
  /** What the viewers learn of it, grouped, in the order of the seats. */
  readonly learned: readonly Learned[];
}

/** More seats than any game has: larger numbers are mistakes. */
const MOST_SEATS = 100;

/**
 * The viewers of a table: each seat, and a spectator.
 * @throws RangeError if `seats` is not a number of seats.
 */
export function viewersOf(seats: number): (Seat | null)[] {
  if (!isWhole(seats) || seats < 1 || seats > MOST_SEATS) refuseOption('seats', 'a number of seats', seats);
  return [...seatsUpTo(seats), null];
}

/**
 * What each viewer learns of each event, at a table of `seats`.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { newsOf } from 'hencoop/inspector';
 *
 * const attempt = chicken.tryApply(chicken.setup({ seats: 2, seed: 'hen' }), { seat: 0, type: 'draw' });
 * const [drew] = attempt.ok ? newsOf(chicken, attempt.events, 2) : [];
 * drew?.event; // { type: 'drew', seat: 0, card: 4 }
 * drew?.learned[1]; // { viewers: [1, null], event: { type: 'drew', seat: 0, card: null }, isAll: false }
 * ```
 *
 * @throws RangeError if `seats` is not a number of seats, or `redact` rejects an event.
 */
export function newsOf(game: Pick<AnyGame, 'redact'>, events: readonly AnyEvent[], seats: number): News[] {
  const viewers = viewersOf(seats);
  if (!Array.isArray(events)) refuseOption('events', 'a list of events', events);
  return events.map((event) => {
    const whole = JSON.stringify(event);
    const groups = new Map<string, { viewers: (Seat | null)[]; event: AnyEvent | null; isAll: boolean }>();
    for (const viewer of viewers) {
      const redacted = game.redact(event, viewer);
      const key = JSON.stringify(redacted);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { viewers: [viewer], event: redacted, isAll: key === whole });
      else group.viewers.push(viewer);
    }
    return { event, learned: [...groups.values()] };
  });
}

/**
 * What each viewer learned of the move that led to the current moment. `'start'` before the first move; `'unknown'` if
 * replaying the move leads to another table, as when the host supplied the chance.
 */
export function newsNow(
  game: Pick<AnyGame, 'redact' | 'tryApply'>,
  { moments, now }: History<GameTypes['State'], AnyMove>,
): readonly News[] | 'start' | 'unknown' {
  const { state, move, before } = moments[now] ?? {};
  const earlier = before === null || before === undefined ? undefined : moments[before]?.state;
  if (state === undefined || earlier === undefined) return 'start';
  const attempt = game.tryApply(earlier, move);
  if (!attempt.ok || !deepEqual(attempt.state, state)) return 'unknown';
  return newsOf(game, attempt.events, state.seats);
}
