import type { AnyMove, TableBase } from './base.js';
import { isRecord, isSeat } from './guards.js';
import type { AnyKind, FieldCheck } from './moveKinds.js';
import type { AnyStatement, OwnChecks } from './moveStatement.js';
import { shortText } from './options.js';

/** The shape of the moves of one type, prepared for fast checks. */
export interface CompiledShape<Table> {
  readonly steps: readonly string[];
  readonly fields: readonly { readonly name: string; readonly has: FieldCheck<Table> }[];
}

/** The shapes of all moves of a game. */
export interface CompiledShapes<Table> {
  readonly byType: ReadonlyMap<unknown, CompiledShape<Table>>;
  /** By interned move, recognized by identity without a look at its fields. */
  readonly byMove: ReadonlyMap<unknown, CompiledShape<Table>>;
}

/**
 * Prepares a statement for {@link shapeOf}. Each of the `interned` moves must be well-formed at every table that has its
 * seat.
 * @throws RangeError if an interned move is not frozen, or of an unknown type.
 */
export function compileShapes<Table>(
  statement: AnyStatement,
  own: OwnChecks<Table> = {},
  interned: readonly AnyMove[] = [],
): CompiledShapes<Table> {
  const byType = new Map<unknown, CompiledShape<Table>>(
    Object.entries(statement).map(([type, { steps, fields = {} }]) => [
      type,
      { steps, fields: Object.entries(fields).map(([name, { has }]) => ({ name, has: checkOf(has, own) })) },
    ]),
  );
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

function checkOf<Table>(has: AnyKind['has'], own: OwnChecks<Table>): FieldCheck<Table> {
  const check = typeof has === 'string' ? own[has] : has;
  if (check === undefined) throw new RangeError(`kinds.${has}: expected a function that checks a value, got undefined`);
  // The statement of a game has kinds for its tables.
  return check as FieldCheck<unknown>;
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
  if (!isSeat(value['seat'], table.seats)) return 'seat';
  // A plain object inherits none of these names: each field found here belongs to `value` itself.
  let present = 2;
  for (const { name, has } of shape.fields) {
    const given = value[name];
    if (!has(given, table, value)) return name;
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
