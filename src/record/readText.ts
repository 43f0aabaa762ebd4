// Reads moves and records from their text.
import type { AnyMove } from '../engine/base.js';
import { deepEqual, readJson } from '../engine/json.js';
import { MARKS } from '../engine/marks.js';
import { isJsonText, shortText } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { type AnyEntry, idsOf } from './entry.js';
import { isTagName, recordMisfit, TAGS } from './misfit.js';
import { firstIssue, LONGEST_NOTE, MAX_ITEMS, partsOf } from './schema.js';
import { type GameRecord, type MoveMark, RECORD, type RecordComment } from './stored.js';

/** A fault in a text. Lines and columns are counted from 1. */
export interface TextIssue {
  /** The line of the fault; 1 for a move alone. */
  readonly line: number;
  /** The column of the first wrong character. */
  readonly column: number;
  /** The message, in English: what was expected there. */
  readonly message: string;
}

/** The longest text to read, in characters: 40 for every move. */
const LONGEST_TEXT = 40 * MAX_ITEMS;
/** The longest token, or text of one move, to read: far longer than any real one. */
const LONGEST_MOVE = 200;
/** Limits for the tags: a few options with a few fields each. */
const LIMITS = { depth: 24, values: 100_000, width: 1000, text: LONGEST_TEXT };
const SEAT = /^s([0-9])$/;
const TAG = /^\[([A-Za-z]+)(?: ([A-Za-z]{1,40}))? (\S.*)\]\s*$/s;
const OUTCOME = /^([0-9](?:[=>][0-9])*): ([A-Za-z0-9]+)$/;
/** The longest mark to read: its words, and a move. */
const LONGEST_MARK = LONGEST_MOVE + 60;
const MARK = /^\{([a-z]+) ([0-9]{1,3})%, better (\S+)\}$/;

/** Ends the reading at the first issue; never leaves this module. */
class ParseError extends Error {
  readonly issue: TextIssue;
  constructor(line: number, column: number, message: string) {
    super(message);
    this.issue = { line, column, message };
  }
}

export function issueOf(error: unknown): TextIssue {
  if (error instanceof ParseError) return error.issue;
  throw error;
}

interface TagValue {
  readonly value: unknown;
  readonly line: number;
}

/** The text, without a byte order mark. */
function textIn(given: unknown, max: number): string {
  if (typeof given !== 'string') throw new ParseError(1, 1, `expected a string, got ${shortText(given)}`);
  const text = given.replace(/^\uFEFF/, '');
  if (text.length > max) throw new ParseError(1, 1, `expected at most ${max} characters, got ${text.length}`);
  if (isJsonText(text)) throw new ParseError(1, 1, 'expected the notation, got JSON: parse it with JSON.parse');
  return text;
}

/** The move that a text is, with its seat. */
export function readMoveText(entry: AnyEntry, given: string): AnyMove {
  const text = textIn(given, LONGEST_MOVE);
  const read: Lines = { moves: [], marks: [], comments: [] };
  readLine(entry, text, 1, entry.game.seats.max, read);
  const [move] = read.moves;
  if (move === undefined || read.moves.length > 1 || read.marks.length > 0) {
    const got = read.marks.length > 0 ? 'a mark' : String(read.moves.length);
    throw new ParseError(1, 1, `expected one move, such as s0 and its token, got ${got}`);
  }
  return move;
}

