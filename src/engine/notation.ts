import type { AnyMove } from './base.js';
import { deepFreeze } from './freeze.js';
import { isWhole } from './guards.js';
import type { AnyKind } from './moveKinds.js';
import type { AnyForm, AnyStatement } from './moveStatement.js';
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
  /** Fixed text, and names of fields with their codecs. */
  readonly pieces: readonly (string | readonly [field: string, codec: Codec<unknown>])[];
  /** The fields that the token does not spell, each with its value. */
  readonly fixed: { readonly [field: string]: unknown };
  /** The names of all fields, in their order in a move. */
  readonly fields: readonly string[];
  readonly matcher: RegExp;
}

/** Builds both directions of a notation from the statement of a game's moves. `own` has the codecs of its own kinds. */
export function notationOf<Move extends AnyMove>(
  statement: AnyStatement,
  own: { readonly [kind: string]: Codec<unknown> } = {},
): Notation<Move> {
  const patterns = Object.entries(statement).flatMap(
    ([type, { fields = {}, tokens = [], forms = [{ fields, tokens }] }]) =>
      forms.flatMap((form) => form.tokens.map((token) => compile(type, form.fields, token, own))),
  );

  function write(move: Move): string {
    // A move is an object; its fields are only read here, by name.
    const fields = move as unknown as { readonly [field: string]: unknown };
    for (const pattern of patterns) {
      if (pattern.type !== move.type || Object.keys(fields).length !== pattern.fields.length + 2) continue;
      if (Object.entries(pattern.fixed).some(([field, value]) => !Object.is(fields[field], value))) continue;
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
      const all: { readonly [field: string]: unknown } = { ...pattern.fixed, ...Object.fromEntries(values) };
      // The codecs of a pattern return the fields of a move of its type.
      const move = {
        seat,
        type: pattern.type,
        ...Object.fromEntries(pattern.fields.map((field) => [field, all[field]])),
      } as unknown as Move;
      if (write(move) === token) return move;
    }
    return null;
  }

  return deepFreeze({ write, read, patterns: patterns.map(({ pieces }) => pieces.map(short).join('')) });
}

/** The pieces of a text: fixed text, and the names of fields in angle brackets, as in `P<card>`. */
const PIECES = /(<\w+>)/;

function compile(
  type: string,
  fields: AnyForm['fields'],
  token: AnyForm['tokens'][number],
  own: { readonly [kind: string]: Codec<unknown> },
): TokenPattern {
  const [text, only] = typeof token === 'string' ? [token, {}] : token;
  const pieces = text
    .split(PIECES)
    .filter((piece) => piece !== '')
    .map((piece): TokenPattern['pieces'][number] => {
      const field = piece.slice(1, -1);
      const kind = PIECES.test(piece) ? fields[field] : undefined;
      return kind === undefined ? piece : [field, restricted(codecOf(kind, own), only[field])];
    });
  const spelled = new Set(pieces.map((piece) => piece[0]));
  const source = pieces.map((piece) => (typeof piece === 'string' ? escaped(piece) : `(${piece[1].pattern})`)).join('');
  return {
    type,
    pieces,
    fixed: Object.fromEntries(Object.entries(only).filter(([field]) => !spelled.has(field))),
    fields: Object.keys(fields),
    matcher: new RegExp(`^${source}$`),
  };
}

/** The codec that a kind implies. */
function codecOf(kind: AnyKind, own: { readonly [kind: string]: Codec<unknown> }): Codec<unknown> {
  const { has, of, range, items } = kind;
  if (of !== undefined) return symbols(of.map((value) => [value, textOf(kind, value)]));
  if (range !== undefined) return digits(...range);
  if (items !== undefined) return row(codecOf(items, own), textOf(items, items.of?.[0]).length);
  const codec = typeof has === 'string' ? own[has] : undefined;
  if (codec === undefined) throw new RangeError(`own: expected a codec for each kind of the game's own, got none`);
  return codec;
}

const textOf = ({ spelled = {} }: AnyKind, value: unknown) => spelled[`${value}`] ?? `${value}`;

/** A codec for the values that `accepts` lets through alone. */
function restricted(codec: Codec<unknown>, accepts: unknown): Codec<unknown> {
  if (typeof accepts !== 'function') return codec;
  return {
    pattern: codec.pattern,
    write(value) {
      const text = codec.write(value);
      return text !== null && accepts(value) === true ? text : null;
    },
    read(text) {
      const value = codec.read(text);
      return value !== undefined && accepts(value) === true ? value : undefined;
    },
  };
}

const short = (piece: TokenPattern['pieces'][number]) => (typeof piece === 'string' ? piece : `<${piece[0]}>`);

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
