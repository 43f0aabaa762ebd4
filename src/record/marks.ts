import type { AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import { isRecord, isWhole } from '../engine/guards.js';
import { MARKS, type Mark } from '../engine/marks.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { markMisfit } from './misfit.js';
import type { GameRecord, MoveMark } from './stored.js';

/** A judged decision, as `analyze` of `hencoop/analysis` returns it. */
export interface JudgedMove<G extends GameTypes> {
  /** The index of the move among those of its seat, 0 for its first. */
  readonly index: number;
  /** `null` if the move gets no mark. */
  readonly mark: Mark | null;
  /** How much win probability the move cost, from 0 to 1. */
  readonly loss: number;
  /** The better move. */
  readonly best: G['Move'];
}

/**
 * The record with the marks of these decisions, in place of any that it had.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { annotate, formatRecord, recordOf } from 'hencoop/record';
 *
 * const start = chicken.setup({ seats: 2, seed: 'hen' });
 * const move = { seat: 0, type: 'withdraw' } as const;
 * const record = recordOf(chickenEntry, chicken.apply(start, move), [move]);
 * const judged = { index: 0, mark: 'mistake', loss: 0.12, best: { seat: 0, type: 'draw' } } as const;
 * formatRecord(chickenEntry, annotate(record, [judged])).split('\n').at(-2); // '1. s0 W {mistake 12%, better D}'
 * ```
 *
 * @throws RangeError if `record` is not a record, or a decision is not about one of its moves.
 */
export function annotate<G extends GameTypes>(
  record: GameRecord<G>,
  decisions: readonly JudgedMove<G>[],
): GameRecord<G> {
  if (!isRecord(record) || !Array.isArray(record.moves) || !record.moves.every(isMove))
    refuseOption('record', 'a record', record);
  if (!Array.isArray(decisions) || !decisions.every(isJudged))
    refuseOption('decisions', 'a list of decisions', decisions);
  const places = placesIn(record.moves);
  const marks = decisions
    .flatMap(({ index: own, mark, loss, best }, number): MoveMark<G>[] => {
      if (mark === null) return [];
      const index = places.get(best.seat)?.[own];
      const path = `decisions[${number}].index`;
      if (index === undefined) return refuseOption(path, `the index of a move of seat ${best.seat}`, own);
      return [{ index, mark, percent: Math.round(100 * loss), better: best }];
    })
    .sort((a, b) => a.index - b.index);
  const fault = markMisfit({ moves: record.moves, marks });
  if (fault !== null) throw new RangeError(fault.join(': '));
  const { marks: _, ...plain } = record;
  return marks.length === 0 ? plain : { ...plain, marks };
}

/** The indexes of each seat's moves among all moves. */
function placesIn(moves: readonly AnyMove[]): ReadonlyMap<Seat, readonly number[]> {
  const places = new Map<Seat, number[]>();
  for (const [index, { seat }] of moves.entries()) {
    const own = places.get(seat);
    if (own === undefined) places.set(seat, [index]);
    else own.push(index);
  }
  return places;
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

const isMove = (value: unknown) => isRecord(value) && isWhole(value['seat']);

const isJudged = (value: unknown) =>
  isRecord(value) &&
  (value['mark'] === null ||
    (MARKS.some((mark) => mark === value['mark']) &&
      isWhole(value['index']) &&
      isShare(value['loss']) &&
      isMove(value['best'])));