/** The record that a text is. */
export function readRecordText<Record>(given: string, entries: readonly AnyEntry[]): Record {
  const lines = textIn(given, LONGEST_TEXT).split(/\r?\n/);
  const read: Lines = { moves: [], marks: [], comments: [] };
  const tags = new Map<string, TagValue>();
  let next = 0;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (line.startsWith('[')) readTag(line, next + 1, tags);
    else if (isBlank(line)) readComment(line, 0, next + 1, read);
    else break;
  }
  const entry = entryNamed(tags, entries);
  const cover = readCover(tags, entry);
  const { seats } = cover;
  for (let turn = 0; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (isBlank(line)) {
      readComment(line, 0, next + 1, read);
      continue;
    }
    const number = /^\s*([0-9]+)\./.exec(line);
    turn++;
    if (number !== null && number[1] !== String(turn)) {
      throw new ParseError(next + 1, 1, `expected turn ${turn}, got ${shortText(Number(number[1]))}`);
    }
    // Blanks replace the number, so that columns count from the start of the line.
    const rest = number === null ? line : ' '.repeat(number[0].length) + line.slice(number[0].length);
    // The cover's schema ensures that it is a number.
    readLine(entry, rest, next + 1, seats as number, read);
  }
  const { moves, marks, comments } = read;
  const record = {
    ...cover,
    moves,
    ...(marks.length === 0 ? {} : { marks }),
    ...(comments.length === 0 ? {} : { comments }),
  };
  // The cover, every move, every mark and every comment match their schemas.
  const fault = recordMisfit(entry, record as unknown as GameRecord);
  if (fault !== null) throw wrongField(tags, fault[0].split('.'), fault[1]);
  return record as unknown as Record;
}

function isBlank(line: string): boolean {
  const text = line.trimStart();
  return text === '' || text.startsWith(';');
}

function readTag(line: string, number: number, tags: Map<string, TagValue>): void {
  const [, name = '', option, json = ''] = TAG.exec(line) ?? [];
  const isTag = TAGS.some((known) => known === name) || isTagName(name);
  if (!isTag || (name === 'Option') !== (option !== undefined)) {
    throw new ParseError(number, 1, `expected a tag, such as [${TAGS.join(' …], [')} …] or [Site "…"]`);
  }
  const key = option === undefined ? name : `Option ${option}`;
  if (tags.has(key)) throw new ParseError(number, 2, `expected the tag ${key} once, got it twice`);
  try {
    tags.set(key, { value: JSON.parse(json), line: number });
  } catch {
    throw new ParseError(
      number,
      line.indexOf(json) + 1,
      'expected a value in JSON, such as a string in quotes or a number',
    );
  }
}

/** Everything in a record except its moves, from the tags. */
function readCover(tags: ReadonlyMap<string, TagValue>, entry: AnyEntry): { readonly [field: string]: unknown } {
  const options: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  const fields: Record<string, unknown> = { options, moves: [] };
  for (const [key, { value, line }] of tags) {
    if (key.startsWith('Option ')) options[key.slice('Option '.length)] = value;
    else if (isTagName(key)) others[key] = value;
    else fields[key.toLowerCase()] = key === 'Outcome' ? readOutcome(value, line) : value;
  }
  if (Object.keys(others).length > 0) fields['tags'] = others;
  const { cover } = partsOf(entry, RECORD);
  const json = readJson(fields, LIMITS);
  if (!json.ok) throw wrongField(tags, json.path.split('.'), json.message);
  const result = cover.safeParse(json.value);
  if (result.success) return result.data;
  const issue = firstIssue(result.error);
  throw wrongField(tags, issue.path, issue.message);
}

/** The issue with a field of a record, placed at its tag, or on line 1 if the tag is missing. */
function wrongField(tags: ReadonlyMap<string, TagValue>, path: readonly string[], message: string): ParseError {
  const [field = '', name = ''] = path;
  const capitalized = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const key = field === 'options' ? `Option ${name}` : field === 'tags' ? name : capitalized;
  const missing = tags.has(key) ? '' : `the tag ${key} is missing: `;
  return new ParseError(tags.get(key)?.line ?? 1, 1, `${missing}${path.join('.')}: ${message}`);
}

function readOutcome(value: unknown, line: number): unknown {
  const [, ranking, reason] = OUTCOME.exec(typeof value === 'string' ? value : '') ?? [];
  if (ranking === undefined || reason === undefined) {
    throw new ParseError(
      line,
      1,
      'expected an outcome such as "2>0=1: target": the ranking, and the reason for the end',
    );
  }
  return { ranking: ranking.split('>').map((seats) => seats.split('=').map(Number)), reason };
}

function entryNamed(tags: ReadonlyMap<string, TagValue>, entries: readonly AnyEntry[]): AnyEntry {
  const named = tags.get('Game');
  const entry = entries.find(({ game }) => game.id === named?.value);
  if (entry !== undefined) return entry;
  throw new ParseError(named?.line ?? 1, 1, `expected a tag [Game "…"] with one of ${idsOf(entries)}`);
}

