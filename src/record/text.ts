import type { AnyMove } from '../engine/base.js';
import type { GameTypes, Outcome } from '../engine/game.js';
import { entryOf, GAME_ENTRIES, type GameEntries, type GameId, type TypesOf } from './entries.js';
import type { GameEntry } from './entry.js';
import { NotPlain, plainCopy } from './plain.js';
import { firstIssue, partsOf } from './schema.js';
import { type AnyRecord, RECORD } from './stored.js';

/** Where a text is wrong, and what is needed there. Lines and columns are counted from 1. */
export interface TextIssue {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A move read from its text, or where the text is wrong. */
export type ParsedMove<Id extends GameId> =
  | { readonly ok: true; readonly move: TypesOf<Id>['Move'] }
  | { readonly ok: false; readonly fault: TextIssue };

/** A record read from its text, or where the text is wrong. */
export type ParsedRecord =
  | { readonly ok: true; readonly record: AnyRecord }
  | { readonly ok: false; readonly fault: TextIssue };

/** The longest text that is read, in characters. */
const LONGEST_TEXT = 10_000_000;
/** The longest token, and text of one move, that is read: far longer than any move's. */
const LONGEST_MOVE = 200;
/** The most moves that are read. */
const MOST_MOVES = 200_000;
const SEAT = /^s([0-9])$/;
const TAG = /^\[([A-Za-z]+)(?: ([A-Za-z]{1,40}))? (\S.*)\]\s*$/s;
const OUTCOME = /^([0-9](?:[=>][0-9])*): ([A-Za-z0-9]+)$/;
const TAGS = ['Format', 'Game', 'Rules', 'Seats', 'Seed', 'Option', 'Outcome'] as const;

type Tag = (typeof TAGS)[number];

/**
 * A move as text: its seat, and its token.
 *
 * @example
 * ```ts
 * import { formatMove } from 'hencoop/record';
 *
 * formatMove('chicken', { seat: 1, type: 'play', card: 'egg' }); // 's1 PE'
 * ```
 *
 * @throws RangeError for what is no move of the game.
 */
export function formatMove<Id extends GameId>(game: Id, move: TypesOf<Id>['Move']): string {
  return `s${move.seat} ${tokenOf(entryOf(game), move)}`;
}

function tokenOf<G extends GameTypes>({ notation, schemas }: GameEntry<G>, move: G['Move']): string {
  const result = schemas.move.safeParse(move);
  if (result.success) return notation.write(move);
  const { path, message } = firstIssue(result.error);
  throw new RangeError(`${['move', ...path].join('.')}: ${message}`);
}

/**
 * The move that a text says: its shape alone is known, whether it is legal says the game.
 *
 * @example
 * ```ts
 * import { parseMove } from 'hencoop/record';
 *
 * parseMove('chicken', 's1 P3'); // { ok: true, move: { seat: 1, type: 'play', card: 3 } }
 * ```
 */
export function parseMove<Id extends GameId>(game: Id, text: string): ParsedMove<Id> {
  try {
    requireText(text);
    if (text.length > LONGEST_MOVE) throw new Wrong(1, 1, `a text of at most ${LONGEST_MOVE} characters is needed`);
    const { max } = entryOf(game).game.seats;
    const moves: TypesOf<Id>['Move'][] = [];
    readLine(entryOf(game), text, 1, max, moves);
    const [move, second] = moves;
    if (move === undefined || second !== undefined)
      throw new Wrong(1, 1, 'one move is needed, such as s0 and its token');
    return { ok: true, move };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

/**
 * A whole game as text: tags on top, then a line for each turn, which is as long as the same seat moves.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { formatRecord, recordOf } from 'hencoop/record';
 *
 * const start = chicken.setup({ seats: 2, seed: 'hen' });
 * const move = { seat: 0, type: 'draw' } as const;
 * formatRecord(recordOf('chicken', chicken.apply(start, move), [move])).split('\n').at(-2); // '1. s0 D'
 * ```
 *
 * @throws RangeError for a move that is none of the game.
 */
export function formatRecord(record: AnyRecord, entries: GameEntries = GAME_ENTRIES): string {
  // What follows needs no more of the game than any has.
  const entry = entryOf(record.game, entries) as unknown as GameEntry<GameTypes>;
  const { format, game, rules, seats, seed, options, outcome } = record;
  const tag = (name: Tag, value: unknown) => `[${name} ${JSON.stringify(value)}]`;
  const lines = [tag('Format', format), tag('Game', game), tag('Rules', rules), tag('Seats', seats), tag('Seed', seed)];
  for (const [name, value] of Object.entries(options)) lines.push(`[Option ${name} ${JSON.stringify(value)}]`);
  if (outcome !== undefined) lines.push(tag('Outcome', outcomeText(outcome)));
  lines.push('');
  for (const [index, turn] of turnsOf(record.moves).entries()) {
    lines.push(`${index + 1}. s${turn[0]?.seat} ${turn.map((move) => tokenOf(entry, move)).join(' ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Moves in a row of the same seat. */
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
  return `${ranking.map((place) => place.join('=')).join('>')}: ${reason}`;
}

/**
 * The record that a text says. A semicolon begins a comment, up to the end of its line. Whether the game can go like
 * that, `verify` tells.
 */
export function parseRecord(text: string, entries: GameEntries = GAME_ENTRIES): ParsedRecord {
  try {
    return { ok: true, record: readRecord(text, entries) };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

/** Thrown within this module alone: reading ends at the first fault. */
class Wrong extends Error {
  readonly fault: TextIssue;
  constructor(line: number, column: number, message: string) {
    super(message);
    this.fault = { line, column, message };
  }
}

function faultOf(error: unknown): TextIssue {
  if (error instanceof Wrong) return error.fault;
  throw error;
}

interface TagValue {
  readonly value: unknown;
  readonly line: number;
}

function requireText(text: unknown): void {
  if (typeof text !== 'string') throw new Wrong(1, 1, 'a text is needed');
}

function readRecord(text: string, entries: GameEntries): AnyRecord {
  requireText(text);
  if (text.length > LONGEST_TEXT) throw new Wrong(1, 1, `a text of at most ${LONGEST_TEXT} characters is needed`);
  const lines = text.split(/\r?\n/);
  const tags = new Map<string, TagValue>();
  let next = 0;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (line.startsWith('[')) readTag(line, next + 1, tags);
    else if (!isBlank(line)) break;
  }
  const entry = roomNamed(tags, entries);
  const cover = readCover(tags, entry);
  const { seats } = cover;
  const moves: AnyMove[] = [];
  for (let turn = 0; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (isBlank(line)) continue;
    const number = /^\s*([0-9]+)\./.exec(line);
    turn++;
    if (number !== null && number[1] !== String(turn)) throw new Wrong(next + 1, 1, `turn ${turn} is needed here`);
    // Read as blanks, so that columns are those of the whole line.
    const rest = number === null ? line : ' '.repeat(number[0].length) + line.slice(number[0].length);
    // The cover's schema says that it is a number.
    readLine(entry, rest, next + 1, seats as number, moves);
  }
  // The cover and every move are what their schemas say.
  return { ...cover, moves } as unknown as AnyRecord;
}

function isBlank(line: string): boolean {
  const text = line.trimStart();
  return text === '' || text.startsWith(';');
}

function readTag(line: string, number: number, tags: Map<string, TagValue>): void {
  const [, name = '', option, json = ''] = TAG.exec(line) ?? [];
  if (!TAGS.some((known) => known === name) || (name === 'Option') !== (option !== undefined)) {
    throw new Wrong(number, 1, `one of the tags [${TAGS.join(' …], [')} …] is needed`);
  }
  const key = option === undefined ? name : `Option ${option}`;
  if (tags.has(key)) throw new Wrong(number, 2, `the tag ${key} is there twice`);
  try {
    tags.set(key, { value: JSON.parse(json), line: number });
  } catch {
    throw new Wrong(number, line.indexOf(json) + 1, 'a value in JSON is needed: a text in quotes, a number');
  }
}

/** What a record says beside its moves, from the tags. */
function readCover(
  tags: ReadonlyMap<string, TagValue>,
  entry: GameEntry<GameTypes>,
): { readonly [field: string]: unknown } {
  const options: Record<string, unknown> = {};
  const fields: Record<string, unknown> = { options, moves: [] };
  for (const [key, { value, line }] of tags) {
    if (key.startsWith('Option ')) options[key.slice('Option '.length)] = value;
    else fields[key.toLowerCase()] = key === 'Outcome' ? readOutcome(value, line) : value;
  }
  const { cover } = partsOf(entry, RECORD, 0);
  let plain: unknown;
  try {
    plain = plainCopy(fields, LONGEST_TEXT);
  } catch (error) {
    if (error instanceof NotPlain) throw wrongField(tags, error.path.split('.'), error.message);
    throw error;
  }
  const result = cover.safeParse(plain);
  if (result.success) return result.data;
  const issue = firstIssue(result.error);
  throw wrongField(tags, issue.path, issue.message);
}

/** A fault in the field of a record, at its tag; on line 1 where the tag is missing. */
function wrongField(tags: ReadonlyMap<string, TagValue>, path: readonly string[], message: string): Wrong {
  const [field = '', option = ''] = path;
  const key = field === 'options' ? `Option ${option}` : `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const missing = tags.has(key) ? '' : `the tag ${key} is missing: `;
  return new Wrong(tags.get(key)?.line ?? 1, 1, `${missing}${path.join('.')}: ${message}`);
}

function readOutcome(value: unknown, line: number): unknown {
  const [, places, reason] = OUTCOME.exec(typeof value === 'string' ? value : '') ?? [];
  if (places === undefined || reason === undefined) {
    throw new Wrong(line, 1, 'an outcome such as "2>0=1: target" is needed: places, and what ended the game');
  }
  return { ranking: places.split('>').map((place) => place.split('=').map(Number)), reason };
}

function roomNamed(tags: ReadonlyMap<string, TagValue>, entries: GameEntries): GameEntry<GameTypes> {
  const named = tags.get('Game');
  const id = named?.value;
  if (typeof id === 'string' && Object.hasOwn(entries, id)) {
    // One of the rooms; what follows needs no more of its game than any has.
    return entryOf(id as GameId, entries) as unknown as GameEntry<GameTypes>;
  }
  throw new Wrong(named?.line ?? 1, 1, `a tag [Game "…"] with one of ${Object.keys(entries).join(', ')} is needed`);
}

/** Adds the moves of a line: a seat, and the tokens of its moves. */
function readLine<G extends GameTypes>(
  { notation, schemas }: GameEntry<G>,
  line: string,
  number: number,
  seats: number,
  moves: G['Move'][],
): void {
  const comment = line.indexOf(';');
  const words = (comment < 0 ? line : line.slice(0, comment)).matchAll(/\S+/g);
  let seat: number | null = null;
  let found = 0;
  let end = 1;
  for (const { 0: word, index } of words) {
    const column = index + 1;
    end = column + word.length;
    if (seat === null) {
      seat = Number(SEAT.exec(word)?.[1] ?? Number.NaN);
      if (!(seat < seats)) throw new Wrong(number, column, `a seat from s0 to s${seats - 1} is needed`);
      continue;
    }
    const move = word.length > LONGEST_MOVE ? null : notation.read(word, seat);
    if (move === null) throw new Wrong(number, column, `a move is needed: ${notation.forms.join(', ')}`);
    const result = schemas.move.safeParse(move);
    if (!result.success) throw new Wrong(number, column, `a move is needed: ${firstIssue(result.error).message}`);
    if (moves.length === MOST_MOVES) throw new Wrong(number, column, `at most ${MOST_MOVES} moves are needed`);
    moves.push(move);
    found++;
  }
  if (found === 0) throw new Wrong(number, end, 'a seat and its moves are needed');
}
