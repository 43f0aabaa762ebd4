import type { AnyMove, TableBase } from './game.js';
import { isRecord, isWhole } from './options.js';

/**
 * Whether a field of a move holds a value that exists in this game at all (G-0), legal or not. `move` is what the field
 * belongs to; its fields that are listed before this one have been found well-shaped. Where moves of one type differ in
 * their fields, a field is asked about in all of them: `undefined` where it is absent.
 */
export type FieldShape<Table> = (value: unknown, table: Table, move: { readonly [field: string]: unknown }) => boolean;

/** The fields of any member of a union. */
type FieldsOf<Move> = Move extends unknown ? keyof Move : never;

/** For every type of move: the steps of play it belongs to (G-3), and the shape of its fields beside `seat` and `type`. */
export type MoveShapes<Move extends AnyMove, Table> = {
  readonly [Type in Move['type']]: {
    readonly steps: readonly string[];
    readonly fields: {
      readonly [Field in Exclude<FieldsOf<Extract<Move, { type: Type }>>, 'seat' | 'type'>]: FieldShape<Table>;
    };
  };
};

/** A field that holds one of these values. */
export function oneOf(values: readonly unknown[]): FieldShape<unknown> {
  return (value) => values.some((known) => Object.is(known, value));
}

/** A field that holds a whole number from `least` to `most`. */
export function wholeFrom(least: number, most: number): FieldShape<unknown> {
  return (value) => isWhole(value) && value >= least && value <= most;
}

/** A field that names a seat of this table. */
export function seatAtTable(value: unknown, table: TableBase): boolean {
  return isWhole(value) && value >= 0 && value < table.seats;
}

/**
 * G-0: the path of the first field that makes `value` no move of the game, or `null` where it is one.
 * Extra fields count, and `undefined` ones, so that no two spellings are one move.
 */
export function misshapen<Move extends AnyMove, Table extends TableBase>(
  shapes: MoveShapes<Move, Table>,
  value: unknown,
  table: Table,
): string | null {
  if (!isRecord(value)) return '';
  const type = ownField(value, 'type');
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return 'type';
  if (!seatAtTable(ownField(value, 'seat'), table)) return 'seat';
  // The check above found `type` among the keys of `shapes`; its fields are read by name only.
  const fields: { readonly [field: string]: FieldShape<Table> } = shapes[type as Move['type']].fields;
  for (const field of Object.keys(fields)) {
    if (!fields[field]?.(ownField(value, field), table, value)) return field;
  }
  for (const key of Object.getOwnPropertyNames(value)) {
    const known = key === 'type' || key === 'seat' || Object.hasOwn(fields, key);
    if (!known || value[key] === undefined) return key.slice(0, 40);
  }
  return null;
}

function ownField(value: Record<string, unknown>, field: string): unknown {
  return Object.hasOwn(value, field) ? value[field] : undefined;
}
