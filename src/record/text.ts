import type { AnyMove } from '../engine/base.js';
import type { GameTypes, Outcome } from '../engine/game.js';
import { refuseOption } from '../engine/options.js';
import { object } from '../engine/schema.js';
import type { AnyEntry, GameEntry, TypesIn } from './entry.js';
import { isTagName, type TAGS } from './misfit.js';
import { issueOf, readMoveText, readRecordText, type TextIssue } from './readText.js';
import { firstIssue, notesShape } from './schema.js';
import type { GameRecord, MoveMark, RecordComment } from './stored.js';

export type { TextIssue };

/** A move read from its text, or the fault in the text. */
export type ParsedMove<G extends GameTypes> =
  | { readonly ok: true; readonly move: G['Move'] }
  | { readonly ok: false; readonly issue: TextIssue };

/** A record read from its text, or the fault in the text. */
export type ParsedRecord<Entry extends AnyEntry = AnyEntry> =
  | { readonly ok: true; readonly record: Entry extends AnyEntry ? GameRecord<TypesIn<Entry>> : never }
  | { readonly ok: false; readonly issue: TextIssue };

type Tag = (typeof TAGS)[number];

const notesSchema = object(notesShape);

/**
 * A move as text: its seat and its token.
 *
 * @example
 * ```ts
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { formatMove } from 'hencoop/record';
 *
 * formatMove(chickenEntry, { seat: 1, type: 'play', card: 'egg' }); // 's1 PE'
 * ```
 *
 * @throws RangeError if it is not a move of the game.
 */
export function formatMove<G extends GameTypes>(entry: GameEntry<G>, move: G['Move']): string {
  return `s${move.seat} ${tokenOf(entry, move)}`;
}

function tokenOf({ notation, schemas }: AnyEntry, move: AnyMove): string {
  const result = schemas.move.safeParse(move);
  if (result.success) return notation.write(move);
  const { path, message } = firstIssue(result.error);
  throw new RangeError(`${['move', ...path].join('.')}: ${message}`);
}

/**
 * Reads a move from its text, and checks only its shape: use the game's `whyNot` to check that it is legal.
 *
 * @example
 * ```ts
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { parseMove } from 'hencoop/record';
 *
 * parseMove(chickenEntry, 's1 P3'); // { ok: true, move: { seat: 1, type: 'play', card: 3 } }
 * ```
 */
export function parseMove<G extends GameTypes>(entry: GameEntry<G>, text: string): ParsedMove<G> {
  try {
    // The notation of this game read the token.
    return { ok: true, move: readMoveText(entry, text) as G['Move'] };
  } catch (error) {
    return { ok: false, issue: issueOf(error) };
  }
}

/**
 * A whole game as text: the tags, then a line for each turn, which lasts as long as the same seat moves or up to a comment.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { formatRecord, recordOf } from 'hencoop/record';
 *
 * const start = chicken.setup({ seats: 2, seed: 'hen' });
 * const move = { seat: 0, type: 'draw' } as const;
 * const record = recordOf(chickenEntry, chicken.apply(start, move), [move]);
 * formatRecord(chickenEntry, record).split('\n').at(-2); // '1. s0 D'
 * ```
 *
 * @throws RangeError if a move is not one of the game, or a comment or tag is invalid.
 */
export function formatRecord<G extends GameTypes>(entry: GameEntry<G>, record: GameRecord<G>): string {
  checkNotes(record);
  const { format, game, rules, seats, seed, options, start, outcome, tags = {} } = record;
  const tag = (name: Tag, value: unknown) => `[${name} ${JSON.stringify(value)}]`;
  const lines = [tag('Format', format), tag('Game', game), tag('Rules', rules), tag('Seats', seats), tag('Seed', seed)];
  for (const [name, value] of Object.entries(options)) lines.push(`[Option ${name} ${JSON.stringify(value)}]`);
  if (start !== undefined) lines.push(tag('Start', start));
  if (outcome !== undefined) lines.push(tag('Outcome', outcomeText(outcome)));
  for (const [name, value] of Object.entries(tags)) lines.push(`[${name} ${JSON.stringify(value)}]`);
  return `${[...lines, '', ...moveLines(entry, record)].join('\n')}\n`;
}

/** Comments and tags come from anywhere, and could break their lines. */
function checkNotes({ comments, tags }: GameRecord): void {
  const notes = { ...(comments === undefined ? {} : { comments }), ...(tags === undefined ? {} : { tags }) };
  const result = notesSchema.safeParse(notes);
  if (!result.success) {
    const { path, message } = firstIssue(result.error);
    throw new RangeError(`${['record', ...path].join('.')}: ${message}`);
  }
  const wrong = Object.keys(tags ?? {}).find((name) => !isTagName(name));
  if (wrong !== undefined) refuseOption('record.tags', 'names of letters, and none of the notation itself', wrong);
}

/** A line for each run of moves by the same seat, which a comment also ends, and a line for each comment between moves. */
function moveLines(entry: AnyEntry, { moves, marks = [], comments = [] }: GameRecord): string[] {
  const markOf = new Map(marks.map((mark) => [mark.index, mark]));
  const notes = new Map<string, string[]>();
  for (const { index, at, text } of comments) {
    const key = `${at} ${index}`;
    const known = notes.get(key);
    if (known === undefined) notes.set(key, [`; ${text}`]);
    else known.push(`; ${text}`);
  }
  const notesAt = (index: number, at: RecordComment['at']) => notes.get(`${at} ${index}`) ?? [];
  const lines: string[] = [];
  let turns = 0;
  let words: string[] = [];
  const endTurn = () => {
    if (words.length > 0) lines.push(`${++turns}. ${words.join(' ')}`);
    words = [];
  };
  for (const [index, move] of moves.entries()) {
    const before = notesAt(index, 'before');
    if (before.length > 0 || moves[index - 1]?.seat !== move.seat) endTurn();
    for (const note of before) lines.push(note);
    if (words.length === 0) words.push(`s${move.seat}`);
    words.push(tokenOf(entry, move));
    const mark = markOf.get(index);
    if (mark !== undefined) words.push(markText(entry, mark));
    const after = notesAt(index, 'after');
    words.push(...after);
    if (after.length > 0) endTurn();
  }
  endTurn();
  return lines.concat(notesAt(moves.length, 'before'));
}

function markText(entry: AnyEntry, { mark, percent, better }: MoveMark): string {
  return `{${mark} ${percent}%, better ${tokenOf(entry, better)}}`;
}

function outcomeText({ ranking, reason }: Outcome): string {
  return `${ranking.map((seats) => seats.join('=')).join('>')}: ${reason}`;
}

/**
 * Reads a record from its text, with its comments and tags. A semicolon begins a comment, up to the end of the line. Use
 * `verify` to check that the game can be played.
 */
export function parseRecord<Entry extends AnyEntry>(text: string, entries: readonly Entry[]): ParsedRecord<Entry> {
  try {
    return { ok: true, record: readRecordText(text, entries) };
  } catch (error) {
    return { ok: false, issue: issueOf(error) };
  }
}
