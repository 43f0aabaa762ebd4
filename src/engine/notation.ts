import type { AnyMove } from './base.js';
import { deepFreeze } from './freeze.js';
import { isWhole } from './guards.js';
import type { Seat } from './seats.js';

/** Writes and reads the value of one field in a token. */
export interface Codec<Value> {
  /**
   * The source of a regular expression that matches every text from {@link Codec.write}. It has no capturing groups, and
   * matches neither spaces nor semicolons.
   */
  readonly pattern: string;
  /** The text for `value`; `null` if the codec has none, as for any value that the field cannot hold. */
  readonly write: (value: unknown) => string | null;
  /** The value for a text that matches the pattern; `undefined` if the text stands for no value. */
  readonly read: (text: string) => Value | undefined;
}

/** A codec for a few values, with one text for each. */
export function symbols<Value>(texts: readonly (readonly [value: Value, text: string])[]): Codec<Value> {
  const longestFirst = texts.map(([, text]) => escaped(text)).sort((a, b) => b.length - a.length);
  return {
    pattern: longestFirst.join('|'),
    write: (value) => texts.find(([known]) => Object.is(known, value))?.[1] ?? null,
    read: (text) => texts.find(([, known]) => known === text)?.[0],
  };
}

/** A codec for a field that always holds `value` and needs no text. */
export function always<const Value>(value: Value): Codec<Value> {
  return symbols([[value, '']]);
}

/** A codec for a whole number from `min` to `max`, in decimal digits. */
export function digits(min: number, max: number): Codec<number> {
  const fits = (value: unknown) => isWhole(value) && value >= min && value <= max;
  return {
    pattern: '[0-9]{1,9}',
    write: (value) => (fits(value) ? String(value) : null),
    read: (text) => (fits(Number(text)) ? Number(text) : undefined),
  };
}

/** A codec for a list of at least one item, written without separators; the text of every item must be `width` long. */
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

/** A piece of a token pattern: fixed text, or a field of the move with its codec. */
type Piece<Move> =
  | string
  | { readonly [Field in KeysOf<Move>]: { readonly [Name in Field]: Codec<ValueOf<Move, Field>> } }[KeysOf<Move>];

/** The token patterns of a game, by type of move. Of several patterns, the first that can write a move is used. */
export type TokenPatterns<Move extends AnyMove> = {
  readonly [Type in Move['type']]: readonly (readonly Piece<Extract<Move, { readonly type: Type }>>[])[];
};

/** The notation of a game: one short token for each move, without the seat. */
export interface Notation<Move extends AnyMove> {
  /**
   * The token of a move, without spaces, semicolons or the seat.
   * @throws RangeError if it is not a move of the game.
   */
  readonly write: (move: Move) => string;
  /**
   * The move of `seat` that `token` stands for, or `null`. A move has exactly one token; it reads no other spelling. It
   * checks each field alone; `parseMove` has the schema check them together, as for nine cards of a kind that has six.
   */
  readonly read: (token: string, seat: Seat) => Move | null;
  /** The token patterns in short, for messages: `P<card>`, `D`. */
  readonly patterns: readonly string[];
}

interface TokenPattern {
  readonly type: string;
  readonly pieces: readonly (string | readonly [field: string, codec: Codec<unknown>])[];
  readonly fields: readonly string[];
  readonly matcher: RegExp;
}

/** Builds both directions of a notation from the token patterns of a game. */
export function notationOf<Move extends AnyMove>(tokenPatterns: TokenPatterns<Move>): Notation<Move> {
  const patterns = Object.entries(tokenPatterns).flatMap(([type, ofType]) =>
    // Object.entries loses the type of the values: each is a list of patterns.
    (ofType as readonly (readonly Piece<Move>[])[]).map((pieces) => compile(type, pieces)),
  );

  function write(move: Move): string {
    // A move is an object; its fields are only read here, by name.
    const fields = move as unknown as { readonly [field: string]: unknown };
    for (const pattern of patterns) {
      if (pattern.type !== move.type || Object.keys(fields).length !== pattern.fields.length + 2) continue;
      const texts = pattern.pieces.map((piece) =>
        typeof piece === 'string'
          ? piece
          : piece[1].write(Object.hasOwn(fields, piece[0]) ? fields[piece[0]] : undefined),
      );
      if (!texts.includes(null)) return texts.join('');
    }
    throw new RangeError(`move: expected a move of this game, got ${JSON.stringify(move)?.slice(0, 200)}`);
  }

  function read(token: string, seat: Seat): Move | null {
    for (const pattern of patterns) {
      const texts = pattern.matcher.exec(token);
      if (texts === null) continue;
      const values = pattern.pieces
        .filter((piece) => typeof piece !== 'string')
        .map(([field, codec], index) => [field, codec.read(texts[index + 1] ?? '')] as const);
      if (values.some(([, value]) => value === undefined)) continue;
      // The codecs of a pattern return the fields of a move of its type.
      const move = { seat, type: pattern.type, ...Object.fromEntries(values) } as unknown as Move;
      if (write(move) === token) return move;
    }
    return null;
  }

  return deepFreeze({ write, read, patterns: patterns.map(({ pieces }) => pieces.map(short).join('')) });
}

function compile(type: string, given: readonly (string | object)[]): TokenPattern {
  const pieces = given.map((piece) =>
    // A piece that is not fixed text has exactly one field.
    typeof piece === 'string' ? piece : (Object.entries(piece)[0] as [string, Codec<unknown>]),
  );
  const source = pieces.map((piece) => (typeof piece === 'string' ? escaped(piece) : `(${piece[1].pattern})`)).join('');
  return {
    type,
    pieces,
    fields: pieces.filter((piece) => typeof piece !== 'string').map(([field]) => field),
    matcher: new RegExp(`^${source}$`),
  };
}

function short(piece: string | readonly [field: string, codec: Codec<unknown>]): string {
  if (typeof piece === 'string') return piece;
  return piece[1].pattern === '' ? '' : `<${piece[0]}>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
