// The moves of a game, stated once.
import type { AnyMove } from './base.js';
import type { AnyKind, FieldCheck, FieldKind } from './moveKinds.js';

/** The fields of a move other than `seat` and `type`. */
export type OwnFields<Move> = Exclude<keyof Move, 'seat' | 'type'>;

/**
 * The token of a move without the seat: fixed text, and `<field>` for the text of a field. `only` restricts it to moves
 * with these values in fields, which need not be in the text, or with values that a function accepts.
 */
export type Token<Move> =
  | string
  | readonly [
      text: string,
      only: { readonly [Field in OwnFields<Move>]?: Move[Field] | ((value: Move[Field]) => boolean) },
    ];

/** One way in which a move of a type is made up. */
export interface Form<Move, Table> {
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
  ? Forms<FormOf<Move, Table>>
  : [OwnFields<Move>] extends [never]
    ? { readonly tokens: readonly string[] }
    : Form<Move, Table>);

/**
 * The moves of a game by type: each with its steps, its fields and their kinds, and its tokens. A type whose moves differ
 * in their fields has several forms.
 */
export type MoveStatement<Move extends AnyMove, Table> = {
  readonly [Type in Move['type']]: Stated<Extract<Move, { readonly type: Type }>, Table>;
};

/** The form of any move. */
export interface AnyForm {
  /** The kind of each field. */
  readonly fields: { readonly [field: string]: AnyKind };
  /** The tokens, as texts with `<field>`, perhaps restricted to moves with some values. */
  readonly tokens: readonly (string | readonly [text: string, only: { readonly [field: string]: unknown }])[];
}

/** The moves of a type of any game. */
export type AnyStated = { readonly steps: readonly string[] } & Partial<AnyForm & Forms<AnyForm>>;

/** The statement of any game. */
export interface AnyStatement {
  /** The moves of a type. */
  readonly [type: string]: AnyStated;
}

/** The kinds of a game's fields, by name. */
export type Kinds = ReadonlyMap<string, AnyKind>;

const KINDS = new WeakMap<AnyStatement, Kinds>();

/** The kind of every field of a statement. Fields of one name have the same hook in all types. */
export function kindsOf(statement: AnyStatement): Kinds {
  const known = KINDS.get(statement);
  if (known !== undefined) return known;
  const all = Object.values(statement).flatMap(({ fields = {}, tokens = [], forms = [{ fields, tokens }] }) =>
    forms.flatMap((form) => Object.entries(form.fields)),
  );
  const kinds = new Map(all);
  KINDS.set(statement, kinds);
  return kinds;
}

/** The hook of a move's field; `undefined` if the field names nothing on the table. */
export function hookIn(kinds: Kinds, field: string): string | undefined {
  return field === 'type' ? 'type' : kinds.get(field)?.hook;
}

/** The checks of a game's own kinds, by name. */
export interface OwnChecks<Table> {
  /** Whether a field holds a value of this kind. */
  readonly [own: string]: FieldCheck<Table>;
}

/** A type whose moves differ in their fields: see `formsOf` of `hencoop/define`. */
export interface Forms<Form> {
  /** Each way in which its moves are made up. */
  readonly forms: readonly Form[];
  /** The fields of all forms. */
  readonly fields: { readonly [field: string]: AnyKind };
}

/**
 * The forms of a type whose moves differ in their fields, such as a choice of which one names a card, too. The forms that
 * the fields before a field leave decide what it can hold.
 */
export function formsOf<const Each extends AnyForm>(...forms: readonly Each[]): Forms<Each> {
  const names = [...new Set(forms.flatMap(({ fields }) => Object.keys(fields)))];
  const fieldOf = (name: string, index: number): AnyKind => ({
    has: (value, table, move) =>
      forms.some(({ fields }) =>
        names.slice(0, index + 1).every((each) => {
          const given = each === name ? value : move[each];
          const check = fields[each]?.has;
          return typeof check === 'function' ? check(given, table, move) : given === undefined;
        }),
      ),
  });
  return { forms, fields: Object.fromEntries(names.map((name, index) => [name, fieldOf(name, index)])) };
}
