// What the fields of a move can hold, as data: checks, schemas, notation, hooks and the numbers of moves follow from it.
import type { TableBase } from './base.js';
import { isSeat, isWhole } from './guards.js';
import type { Seat } from './seats.js';

/** A move whose fields were not all checked yet. */
type Unchecked = { readonly [field: string]: unknown };

/**
 * Whether a field of a move holds a value that exists in this game at all (G-0), legal or not. `move` is the whole move;
 * the fields stated before this one have already passed.
 */
export type FieldCheck<Table> = (value: unknown, table: Table, move: Unchecked) => boolean;

/** What every kind of field states, whatever the type of its values. */
export interface AnyKind {
  readonly has: FieldCheck<never>;
  /** Its values, if it is one of a few. */
  readonly values?: readonly unknown[] | undefined;
  /** The smallest and the largest number, if it is a whole number. */
  readonly range?: readonly [min: number, max: number] | undefined;
  /** The field of the same move that bounds the number: 3 cards of a type at most if `upTo` holds 3. */
  readonly upTo?: string | undefined;
  /** The kind of its items, if it is a list. */
  readonly item?: AnyKind | undefined;
  /** The maximum number of items. */
  readonly maxItems?: number | undefined;
  /** The texts of values in tokens, if they differ from `String(value)`. */
  readonly spelled?: { readonly [value: string]: string | undefined } | undefined;
  /** The thing on the table that a value names: its element has the attribute `data-<hook>` with the value as text. */
  readonly hook?: string | undefined;
  /**
   * The values that a legal move of seat 0 can have in some position, given the fields before this one. Default: all that
   * `values` or `range` state.
   */
  readonly possible?: ((table: never, move: Unchecked) => readonly unknown[]) | undefined;
  /** What `seat` calls the value if seat 0 calls it `value`, if it depends on where one sits. */
  readonly seenBy?: ((value: never, seat: Seat, table: never, move: Unchecked) => unknown) | undefined;
}

/** What a field of type `Value` can hold. Made by {@link oneOf}, {@link wholeFrom}, {@link seatOf}, {@link listOf} and {@link where}. */
export interface FieldKind<in out Value, in Table = unknown> extends AnyKind {
  readonly has: FieldCheck<Table>;
  readonly values?: readonly Value[] | undefined;
  readonly possible?: ((table: Table, move: Unchecked) => readonly Value[]) | undefined;
  readonly seenBy?: ((value: Value, seat: Seat, table: Table, move: Unchecked) => Value) | undefined;
}

/** What may be stated of any kind. */
export interface KindConfig<in out Value, in Table = unknown> {
  /** See {@link AnyKind.hook}. */
  readonly hook?: string;
  /** See {@link AnyKind.spelled}. */
  readonly spelled?: { readonly [value: string]: string | undefined };
  /** See {@link AnyKind.possible}. */
  readonly possible?: (table: Table, move: Unchecked) => readonly Value[];
  /** See {@link AnyKind.seenBy}. */
  readonly seenBy?: (value: Value, seat: Seat, table: Table, move: Unchecked) => Value;
}

/** A field that holds one of these values. */
export function oneOf<const Value extends string | number, Table = unknown>(
  values: readonly Value[],
  config: KindConfig<Value, Table> = {},
): FieldKind<Value, Table> {
  const known = new Set<unknown>(values);
  // A Set treats -0 as 0.
  // PERF(frozen): a copy, since a statement is frozen, and rules read their own lists faster.
  return { has: (value) => known.has(value) && !Object.is(value, -0), values: [...values], ...config };
}

/** A field that holds a whole number from `min` to `max`, at a table perhaps at most `most(table)`. */
export function wholeFrom<Table = unknown>(
  min: number,
  max: number,
  {
    most,
    upTo,
    ...config
  }: KindConfig<number, Table> & { readonly most?: (table: Table) => number; readonly upTo?: string } = {},
): FieldKind<number, Table> {
  return {
    has: (value, table, move) =>
      isWhole(value) &&
      value >= min &&
      value <= max &&
      (most === undefined || value <= most(table)) &&
      (upTo === undefined || value <= Number(move[upTo])),
    range: [min, max],
    upTo,
    ...config,
  };
}

/** A field that names a seat of the table, of at most `max` seats. Its things have the hook `seat`. */
export function seatOf(max: number): FieldKind<Seat, Pick<TableBase, 'seats'>> {
  return {
    has: (value, { seats }) => isSeat(value, seats),
    range: [0, max - 1],
    hook: 'seat',
    // Clockwise from oneself (G-5).
    seenBy: (value, seat, { seats }) => (value + seat) % seats,
  };
}

/** A field that holds a list of one to `maxItems` items. */
export function listOf<Item, Table>(
  item: FieldKind<Item, Table>,
  maxItems: number,
  config: KindConfig<readonly Item[], Table> = {},
): FieldKind<readonly Item[], Table> {
  const { has, seenBy, hook } = item;
  return {
    has(value, table, move) {
      if (!Array.isArray(value) || value.length === 0 || value.length > maxItems) return false;
      // Not `every`: a caller's list may override it.
      for (let i = 0; i < value.length; i++) if (!has(value[i], table, move)) return false;
      return Object.keys(value).length === value.length;
    },
    item,
    maxItems,
    hook,
    ...(seenBy && { seenBy: (list, seat, table, move) => list.map((each) => seenBy(each, seat, table, move)) }),
    ...config,
  };
}

/** A field of a kind of your own: `has` checks a value at a table. Its schema and its texts in tokens are stated apart. */
export function where<Value, Table = unknown>(
  has: FieldCheck<Table>,
  config: KindConfig<Value, Table> = {},
): FieldKind<Value, Table> {
  return { has, ...config };
}
