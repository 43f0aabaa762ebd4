import type { AnyMove } from '../engine/base.js';
import type { GameTypes, Outcome } from '../engine/game.js';
import { deepEqual, readJson } from '../engine/json.js';
import { MARKS } from '../engine/marks.js';
import { shortText } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { type AnyEntry, type GameEntry, idsOf, type TypesIn } from './entry.js';
import { firstIssue, MAX_ITEMS, partsOf } from './schema.js';
import { type GameRecord, type MoveMark, RECORD } from './stored.js';

/** A fault in a text. Lines and columns are counted from 1. */
export interface TextIssue {
  /** The line of the fault; 1 for a move alone. */
  readonly line: number;
  /** The column of the first wrong character. */
  readonly column: number;
  /** The message, in English: what was expected there. */
  readonly message: string;
}

/** A move read from its text, or the fault in the text. */
export type ParsedMove<G extends GameTypes> =
  | { readonly ok: true; readonly move: G['Move'] }
  | { readonly ok: false; readonly issue: TextIssue };

/** A record read from its text, or the fault in the text. */
export type ParsedRecord<Entry extends AnyEntry = AnyEntry> =
  | { readonly ok: true; readonly record: Entry extends AnyEntry ? GameRecord<TypesIn<Entry>> : never }
  | { readonly ok: false; readonly issue: TextIssue };

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
const TAGS = ['Format', 'Game', 'Rules', 'Seats', 'Seed', 'Option', 'Outcome'] as const;

type Tag = (typeof TAGS)[number];

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
    requireText(text);
    requireLength(text, LONGEST_MOVE);
    const { max } = entry.game.seats;
    const lines: Lines = { moves: [], marks: [] };
    readLine(entry, text, 1, max, lines);
    const { moves, marks } = lines;
    if (moves.length !== 1 || marks.length > 0) {
      const got = marks.length > 0 ? 'a mark' : String(moves.length);
      throw new ParseError(1, 1, `expected one move, such as s0 and its token, got ${got}`);
    }
    // The notation of this game read the token.
    return { ok: true, move: moves[0] as G['Move'] };
  } catch (error) {
    return { ok: false, issue: issueOf(error) };
  }
}

/**
 * A whole game as text: the tags, then a line for each turn, which lasts as long as the same seat moves.
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
 * @throws RangeError if a move is not one of the game.
 */
export function formatRecord<G extends GameTypes>(entry: GameEntry<G>, record: GameRecord<G>): string {
  const { format, game, rules, seats, seed, options, outcome } = record;
  const tag = (name: Tag, value: unknown) => `[${name} ${JSON.stringify(value)}]`;
  const lines = [tag('Format', format), tag('Game', game), tag('Rules', rules), tag('Seats', seats), tag('Seed', seed)];
  for (const [name, value] of Object.entries(options)) lines.push(`[Option ${name} ${JSON.stringify(value)}]`);
  if (outcome !== undefined) lines.push(tag('Outcome', outcomeText(outcome)));
  lines.push('');
  const marks = new Map(record.marks?.map((mark) => [mark.index, mark]));
  let played = 0;
  for (const [index, turn] of turnsOf(record.moves).entries()) {
    const words = turn.flatMap((move) => {
      const mark = marks.get(played++);
      return mark === undefined ? [tokenOf(entry, move)] : [tokenOf(entry, move), markText(entry, mark)];
    });
    lines.push(`${index + 1}. s${turn[0]?.seat} ${words.join(' ')}`);
  }
  return `${lines.join('\n')}\n`;
}

function markText(entry: AnyEntry, { mark, percent, better }: MoveMark): string {
  return `{${mark} ${percent}%, better ${tokenOf(entry, better)}}`;
}

/** The turns: runs of moves by the same seat. */
function turnsOf(moves: readonly AnyMove[]): AnyMove[][] {
  const turns: AnyMove[][] = [];
  for (const move of moves) {
    const turn = turns.at(-1);
    if (turn?.[0]?.seat === move.seat) turn.push(move);
    else turns.push([move]);
  }
  return turns;
}

function outcomeText({ ranking, reason }: Outcome): string {
  return `${ranking.map((seats) => seats.join('=')).join('>')}: ${reason}`;
}

/**
 * Reads a record from its text. A semicolon begins a comment, up to the end of the line. Use `verify` to check that the game
 * can be played.
 */
export function parseRecord<Entry extends AnyEntry>(text: string, entries: readonly Entry[]): ParsedRecord<Entry> {
  try {
    return { ok: true, record: readRecord(text, entries) };
  } catch (error) {
    return { ok: false, issue: issueOf(error) };
  }
}

/** Ends the reading at the first issue; never leaves this module. */
class ParseError extends Error {
  readonly issue: TextIssue;
  constructor(line: number, column: number, message: string) {
    super(message);
    this.issue = { line, column, message };
  }
}

function issueOf(error: unknown): TextIssue {
  if (error instanceof ParseError) return error.issue;
  throw error;
}

interface TagValue {
  readonly value: unknown;
  readonly line: number;
}

function requireText(text: unknown): void {
  if (typeof text !== 'string') throw new ParseError(1, 1, `expected a string, got ${shortText(text)}`);
}

function requireLength(text: string, max: number): void {
  if (text.length > max) throw new ParseError(1, 1, `expected at most ${max} characters, got ${text.length}`);
}

function readRecord<Record>(text: string, entries: readonly AnyEntry[]): Record {
  requireText(text);
  requireLength(text, LONGEST_TEXT);
  const lines = text.split(/\r?\n/);
  const tags = new Map<string, TagValue>();
  let next = 0;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (line.startsWith('[')) readTag(line, next + 1, tags);
    else if (!isBlank(line)) break;
  }
  const entry = entryNamed(tags, entries);
  const cover = readCover(tags, entry);
  const { seats } = cover;
  const read: Lines = { moves: [], marks: [] };
  for (let turn = 0; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (isBlank(line)) continue;
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
  const { moves, marks } = read;
  // The cover, every move and every mark match their schemas.
  return { ...cover, moves, ...(marks.length === 0 ? {} : { marks }) } as unknown as Record;
}

function isBlank(line: string): boolean {
  const text = line.trimStart();
  return text === '' || text.startsWith(';');
}

function readTag(line: string, number: number, tags: Map<string, TagValue>): void {
  const [, name = '', option, json = ''] = TAG.exec(line) ?? [];
  if (!TAGS.some((known) => known === name) || (name === 'Option') !== (option !== undefined)) {
    throw new ParseError(number, 1, `expected one of the tags [${TAGS.join(' …], [')} …]`);
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
  const fields: Record<string, unknown> = { options, moves: [] };
  for (const [key, { value, line }] of tags) {
    if (key.startsWith('Option ')) options[key.slice('Option '.length)] = value;
    else fields[key.toLowerCase()] = key === 'Outcome' ? readOutcome(value, line) : value;
  }
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
  const [field = '', option = ''] = path;
  const key = field === 'options' ? `Option ${option}` : `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
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

/** The moves and marks read so far. */
interface Lines {
  readonly moves: AnyMove[];
  readonly marks: MoveMark[];
}

/** Adds the moves of a line: a seat, and the tokens of its moves, any of them with a mark. */
function readLine(entry: AnyEntry, line: string, number: number, seats: number, { moves, marks }: Lines): void {
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
