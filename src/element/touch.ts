// How touches on a table become a move: a touch picks a field, until one move is left.
import type { AnyMove } from '../engine/base.js';
import { type ChoiceOf, type FieldOf, narrow, type PartialMove, pick } from '../engine/narrow.js';
import { hookOf } from '../svg/hooks.js';

/** A thing on the table, by one of its hooks: `{ hook: 'cell', value: 'N2' }`. */
export interface Thing {
  readonly hook: string;
  /** The value of a move's field, as text. */
  readonly value: string;
}

/**
 * Everything that was picked so far can mean. One touch can mean several fields: a card of Chicken Roundup can be played or
 * paid. Before the first touch it is `NOTHING_PICKED`; without a reading nothing can be meant.
 */
export type Readings<Move extends AnyMove> = readonly PartialMove<Move>[];

/** The readings before the first touch. */
export const NOTHING_PICKED: Readings<never> = [{}];

/** Whether nothing is picked yet. */
export function isUntouched(readings: Readings<AnyMove>): boolean {
  return readings.every((reading) => Object.keys(reading).length === 0);
}

/** What `readings` become by a touch on a thing with these hooks; empty if the thing means nothing now. */
export function touch<Move extends AnyMove>(
  moves: readonly Move[],
  readings: Readings<Move>,
  things: readonly Thing[],
): Readings<Move> {
  return readings.flatMap((reading) => {
    const { open } = narrow(moves, reading);
    // The fields listed are those of these moves.
    const fields = Object.entries(open) as [FieldOf<Move>, readonly ChoiceOf<Move, FieldOf<Move>>[]][];
    return fields.flatMap(([field, values]) => {
      const picked = reading[field];
      if (picked !== undefined && !Array.isArray(picked)) return [];
      const touched = things.filter(({ hook }) => hook === hookOf(field));
      return values
        .filter((value) => touched.some((thing) => thing.value === String(value)))
        .map((value) => pick(moves, reading, field, value));
    });
  });
}

/** Every move that can still be meant, in the order of `moves`. */
export function remaining<Move extends AnyMove>(moves: readonly Move[], readings: Readings<Move>): readonly Move[] {
  const meant = new Set(readings.flatMap((reading) => narrow(moves, reading).moves));
  return moves.filter((move) => meant.has(move));
}

/** The move that is picked, if nothing more can be picked. */
export function chosen<Move extends AnyMove>(moves: readonly Move[], readings: Readings<Move>): Move | null {
  const [only, other] = remaining(moves, readings);
  return only === undefined || other !== undefined ? null : only;
}

/**
 * Whether a field of the move that is not picked yet names a thing to touch. The side to which a gap closes has a button as
 * well: nobody has touched anything before it is asked.
 */
function namesMore(move: AnyMove, reading: object): boolean {
  return Object.entries(move).some(([field, value]) => {
    const hook = hookOf(field);
    if (hook === undefined || field === 'toward' || field === 'type') return false;
    const picked: unknown = Reflect.get(reading, field);
    return Array.isArray(value) ? value.length > (Array.isArray(picked) ? picked.length : 0) : picked === undefined;
  });
}

/** The moves that have a button: those for which nothing more on the table can be touched. */
export function buttonMoves<Move extends AnyMove>(moves: readonly Move[], readings: Readings<Move>): readonly Move[] {
  const ending = readings.flatMap((reading) =>
    narrow(moves, reading).moves.filter((move) => !namesMore(move, reading)),
  );
  return moves.filter((move) => ending.includes(move));
}

/**
 * The field to ask for next, and what was picked before it; `null` if the readings leave different ones, or none, or if they
 * leave different types of moves: a card that can be played or paid is not yet either.
 */
export function asked<Move extends AnyMove>(
  moves: readonly Move[],
  readings: Readings<Move>,
): { readonly field: FieldOf<Move>; readonly picked: PartialMove<Move> } | null {
  const [first, ...others] = readings.map((picked) => ({ field: narrow(moves, picked).next, picked }));
  if (first === undefined || others.some(({ field }) => field !== first.field)) return null;
  if (others.length > 0 && new Set(remaining(moves, readings).map(({ type }) => type)).size > 1) return null;
  const { field, picked } = first;
  return field === null ? null : { field, picked };
}

/**
 * The moves as they are marked on the table: before the first touch without the cells, ends of rows and piles for which the
 * table asks only after a card.
 */
export function firstTouches<Move extends AnyMove>(
  moves: readonly Move[],
  readings: Readings<Move>,
): readonly AnyMove[] {
  if (!isUntouched(readings)) return moves;
  return moves.map((move) => {
    const fields = Object.entries(move);
    const hasCard = fields.some(([field]) => hookOf(field) === 'card');
    // The type and the seat stay.
    const isFirst = ([field]: readonly [string, unknown]) => !/^(?:cell|end|pile)$/.test(hookOf(field) ?? '');
    return hasCard ? (Object.fromEntries(fields.filter(isFirst)) as unknown as AnyMove) : move;
  });
}
