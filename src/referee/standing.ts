import type { GameTypes } from '../engine/game.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { LogEntry } from './match.js';

/** The entries of a log that stand, and the ones taken back. */
export interface Standing<G extends GameTypes> {
  /** The opening and the moves not taken back, in order. */
  readonly entries: readonly LogEntry<G>[];
  /** Whether an entry stands. */
  has(entry: LogEntry<G>): boolean;
  /** The move that this entry takes back. */
  takenBackBy(entry: LogEntry<G>): LogEntry<G>;
}

/** Sorts a log. A seat always takes back its last standing move. @throws RangeError if it has none, or `log` is not a log. */
export function standingEntries<G extends GameTypes>(log: readonly LogEntry<G>[]): Standing<G> {
  checkLog(log);
  const entries = new Set<LogEntry<G>>();
  const takenBack = new Map<LogEntry<G>, LogEntry<G>>();
  for (const [index, entry] of log.entries()) {
    const { takenBack: back } = entry;
    if (back === undefined) {
      entries.add(entry);
      continue;
    }
    const last = [...entries].reverse().find(({ move }) => move?.seat === back.seat);
    if (last === undefined)
      return refuseOption(`log.${index}.takenBack.seat`, 'a seat with a move that stands', back.seat);
    entries.delete(last);
    takenBack.set(entry, last);
  }
  return {
    entries: [...entries],
    has: (entry) => entries.has(entry),
    takenBackBy: (entry) => takenBack.get(entry) ?? refuseOption('entry', 'one that takes a move back', entry),
  };
}

/** @throws RangeError unless `log` is a list of entries, each with a list of events. */
export function checkLog(log: unknown): void {
  if (!Array.isArray(log)) refuseOption('log', 'a list of entries', log);
  for (const [index, entry] of log.entries()) {
    if (!isRecord(entry) || !Array.isArray(entry['events'])) {
      refuseOption(`log.${index}`, 'an entry with a list of events', entry);
    }
    const { move, takenBack }: { readonly [name: string]: unknown } = entry;
    if (move !== null && !isRecord(move)) refuseOption(`log.${index}.move`, 'a move or null', move);
    if (takenBack !== undefined && takenBack !== true && !isRecord(takenBack)) {
      refuseOption(`log.${index}.takenBack`, 'the move taken back', takenBack);
    }
  }
}

/**
 * The log of a match without the moves taken back, for a record, a replay or an analysis.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { recordOf } from 'hencoop/record';
 * import { createReferee, standing } from 'hencoop/referee';
 *
 * const referee = createReferee(chicken);
 * const opened = referee.open({ seats: 2, seed: 'hen' });
 * const played = referee.submit(opened.match, 0, { id: 'a1', revision: 1, move: { seat: 0, type: 'withdraw' } });
 * const log = played.log === null ? [opened.log] : [opened.log, played.log];
 * const back = referee.takeBack(played.match, 0, log);
 *
 * const whole = back.log === null ? log : [...log, back.log];
 * whole.length; // 3
 * const moves = standing(whole).flatMap(({ move }) => move ?? []);
 * recordOf(chickenEntry, back.match.state, moves).moves.length; // 0
 * ```
 *
 * @throws RangeError if `log` is not a log, or a seat takes back a move that it has not made.
 */
export function standing<G extends GameTypes>(log: readonly LogEntry<G>[]): readonly LogEntry<G>[] {
  return standingEntries(log).entries;
}
