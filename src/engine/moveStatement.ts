// The moves of a game, stated once.
import type { AnyMove } from './base.js';
import type { AnyKind, FieldCheck, FieldKind } from './moveKinds.js';

type OwnFields<Move> = Exclude<keyof Move, 'seat' | 'type'>;

/**
 * The token of a move without the seat: fixed text, and `<field>` for the text of a field. `only` restricts it to moves
 * with these values in fields, or with values that a function accepts; a field with one value need not be in the text.
 */
type Token<Move> =
  | string
  | readonly [
      text: string,
      only: {
        readonly [Field in OwnFields<Move>]?: Move[Field] | ((value: Move[Field]) => boolean);
      },
    ];

/** One way in which a move of a type is made up. */
interface Form<Move, Table> {
  /** Its fields other than `seat` and `type`, in their order in a move: `narrow` asks for them in this order. */
  readonly fields: { readonly [Field in OwnFields<Move>]: FieldKind<Move[Field], Table> };
  /** Its tokens. The first that can write a move is used. */
  readonly tokens: readonly Token<Move>[];
  /** Whether such a move of seat 0 can be legal in some position, whatever its fields alone say. Default: it can. */
  readonly possible?: (move: { readonly [Field in OwnFields<Move>]: Move[Field] }, table: Table) => boolean;
}

type IsUnion<Each, All = Each> = Each extends unknown ? ([All] extends [Each] ? false : true) : never;
/** A form for each member of a union. */
type FormOf<Move, Table> = Move extends unknown ? Form<Move, Table> : never;

type Stated<Move, Table> = {
  /** The steps it belongs to (G-3). */
  readonly steps: readonly string[];
} & (true extends IsUnion<Move>
  ? Forms<FormOf<Move, Table>>
  : [OwnFields<Move>] extends [never]
    ? { readonly tokens: readonly string[] }
    : Form<Move, Table>);

/** The moves of a game by type: each with its steps, its fields and their kinds, and its tokens. */
export type MoveStatement<Move extends AnyMove, Table> = {
  readonly [Type in Move['type']]: Stated<Extract<Move, { readonly type: Type }>, Table>;
};

/** The form of any move. */
export interface AnyForm {
  readonly fields: { readonly [field: string]: AnyKind };
  readonly tokens: readonly (string | readonly [text: string, only: { readonly [field: string]: unknown }])[];
  readonly possible?: ((move: never, table: never) => boolean) | undefined;
}

/** The moves of a type of any game. */
export type AnyStated = { readonly steps: readonly string[] } & Partial<AnyForm & Forms<AnyForm>>;

/** The statement of any game. */
export interface AnyStatement {
  readonly [type: string]: AnyStated;
}

/** A type whose moves differ in their fields. */
export interface Forms<Form> {
  readonly forms: readonly Form[];
  /** The fields of all forms: each checks its value by the forms that the fields before it leave. */
  readonly fields: { readonly [field: string]: AnyKind };
}

/** States a type whose moves differ in their fields, such as a choice of which one names a card, too. */
export function formsOf<const Each extends AnyForm>(...forms: readonly Each[]): Forms<Each> {
  const names = [...new Set(forms.flatMap(({ fields }) => Object.keys(fields)))];
  // Each form has kinds for the tables of its game.
  const fits = (kind: AnyKind | undefined, value: unknown, table: unknown, move: Parameters<AnyKind['has']>[2]) =>
    kind === undefined ? value === undefined : (kind.has as FieldCheck<unknown>)(value, table, move);
  const fieldOf = (name: string, index: number): AnyKind => ({
    has: (value, table, move) =>
      forms.some(
        ({ fields }) =>
          fits(fields[name], value, table, move) &&
          names.slice(0, index).every((each) => fits(fields[each], move[each], table, move)),
      ),
  });
  return { forms, fields: Object.fromEntries(names.map((name, index) => [name, fieldOf(name, index)])) };
}
