// What the fields of moves can hold, as data: checks, schemas, notation, hooks and numbers of moves follow from it.
import type { TableBase } from './base.js';
import { isSeat, isWhole } from './guards.js';
import type { Seat } from './seats.js';

/**
 * Whether a field of a move holds a value that exists in this game at all (G-0), legal or not. `move` is the whole move;
 * the fields stated before this one have already passed.
 */
export type FieldCheck<Table> = (value: unknown, table: Table, move: { readonly [field: string]: unknown }) => boolean;

/** What every kind of field states, whatever the type of its values. */
export interface AnyKind {
  /** The check; for a kind of the game's own, the name of its check in the definition of the game. */
  readonly has: FieldCheck<never> | string;
  /** Its values, if it is one of a few. */
  readonly of?: readonly (string | number)[];
  /** The smallest and the largest value, if it is a whole number. */
  readonly range?: readonly [from: number, to: number];
  /** The field of the same move that bounds the number. */
  readonly upTo?: string;
  /** Whether the number is a seat of the table. */
  readonly isSeat?: true;
  /** The kind of its items, if it is a list of one to `max` of them. */
  readonly items?: AnyKind;
  /** The most items of a list. */
  readonly max?: number;
  /** The texts of values in tokens, where they differ from `String(value)`. */
  readonly spelled?: { readonly [value: string]: string };
  /** The thing on the table that a value names: its element has the attribute `data-<hook>`, with the value as text. */
  readonly hook?: string;
  /** Whether a value is a place that is asked for only after the thing that goes there. */
  readonly isTarget?: true;
  /** Whether a move that lacks only this field has a button, too. */
  readonly hasButton?: true;
  /** The field whose thing it counts: how many copies of a card. */
  readonly counts?: string;
}

/** What a field of type `Value` can hold at a table. */
export interface FieldKind<in out Value, in Table = unknown> extends AnyKind {
  /** See {@link AnyKind.has}. */
  readonly has: FieldCheck<Table> | string;
  /** See {@link AnyKind.of}. */
  readonly of?: readonly (Value & (string | number))[];
}

/** What may be stated of any kind. */
export type KindConfig = Pick<AnyKind, 'hook' | 'spelled' | 'isTarget' | 'hasButton' | 'counts'>;

/** A field that holds one of these values. */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  config?: KindConfig,
): FieldKind<Value> {
  const known = new Set<unknown>(values);
  return {
    // A Set treats -0 as 0.
    has: (value) => known.has(value) && !Object.is(value, -0),
    // PERF(frozen): a copy, since a statement is frozen, and rules read their own lists faster.
    of: [...values],
    ...config,
  };
}

/** A field that holds a whole number from `from` to `to`: at a table perhaps at most `most(table)`. */
export function wholeFrom<Table = unknown>(
  from: number,
  to: number,
  config?: KindConfig & Pick<AnyKind, 'upTo'>,
  most?: (table: Table) => number,
): FieldKind<number, Table> {
  return {
    has: (value, table, move) =>
      isWhole(value) &&
      value >= from &&
      value <= to &&
      (most === undefined || value <= most(table)) &&
      (config?.upTo === undefined || value <= Number(move[config.upTo])),
    range: [from, to],
    ...config,
  };
}

/** A field that names a seat of the table, which has `max` seats at most. */
export function seatOf(max: number): FieldKind<Seat, Pick<TableBase, 'seats'>> {
  return { has: (value, { seats }) => isSeat(value, seats), range: [0, max - 1], isSeat: true, hook: 'seat' };
}

/** A field that holds a list of one to `max` values that `oneOf` states. A value may stand in it several times. */
export function listOf<const Item extends string | number>(
  items: FieldKind<Item>,
  max: number,
): FieldKind<readonly Item[]> {
  const { of = [], hook, isTarget } = items;
  return {
    has(value) {
      if (!Array.isArray(value) || value.length === 0 || value.length > max) return false;
      // Not `every`: a caller's list may override it.
      for (let i = 0; i < value.length; i++) if (!of.includes(value[i])) return false;
      return Object.keys(value).length === value.length;
    },
    items,
    max,
    ...(hook && { hook }),
    ...(isTarget && { isTarget }),
  };
}

/** A field of a kind that the definition of the game checks, in `kinds`. Its schema and its texts are stated apart. */
export function own<Value>(name: string, config?: KindConfig): FieldKind<Value> {
  return { has: name, ...config };
}
