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
  const known = new Set(values);
  // A set takes -0 for 0.
  return (value) => known.has(value) && !Object.is(value, -0);
}

/** A field that holds a whole number from `least` to `most`. */
export function wholeFrom(least: number, most: number): FieldShape<unknown> {
  return (value) => isWhole(value) && value >= least && value <= most;
}

/** A field that names a seat of this table. */
export function seatAtTable(value: unknown, table: TableBase): boolean {
  return isWhole(value) && value >= 0 && value < table.seats;
}

/** What is asked of a move of one type: {@link MoveShapes}, laid out for asking often. */
export interface Form<Table> {
  readonly steps: readonly string[];
  readonly fields: readonly { readonly name: string; readonly shape: FieldShape<Table> }[];
}

/** The forms of moves. */
export interface Forms<Table> {
  readonly byType: ReadonlyMap<unknown, Form<Table>>;
  /** Of the moves that the game keeps: known by themselves. */
  readonly byMove: ReadonlyMap<unknown, Form<Table>>;
}

/**
 * Lays `shapes` out for {@link formOf}. The moves in `kept` are moves at every table that has their seat.
 * @throws RangeError for one of them that could still change, or is of no known type.
 */
export function formsOf<Move extends AnyMove, Table>(
  shapes: MoveShapes<Move, Table>,
  kept: readonly Move[] = [],
): Forms<Table> {
  const types = Object.keys(shapes) as Move['type'][];
  const byType = new Map<unknown, Form<Table>>(types.map((type) => [type, layOut(shapes[type])]));
  const byMove = new Map<unknown, Form<Table>>();
  for (const move of kept) {
    const form = byType.get(move.type);
    if (form === undefined || !Object.isFrozen(move)) throw new RangeError(`kept: ${move.type} is no frozen move`);
    byMove.set(move, form);
  }
  return { byType, byMove };
}

function layOut<Table>({ steps, fields }: MoveShapes<AnyMove, Table>[string]): Form<Table> {
  const named = Object.entries<FieldShape<Table>>(fields);
  return { steps, fields: named.map(([name, shape]) => ({ name, shape })) };
}

/** Whether moves of this form are made in this step: mostly the first, which needs no search. */
export function belongsTo({ steps }: Form<never>, step: string): boolean {
  return steps[0] === step || steps.includes(step);
}

/**
 * The form that `value` has as a move of the game, or the path of the first field that makes it none (G-0).
 * Extra fields count, and `undefined` ones, so that no two spellings are one move.
 */
export function formOf<Table extends TableBase>(
  forms: Forms<Table>,
  value: unknown,
  table: Table,
): Form<Table> | string {
  const known = forms.byMove.get(value);
  // A kept move has a seat, if not at this table.
  if (known !== undefined) return (value as AnyMove).seat < table.seats ? known : 'seat';
  if (typeof value !== 'object' || value === null) return '';
  // Read before anything is asked of `value`: a compiler that knows what it read from need not ask again.
  const { type } = value as { readonly type?: unknown };
  if (!isRecord(value)) return '';
  const form = forms.byType.get(type);
  if (form === undefined) return 'type';
  if (!seatAtTable(value['seat'], table)) return 'seat';
  // A record inherits none of these names, so what is there is its own.
  let present = 2;
  for (const { name, shape } of form.fields) {
    const given = value[name];
    if (!shape(given, table, value)) return name;
    if (given !== undefined) present++;
  }
  // All names, the hidden ones too: that is quicker than the keys alone.
  return Object.getOwnPropertyNames(value).length === present ? form : strayField(form, value);
}

/** The first own field that is `undefined` or that no such move has; those that cannot be listed have no name. */
function strayField({ fields }: Form<never>, value: Record<string, unknown>): string {
  const known = ['type', 'seat', ...fields.map(({ name }) => name)];
  const stray = Object.getOwnPropertyNames(value).find((key) => value[key] === undefined || !known.includes(key));
  return stray?.slice(0, 40) ?? '';
}
