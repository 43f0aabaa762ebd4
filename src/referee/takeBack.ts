import { failed } from '../engine/failed.js';
import type { CheckedGame, Game, GameTypes } from '../engine/game.js';
import { checkGame } from '../engine/given.js';
import { isSeat } from '../engine/guards.js';
import { deepEqual } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';
import { readTable } from '../engine/readTable.js';
import type { Seat } from '../engine/seats.js';
import { foresee } from './foresee.js';
import type { LogEntry } from './match.js';
import { checkLog, standingEntries } from './standing.js';

/** One change of the table, as a seat has learned it. */
export interface SeatEntry<G extends GameTypes> {
  /** The seat's own move that led to it; `null` for the opening and for changes by others. */
  readonly move: G['Move'] | null;
  /** The events as the seat learned them, in order, as in one delivery. */
  readonly events: readonly G['RedactedEvent'][];
  /** Only in an entry without events: another seat has taken back a move that this seat had seen. */
  readonly takenBack?: true;
}

/**
 * The part of the host's log of a match that `seat` has learned: its own moves, and the redacted events of all changes. It
 * omits moves taken back, and changes by others from which the seat learned nothing. If the seat had seen a move that another
 * seat took back, an entry marks this.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { createReferee, seatEntries } from 'hencoop/referee';
 *
 * const { log } = createReferee(chicken).open({ seats: 2, seed: 'hen' });
 * seatEntries(chicken, [log], 0)[0]?.events.length; // 3: opened, dealt, turned up
 * ```
 *
 * @throws RangeError if no table of the game has the seat, or `log` is not a log.
 */
export function seatEntries<G extends GameTypes>(
  game: CheckedGame<G>,
  log: readonly LogEntry<G>[],
  seat: Seat,
): SeatEntry<G>[] {
  checkGame(game);
  const { max } = game.seats;
  if (!isSeat(seat, max)) refuseOption('seat', `a seat from 0 to ${max - 1}`, seat);
  const stands = standingEntries(log);
  const learned = (events: readonly G['Event'][]) => events.flatMap((event) => game.redact(event, seat) ?? []);
  return log.flatMap((entry): SeatEntry<G>[] => {
    const { move, takenBack } = entry;
    if (takenBack !== undefined) {
      const isNews = takenBack.seat !== seat && learned(stands.takenBackBy(entry).events).length > 0;
      return isNews ? [{ move: null, events: [], takenBack: true }] : [];
    }
    if (!stands.has(entry)) return [];
    const events = learned(entry.events);
    const own = move?.seat === seat ? move : null;
    return own === null && events.length === 0 ? [] : [{ move: own, events }];
  });
}

/**
 * Whether it is honest to take back the last move of a seat: the move showed its player nothing that could not be known in
 * advance, neither a hidden card nor a result of chance, and the player has learned nothing since. So the player knows
 * exactly as much as before, and would choose again with the same knowledge.
 *
 * `true` is certain. `false` is cautious: the result is `false` even if counting would reveal the cards that the rules looked
 * at, as when all unseen cards are alike. The result depends only on `log`, which contains nothing that the seat may not know.
 *
 * @param log - What the seat has learned, in order: see {@link seatEntries}. A client that keeps its deliveries has it, too.
 * @param from - The view from which the log continues, such as a snapshot's; `null` if the log begins with the opening.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { createReferee, mayTakeBack, seatEntries } from 'hencoop/referee';
 *
 * const referee = createReferee(chicken);
 * const opened = referee.open({ seats: 2, seed: 'hen' });
 * const played = (move: object) => referee.submit(opened.match, 0, { id: 'a1', revision: 1, move }).log;
 *
 * const draw = played({ seat: 0, type: 'draw' });
 * if (draw !== null) mayTakeBack(chicken, seatEntries(chicken, [opened.log, draw], 0)); // false: it has seen a card
 * const withdraw = played({ seat: 0, type: 'withdraw' });
 * if (withdraw !== null) mayTakeBack(chicken, seatEntries(chicken, [opened.log, withdraw], 0)); // true
 * ```
 *
 * @throws RangeError if the log has no beginning, or a move that the seat could not make; it names the path of the fault.
 */
export function mayTakeBack<G extends GameTypes>(
  game: Game<G>,
  log: readonly SeatEntry<G>[],
  from: G['View'] | null = null,
): boolean {
  checkGame(game);
  checkLog(log);
  const last = log.map(({ move }) => move !== null).lastIndexOf(true);
  const entry = log[last];
  if (entry === undefined || entry.move === null) return false;
  if (log.slice(last + 1).some(({ events, takenBack }) => events.length > 0 || takenBack)) return false;
  const { move, events } = entry;
  const view = viewAfter(game, log.slice(0, last), from);
  return readTable(game.id, view, () => {
    if (view.viewer === undefined) refuseOption('log', 'the opening first, or a view to continue from', view);
    if (game.whyNot(view, move) !== null) refuseOption(`log.${last}.move`, 'a move that was legal then', move);
    const foreseen = foresee(game, view, move);
    return foreseen !== null && deepEqual(foreseen, events);
  });
}

/** The view after these entries. @throws RangeError if an event cannot follow, or there is no view to begin with. */
function viewAfter<G extends GameTypes>(
  game: Game<G>,
  log: readonly SeatEntry<G>[],
  from: G['View'] | null,
): G['View'] {
  let view = from;
  try {
    for (const { events } of log) for (const event of events) view = game.evolve(view, event);
  } catch (cause) {
    throw failed(cause, 'log', 'following its events');
  }
  return view ?? refuseOption('log', 'the opening first, or a view to continue from', view);
}
