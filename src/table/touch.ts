// How touches on a table become a move: a touch picks a field, until one move is left.
import type { AnyMove } from '../engine/base.js';
import { type ChoiceOf, type FieldOf, narrow, type PartialMove, pick } from '../engine/narrow.js';
import { HOOKS } from '../svg/hooks.js';

/** A thing on the table, by one of its hooks: `{ hook: 'cell', value: 'b2' }`. */
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

/** The hook of the things that a field names; `undefined` if it names none. */
function hookOf(field: string): string | undefined {
  // The keys of a constant object.
  return Object.hasOwn(HOOKS, field) ? HOOKS[field as keyof typeof HOOKS] : undefined;
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

/** More buttons than these are no help: the things on the table are touched instead. */
const MAX_BUTTONS = 6;

/** Whether a move names a card or a cell, or has another field that only touches can pick. */
function namesThing(move: AnyMove): boolean {
  return Object.keys(move).some((field) => {
    const hook = hookOf(field);
    return field !== 'type' && hook !== undefined && hook !== 'end';
  });
}

/**
 * The moves that have a button: those that name nothing on the table, those that end here while longer ones go on, and
 * once something is picked, all that are left if they are few.
 */
export function buttonMoves<Move extends AnyMove>(moves: readonly Move[], readings: Readings<Move>): readonly Move[] {
  const left = remaining(moves, readings);
  const hasPicked = readings.some((reading) => Object.keys(reading).length > 0);
  if (!hasPicked) return left.filter((move) => !namesThing(move));
  if (left.length <= MAX_BUTTONS) return left;
  const ending = new Set(readings.map((reading) => narrow(moves, reading).move));
  return left.filter((move) => ending.has(move) || !namesThing(move));
}

/** The field to ask for next, and what was picked before it; `null` if every reading is a whole move. */
export function asked<Move extends AnyMove>(
  moves: readonly Move[],
  readings: Readings<Move>,
): { readonly field: FieldOf<Move>; readonly picked: PartialMove<Move> } | null {
  for (const picked of readings) {
    const { next } = narrow(moves, picked);
    if (next !== null) return { field: next, picked };
  }
  return null;
}

/**
 * The moves as they are marked on the table: before the first touch without the cells that are asked for only after a
 * card.
 */
export function firstTouches<Move extends AnyMove>(
  moves: readonly Move[],
  readings: Readings<Move>,
): readonly AnyMove[] {
  if (readings.some((reading) => Object.keys(reading).length > 0)) return moves;
  return moves.map((move) => {
    const fields = Object.entries(move);
    const hasCard = fields.some(([field]) => hookOf(field) === 'card');
    // The type and the seat stay.
    return hasCard
      ? (Object.fromEntries(fields.filter(([field]) => hookOf(field) !== 'cell')) as unknown as AnyMove)
      : move;
  });
}