/** The moves, marks and comments read so far. */
interface Lines {
  readonly moves: AnyMove[];
  readonly marks: MoveMark[];
  readonly comments: RecordComment[];
}

/** Adds the comment that begins at `column`, if the line has one: on its own before the next move, or after the last one. */
function readComment(line: string, column: number, number: number, { moves, comments }: Lines): void {
  const start = line.indexOf(';', column);
  // A carriage return alone is no end of a line.
  const text =
    start < 0
      ? ''
      : line
          .slice(start + 1)
          .replaceAll('\r', ' ')
          .trim();
  if (text === '') return;
  if (text.length > LONGEST_NOTE || comments.length === MAX_ITEMS) {
    const most = `expected comments of at most ${LONGEST_NOTE} characters, and at most ${MAX_ITEMS} of them`;
    throw new ParseError(number, start + 1, most);
  }
  comments.push(
    column === 0 ? { index: moves.length, at: 'before', text } : { index: moves.length - 1, at: 'after', text },
  );
}

/** Adds the moves of a line: a seat, and the tokens of its moves, any of them with a mark. */
function readLine(entry: AnyEntry, line: string, number: number, seats: number, read: Lines): void {
  const { moves, marks } = read;
  const comment = line.indexOf(';');
  const words = (comment < 0 ? line : line.slice(0, comment)).matchAll(/\{.*?\}(?=\s|$)|\S+/g);
  let seat: number | null = null;
  let found = 0;
  let end = 1;
  for (const { 0: word, index } of words) {
    const column = index + 1;
    end = column + word.length;
    if (seat === null) {
      seat = Number(SEAT.exec(word)?.[1] ?? Number.NaN);
      if (!(seat < seats)) {
        throw new ParseError(number, column, `expected a seat from s0 to s${seats - 1}, got ${shortText(word)}`);
      }
    } else if (word.startsWith('{')) {
      const last = moves.length - 1;
      if (found === 0 || marks.at(-1)?.index === last) {
        throw new ParseError(number, column, 'expected a mark right after its move, and one at most');
      }
      const mark = readMark(entry, word, seat, [number, column]);
      if (deepEqual(mark.better, moves[last])) {
        throw new ParseError(number, column, 'expected another move than the one played, got the same');
      }
      marks.push({ index: last, ...mark });
    } else {
      const move = readToken(entry, word, seat, [number, column]);
      if (moves.length === MAX_ITEMS) throw new ParseError(number, column, `expected at most ${MAX_ITEMS} moves`);
      moves.push(move);
      found++;
    }
  }
  if (found === 0) throw new ParseError(number, end, 'expected a seat and its moves');
  readComment(line, end - 1, number, read);
}

type TextPosition = readonly [line: number, column: number];

function readToken({ notation, schemas }: AnyEntry, word: string, seat: Seat, position: TextPosition): AnyMove {
  const move = word.length > LONGEST_MOVE ? null : notation.read(word, seat);
  if (move === null) {
    throw new ParseError(...position, `expected a move (${notation.patterns.join(', ')}), got ${shortText(word)}`);
  }
  const result = schemas.move.safeParse(move);
  if (!result.success) throw new ParseError(...position, firstIssue(result.error).message);
  return move;
}

/** The mark of a move of `seat`. */
function readMark(entry: AnyEntry, word: string, seat: Seat, [line, column]: TextPosition): Omit<MoveMark, 'index'> {
  const [, name, digits = '', token = ''] = (word.length > LONGEST_MARK ? null : MARK.exec(word)) ?? [];
  const mark = MARKS.find((known) => known === name);
  const percent = Number(digits);
  // Refuses leading zeros.
  if (mark === undefined || percent > 100 || String(percent) !== digits) {
    throw new ParseError(line, column, `expected a mark such as {mistake 12%, better …}: one of ${MARKS.join(', ')}`);
  }
  const better = readToken(entry, token, seat, [line, column + word.length - 1 - token.length]);
  return { mark, percent, better };
}
