import type { AnyMove, TableBase } from './base.js';
import { isRecord, isSeat, isWhole } from './guards.js';
import { shortText } from './options.js';

/**
 * Whether a field of a move holds a value that exists in this game at all (G-0), legal or not. `move` is the whole move;
 * the fields listed before this one have already passed. If moves of one type differ in their fields, the check runs for
 * all of them, with `undefined` for an absent field.
 */
export type FieldShape<Table> = (value: unknown, table: Table, move: { readonly [field: string]: unknown }) => boolean;

/** The fields of any member of a union. */
type FieldsOf<Move> = Move extends unknown ? keyof Move : never;

/** For every type of move: the steps it belongs to (G-3), and the shape of its fields other than `seat` and `type`. */
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
  const known = new Set(values);
  // A Set treats -0 as 0.
  return (value) => known.has(value) && !Object.is(value, -0);
}

/** A field that holds a whole number from `min` to `max`. */
export function wholeFrom(min: number, max: number): FieldShape<unknown> {
  return (value) => isWhole(value) && value >= min && value <= max;
}

/** A field that names a seat of this table. */
export function seatAtTable(value: unknown, table: Pick<TableBase, 'seats'>): boolean {
  return isSeat(value, table.seats);
}

/** The shape of the moves of one type, prepared for fast checks. */
export interface CompiledShape<Table> {
  readonly steps: readonly string[];
  readonly fields: readonly { readonly name: string; readonly shape: FieldShape<Table> }[];
}

/** The shapes of all moves of a game. */
export interface CompiledShapes<Table> {
  readonly byType: ReadonlyMap<unknown, CompiledShape<Table>>;
  /** By interned move, recognized by identity without a look at its fields. */
  readonly byMove: ReadonlyMap<unknown, CompiledShape<Table>>;
}

/**
 * Prepares `shapes` for {@link shapeOf}. Each of the `interned` moves must be well-formed at every table that has its
 * seat.
 * @throws RangeError if an interned move is not frozen, or of an unknown type.
 */
export function compileShapes<Move extends AnyMove, Table>(
  shapes: MoveShapes<Move, Table>,
  interned: readonly Move[] = [],
): CompiledShapes<Table> {
  const types = Object.keys(shapes) as Move['type'][];
  const byType = new Map<unknown, CompiledShape<Table>>(types.map((type) => [type, compile(shapes[type])]));
  const byMove = new Map<unknown, CompiledShape<Table>>();
  for (const move of interned) {
    const shape = byType.get(move.type);
    if (shape === undefined || !Object.isFrozen(move)) {
      throw new RangeError(`interned: expected frozen moves of known types, got ${shortText(move.type)}`);
    }
    byMove.set(move, shape);
  }
  return { byType, byMove };
}

function compile<Table>({ steps, fields }: MoveShapes<AnyMove, Table>[string]): CompiledShape<Table> {
  const named = Object.entries<FieldShape<Table>>(fields);
  return { steps, fields: named.map(([name, shape]) => ({ name, shape })) };
}

/** Whether moves of this shape belong to this step. PERF(inline): it is usually the first step, found without a search. */
export function belongsTo({ steps }: CompiledShape<never>, step: string): boolean {
  return steps[0] === step || steps.includes(step);
}

/**
 * The shape that `value` matches as a move of the game, or the path of the first wrong field (G-0). Extra fields are
 * wrong, and so are fields that are `undefined`: there is exactly one way to write a move.
 */
export function shapeOf<Table extends Pick<TableBase, 'seats'>>(
  shapes: CompiledShapes<Table>,
  value: unknown,
  table: Table,
): CompiledShape<Table> | string {
  const known = shapes.byMove.get(value);
  // An interned move has a seat, but perhaps not one of this table.
  if (known !== undefined) return (value as AnyMove).seat < table.seats ? known : 'seat';
  if (typeof value !== 'object' || value === null) return '';
  // PERF(shape): read `type` first; V8 then knows the shape and skips later checks.
  const { type } = value as { readonly type?: unknown };
  if (!isRecord(value)) return '';
  const shape = shapes.byType.get(type);
  if (shape === undefined) return 'type';
  if (!seatAtTable(value['seat'], table)) return 'seat';
  // A plain object inherits none of these names: each field found here belongs to `value` itself.
  let present = 2;
  for (const { name, shape: matches } of shape.fields) {
    const given = value[name];
    if (!matches(given, table, value)) return name;
    if (given !== undefined) present++;
  }
  // JSON drops fields that are not enumerable: keys() lacks one that the move needs, and all own names show any other.
  const isExact = Object.keys(value).length === present && Object.getOwnPropertyNames(value).length === present;
  return isExact ? shape : wrongField(shape, value);
}

/** The first own field that is `undefined`, not enumerable, or unknown in such a move; `''` if its name is empty. */
function wrongField({ fields }: CompiledShape<never>, value: Record<string, unknown>): string {
  const known = ['type', 'seat', ...fields.map(({ name }) => name)];
  const isWrong = (key: string) =>
    value[key] === undefined || !Object.prototype.propertyIsEnumerable.call(value, key) || !known.includes(key);
  return Object.getOwnPropertyNames(value).find(isWrong)?.slice(0, 40) ?? '';
}
