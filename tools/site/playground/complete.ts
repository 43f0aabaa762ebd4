// Completes a move while the reader types it: fields and values from legal moves first, then from the types of all
// moves.
import { type AnyMove, narrow, type PartialMove } from 'hencoop';
import type { MoveType } from './moveTypes.js';
import { type Cursor, cursorIn } from './typed.js';

/** A text to insert at the cursor. */
export interface Suggestion {
  /** The text that replaces the one from `from` to the cursor. */
  readonly text: string;
  readonly from: number;
  /** Whether a legal move continues like this. */
  readonly isLegal: boolean;
}

const MAX_SUGGESTIONS = 40;

/** The fields of every move come first. */
const FIRST = ['seat', 'type'];

const inJson = (value: unknown) => JSON.stringify(value);

/** The texts that begin with the typed one, without duplicates, legal moves first. */
function matching(typed: string, from: number, legal: readonly string[], others: readonly string[]): Suggestion[] {
  const plain = (text: string) => text.replaceAll(/["{[\s]/g, '').toLowerCase();
  const all = [...new Set([...legal, ...others])].map((text) => ({ text, from, isLegal: legal.includes(text) }));
  const isText = typed.startsWith('"');
  return all
    .filter(({ text }) => plain(text).startsWith(plain(typed)) && text !== typed && (!isText || text.startsWith('"')))
    .slice(0, MAX_SUGGESTIONS);
}

/** The types of moves that a pick can become. */
function typesFor(types: readonly MoveType[], picked: PartialMove<AnyMove>): readonly MoveType[] {
  const known = types.filter(({ type }) => type === picked.type);
  return known.length > 0 ? known : types;
}

function keys(cursor: Cursor, picked: PartialMove<AnyMove>, legal: readonly string[], types: readonly MoveType[]) {
  const isNew = (field: string) => !Object.hasOwn(picked, field);
  const sorted = (fields: readonly string[]) => [
    ...FIRST.filter((field) => fields.includes(field)),
    ...fields.filter((field) => !FIRST.includes(field)),
  ];
  const texts = (fields: readonly string[]) =>
    sorted(fields)
      .filter(isNew)
      .map((field) => `${inJson(field)}: `);
  return matching(cursor.typed, cursor.from, texts(legal), texts(types.flatMap(({ fields }) => Object.keys(fields))));
}

/** Whether a pick is one of the moves, with all of its fields. */
const isMove = (picked: PartialMove<AnyMove>, moves: readonly AnyMove[]) =>
  narrow(moves, picked).moves.some((move) =>
    Object.entries({ ...picked, ...move }).every(
      ([field, value]) => inJson(value) === inJson(Reflect.get(picked, field)),
    ),
  );

/** The signs that can follow a complete field. */
function next(cursor: Cursor, picked: PartialMove<AnyMove>, moves: readonly AnyMove[], fields: readonly string[]) {
  const goesOn = fields.some((field) => !Object.hasOwn(picked, field));
  return matching(cursor.typed, cursor.from, isMove(picked, moves) ? ['}'] : [], [...(goesOn ? [', '] : []), '}']);
}

/** The texts that can follow the beginning of a move. */
export function complete(text: string, moves: readonly AnyMove[], types: readonly MoveType[]): Suggestion[] {
  const found = suggest(cursorIn(text), moves, types);
  if (found.length > 0 || text === '') return found;
  // A number is complete only if nothing can continue it; a space after it ends it.
  return suggest(cursorIn(`${text} `), moves, types).map((one) => ({ ...one, from: Math.min(one.from, text.length) }));
}

function suggest(cursor: Cursor | null, moves: readonly AnyMove[], types: readonly MoveType[]): Suggestion[] {
  if (cursor === null) return [];
  if (cursor.at === 'start') return matching(cursor.typed, cursor.from, moves.map(inJson), ['{']);
  // `narrow` accepts any fields and values: it compares them with the moves, and none matches wrong ones.
  const picked = cursor.picked as PartialMove<AnyMove>;
  // A pick can have any fields and values.
  const open = narrow(moves, picked).open as { readonly [field: string]: readonly unknown[] | undefined };
  const possible = typesFor(types, picked);
  if (cursor.at === 'key') return keys(cursor, picked, Object.keys(open), possible);
  if (cursor.at === 'after') {
    return next(cursor, picked, moves, [
      ...Object.keys(open),
      ...possible.flatMap(({ fields }) => Object.keys(fields)),
    ]);
  }
  const { field } = cursor;
  const all = possible.flatMap(({ fields }) => (Object.hasOwn(fields, field) ? [fields[field]] : []));
  const opens = cursor.at === 'value' && all.some((values) => values?.isList === true);
  const legal = (open[field] ?? []).map(inJson);
  if (opens) return matching(cursor.typed, cursor.from, legal.length > 0 ? ['['] : [], ['[']);
  const others = all.flatMap((values) => values?.values ?? []).map(inJson);
  return matching(cursor.typed, cursor.from, legal, others);
}
