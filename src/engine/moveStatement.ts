// The moves of a game, stated once.
import type { AnyMove } from './base.js';
import type { AnyKind, FieldKind } from './moveKinds.js';

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
}

type IsUnion<Each, All = Each> = Each extends unknown ? ([All] extends [Each] ? false : true) : never;
/** A form for each member of a union. */
type FormOf<Move, Table> = Move extends unknown ? Form<Move, Table> : never;

type Stated<Move, Table> = {
  /** The steps it belongs to (G-3). */
  readonly steps: readonly string[];
} & (true extends IsUnion<Move>
  ? { readonly forms: readonly FormOf<Move, Table>[] }
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
}

/** The statement of any game. */
export interface AnyStatement {
  readonly [type: string]: { readonly steps: readonly string[] } & (
    | Partial<AnyForm>
    | { readonly forms: readonly AnyForm[] }
  );
}

/** The forms of the moves of a type. */
export function formsOf(stated: AnyStatement[string]): readonly AnyForm[] {
  return 'forms' in stated ? stated.forms : [{ fields: {}, tokens: [], ...stated }];
}
