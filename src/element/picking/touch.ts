// Turns touches into a move: each touch picks a field, or an item of a list in any order, until one move is left.
import type { AnyMove } from '../../engine/base.js';
import { hookIn, type Kinds } from '../../engine/moveStatement.js';
import { type FieldOf, narrow, type PartialMove } from '../../engine/narrow.js';

/** A thing on the table, identified by a hook: `{ hook: 'cell', value: 'N2' }`. */
export interface Thing {
  readonly hook: string;
  /** The value of a move's field. */
  readonly value: string | number;
}

/**
 * Every meaning that the touches so far could have. One touch can mean several fields: a card of Chicken Roundup can be
 * played or paid. `NOTHING_PICKED` before the first touch; empty if the touches fit no move.
 */
export type Readings<Move extends AnyMove> = readonly PartialMove<Move>[];

/** The readings before the first touch. */
export const NOTHING_PICKED: Readings<never> = [{}];

/** Whether nothing is picked yet. */
export function isUntouched(readings: Readings<AnyMove>): boolean {
  return readings.every((reading) => Object.keys(reading).length === 0);
}

/** The items of a list without those of another: of equal items, as many as it has more. */
function without(list: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const left = [...list];
  for (const item of others) {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** The moves that agree with a reading. Their lists hold the picked items in any order. */
function movesOf<Move extends AnyMove>(moves: readonly Move[], reading: PartialMove<Move>): readonly Move[] {
  const fields = Object.entries(reading).filter(([, picked]) => picked !== undefined);
  return moves.filter((move) =>
    fields.every(([field, picked]) => {
      const value: unknown = Reflect.get(move, field);
      return Array.isArray(value) && Array.isArray(picked)
        ? without(picked, value).length === 0
        : Object.is(value, picked);
    }),
  );
}

/** The readings after a touch on a thing with these hooks; empty if the thing means nothing now. */
export function touch<Move extends AnyMove>(
  kinds: Kinds,
  moves: readonly Move[],
  readings: Readings<Move>,
  things: readonly Thing[],
): Readings<Move> {
  return readings.flatMap((reading) => {
    const after = new Map<string, PartialMove<Move>>();
    for (const move of movesOf(moves, reading)) {
      for (const [field, value] of Object.entries(move)) {
        const hook = hookIn(kinds, field);
        const touched = things.filter((thing) => thing.hook === hook);
        const before: unknown = Reflect.get(reading, field);
        if (touched.length === 0 || (before !== undefined && !Array.isArray(before))) continue;
        const picked: readonly unknown[] = before ?? [];
        for (const item of without([value].flat(), picked)) {
          const key = `${field} ${item}`;
          if (after.has(key) || !touched.some((thing) => String(thing.value) === String(item))) continue;
          // Keep the order of the move, so that chickens walk in the order of their numbers.
          const added = Array.isArray(value) ? without(value, without(value, [...picked, item])) : item;
          // The value comes from this field of a move.
          after.set(key, { ...reading, [field]: added } as PartialMove<Move>);
        }
      }
    }
    return [...after.values()];
  });
}

/** The moves still possible, in the order of `moves`. */
export function remaining<Move extends AnyMove>(moves: readonly Move[], readings: Readings<Move>): readonly Move[] {
  const meant = new Set(readings.flatMap((reading) => movesOf(moves, reading)));
  return moves.filter((move) => meant.has(move));
}

/** The picked move, if only one is left. */
export function chosen<Move extends AnyMove>(moves: readonly Move[], readings: Readings<Move>): Move | null {
  const [only, other] = remaining(moves, readings);
  return only === undefined || other !== undefined ? null : only;
}

/** Whether an unpicked field of the move names a thing to touch, and has no button. */
function namesMore(kinds: Kinds, move: AnyMove, reading: object): boolean {
  return Object.entries(move).some(([field, value]) => {
    const { hook, hasButton } = kinds.get(field) ?? {};
    if (hook === undefined || hasButton) return false;
    const picked: unknown = Reflect.get(reading, field);
    return Array.isArray(value) ? value.length > (Array.isArray(picked) ? picked.length : 0) : picked === undefined;
  });
}

/** Whether there are several moves that differ only in the order of their things. */
export function differInWay(moves: readonly AnyMove[]): boolean {
  const [first, ...others] = moves.map((move) =>
    JSON.stringify(Object.values(move).map((value: unknown) => (Array.isArray(value) ? [...value].sort() : value))),
  );
  return others.length > 0 && others.every((other) => other === first);
}

/**
 * The moves to offer as buttons: moves with no more things to touch, and, once a thing is picked, moves that differ
 * only in direction.
 */
export function buttonMoves<Move extends AnyMove>(
  kinds: Kinds,
  moves: readonly Move[],
  readings: Readings<Move>,
): readonly Move[] {
  const ending = readings.flatMap((reading) => {
    const left = movesOf(moves, reading);
    const isWayOpen = Object.values(reading).some(Array.isArray) && differInWay(left);
    return isWayOpen ? left : left.filter((move) => !namesMore(kinds, move, reading));
  });
  return moves.filter((move) => ending.includes(move));
}

/**
 * The field to ask for next, and the picks so far; `null` if the readings leave different fields, none, or different
 * types of moves: a card that can be played or paid does not yet tell which.
 */
export function asked<Move extends AnyMove>(
  moves: readonly Move[],
  readings: Readings<Move>,
): { readonly field: FieldOf<Move>; readonly picked: PartialMove<Move> } | null {
  const [first, ...others] = readings.map((picked) => ({ field: narrow(movesOf(moves, picked), {}).next, picked }));
  if (first === undefined || others.some(({ field }) => field !== first.field)) return null;
  if (others.length > 0 && new Set(remaining(moves, readings).map(({ type }) => type)).size > 1) return null;
  const { field, picked } = first;
  return field === null ? null : { field, picked };
}

/**
 * The moves in the form in which drawings put rings around touchable things: each list holds its picked items plus one
 * of the others. Before the first touch, moves lack their targets, for which the table asks only after a thing.
 */
export function ringedMoves<Move extends AnyMove>(
  kinds: Kinds,
  moves: readonly Move[],
  readings: Readings<Move>,
): readonly AnyMove[] {
  return readings.flatMap((reading) => {
    const isFirst = isUntouched([reading]);
    return movesOf(moves, reading).flatMap((move) =>
      inEveryOrder(isFirst ? withoutTargets(kinds, move) : move, reading),
    );
  });
}

function withoutTargets(kinds: Kinds, move: AnyMove): AnyMove {
  const isTarget = (field: string) => kinds.get(field)?.isTarget === true;
  const fields = Object.entries(move);
  const namesThing = fields.some(([field]) => kinds.get(field)?.hook !== undefined && !isTarget(field));
  return namesThing ? (Object.fromEntries(fields.filter(([field]) => !isTarget(field))) as unknown as AnyMove) : move;
}

function inEveryOrder(move: AnyMove, reading: object): readonly AnyMove[] {
  return Object.entries(move).reduce<readonly AnyMove[]>(
    (spelled, [field, value]) => {
      if (!Array.isArray(value)) return spelled;
      const picked: readonly unknown[] = Reflect.get(reading, field) ?? [];
      const others = without(value, picked);
      const lists = others.length === 0 ? [picked] : others.map((item) => [...picked, item]);
      return spelled.flatMap((each) => lists.map((list) => ({ ...each, [field]: list })));
    },
    [move],
  );
}
