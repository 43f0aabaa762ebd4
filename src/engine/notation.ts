import type { AnyMove } from './base.js';
import { isWhole } from './guards.js';
import type { Seat } from './seats.js';

/** How the value of one field is written in a token. */
export interface Codec<Value> {
  /** A regular expression without groups: every text that {@link Codec.write} gives, and no space or semicolon. */
  readonly pattern: string;
  /** The text for `value`; `null` where this spelling has none, as for all that is no value of the field. */
  readonly write: (value: unknown) => string | null;
  /** The value of a text of the pattern; `undefined` where it has none. */
  readonly read: (text: string) => Value | undefined;
}

/** A few values, each with a text of its own. */
export function symbols<Value>(texts: readonly (readonly [value: Value, text: string])[]): Codec<Value> {
  const longestFirst = texts.map(([, text]) => escaped(text)).sort((a, b) => b.length - a.length);
  return {
    pattern: longestFirst.join('|'),
    write: (value) => texts.find(([known]) => Object.is(known, value))?.[1] ?? null,
    read: (text) => texts.find(([, known]) => known === text)?.[0],
  };
}

/** A field that a form has without a text, as it always holds `value`. */
export function always<const Value>(value: Value): Codec<Value> {
  return symbols([[value, '']]);
}

/** A whole number from `least` to `most`, in digits. */
export function digits(least: number, most: number): Codec<number> {
  const fits = (value: unknown) => isWhole(value) && value >= least && value <= most;
  return {
    pattern: '[0-9]{1,9}',
    write: (value) => (fits(value) ? String(value) : null),
    read: (text) => (fits(Number(text)) ? Number(text) : undefined),
  };
}

/** A list of one item or more, which stand one behind the other; each text of an item must be `width` long. */
export function row<Item>(item: Codec<Item>, width: number): Codec<readonly Item[]> {
  return {
    pattern: `(?:${item.pattern})+`,
    write(list) {
      if (!Array.isArray(list) || list.length === 0) return null;
      const texts = list.map(item.write);
      return texts.includes(null) ? null : texts.join('');
    },
    read(text) {
      const items: Item[] = [];
      for (let start = 0; start < text.length; start += width) {
        const value = item.read(text.slice(start, start + width));
        if (value === undefined) return undefined;
        items.push(value);
      }
      return items;
    },
  };
}

type KeysOf<Move> = Move extends unknown ? Exclude<keyof Move, 'seat' | 'type'> : never;
type ValueOf<Move, Field> = Move extends unknown ? (Field extends keyof Move ? Move[Field] : never) : never;

/** A piece of a form: fixed text, or a field of the move with its spelling. */
type Piece<Move> =
  | string
  | { readonly [Field in KeysOf<Move>]: { readonly [Name in Field]: Codec<ValueOf<Move, Field>> } }[KeysOf<Move>];

/** Every way of writing the moves of a game, by type; of several forms, the first that can write a move does. */
export type TokenPatterns<Move extends AnyMove> = {
  readonly [Type in Move['type']]: readonly (readonly Piece<Extract<Move, { readonly type: Type }>>[])[];
};

/** How the moves of a game are written: one short token each, without the seat. */
export interface Notation<Move extends AnyMove> {
  /**
   * The token of a move, which has no space and no semicolon. It does not look at the seat.
   * @throws RangeError for what it has no token for.
   */
  readonly write: (move: Move) => string;
  /** The move of `seat` that a token says; `null` where it says none. A move has one token: no other is read. */
  readonly read: (token: string, seat: Seat) => Move | null;
  /** The forms in short, for messages: `P<card>`, `D`. */
  readonly forms: readonly string[];
}

interface TokenPattern {
  readonly type: string;
  readonly pieces: readonly (string | readonly [field: string, spelling: Codec<unknown>])[];
  readonly fields: readonly string[];
  readonly pattern: RegExp;
}

/** Builds both directions of a notation from one table of forms. */
export function notationOf<Move extends AnyMove>(forms: TokenPatterns<Move>): Notation<Move> {
  // Object.entries keeps the table's own pairs; a piece that is no text has one field.
  const table = Object.entries(forms).flatMap(([type, spellings]) =>
    (spellings as readonly (readonly Piece<Move>[])[]).map((pieces) => formOf(type, pieces)),
  );

  function write(move: Move): string {
    // A move is an object; its fields are read by name only.
    const fields = move as unknown as { readonly [field: string]: unknown };
    for (const form of table) {
      if (form.type !== move.type || Object.keys(fields).length !== form.fields.length + 2) continue;
      const texts = form.pieces.map((piece) =>
        typeof piece === 'string'
          ? piece
          : piece[1].write(Object.hasOwn(fields, piece[0]) ? fields[piece[0]] : undefined),
      );
      if (!texts.includes(null)) return texts.join('');
    }
    throw new RangeError(`move: a move of the game is needed, got ${JSON.stringify(move)?.slice(0, 200)}`);
  }

  function read(token: string, seat: Seat): Move | null {
    for (const form of table) {
      const texts = form.pattern.exec(token);
      if (texts === null) continue;
      const values = form.pieces
        .filter((piece) => typeof piece !== 'string')
        .map(([field, spelling], index) => [field, spelling.read(texts[index + 1] ?? '')] as const);
      if (values.some(([, value]) => value === undefined)) continue;
      // The spellings of a form give the fields of a move of its type.
      const move = { seat, type: form.type, ...Object.fromEntries(values) } as unknown as Move;
      if (write(move) === token) return move;
    }
    return null;
  }

  return { write, read, forms: table.map(({ pieces }) => pieces.map(short).join('')) };
}

function formOf(type: string, given: readonly (string | object)[]): TokenPattern {
  const pieces = given.map((piece) =>
    // A piece that is no text has one field.
    typeof piece === 'string' ? piece : (Object.entries(piece)[0] as [string, Codec<unknown>]),
  );
  const source = pieces.map((piece) => (typeof piece === 'string' ? escaped(piece) : `(${piece[1].pattern})`)).join('');
  return {
    type,
    pieces,
    fields: pieces.filter((piece) => typeof piece !== 'string').map(([field]) => field),
    pattern: new RegExp(`^${source}$`),
  };
}

function short(piece: string | readonly [field: string, spelling: Codec<unknown>]): string {
  if (typeof piece === 'string') return piece;
  return piece[1].pattern === '' ? '' : `<${piece[0]}>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
