// Checks that the parts of a record fit each other, once each of them matches its schema.
import { deepEqual } from '../engine/json.js';
import type { AnyEntry } from './entry.js';
import { type GameRecord, optionsOf } from './stored.js';

/** What does not fit: the path, and the message. */
export type Fault = readonly [path: string, message: string];

/** The tags of the notation that are not in `tags` of a record. */
export const TAGS = ['Format', 'Game', 'Rules', 'Seats', 'Seed', 'Option', 'Start', 'Outcome'] as const;

/** The first part of a record that does not fit the others; `null` if all fit. */
export function recordMisfit(entry: AnyEntry, record: GameRecord): Fault | null {
  return markMisfit(record) ?? commentMisfit(record) ?? tagMisfit(record) ?? startMisfit(entry, record);
}

/** The first mark of a record that does not fit its moves: the path and the message; `null` if all fit. */
export function markMisfit({ moves, marks = [] }: Pick<GameRecord, 'moves' | 'marks'>): Fault | null {
  let before = -1;
  for (const [number, { index, better }] of marks.entries()) {
    const path = `marks.${number}`;
    const move = moves[index];
    if (move === undefined) return [`${path}.index`, `expected one of ${moves.length} moves, got ${index}`];
    if (index <= before) return [`${path}.index`, `expected a move after ${before}, got ${index}`];
    if (better.seat !== move.seat) {
      return [`${path}.better`, `expected a move of seat ${move.seat}, got one of seat ${better.seat}`];
    }
    if (deepEqual(better, move)) return [`${path}.better`, 'expected another move than the one played, got the same'];
    before = index;
  }
  return null;
}

function commentMisfit({ moves, comments = [] }: GameRecord): Fault | null {
  let before = -1;
  for (const [number, { index, at }] of comments.entries()) {
    const isAfter = at === 'after';
    const count = isAfter ? moves.length : moves.length + 1;
    if (index >= count) return [`comments.${number}.index`, `expected at most ${count - 1}, got ${index}`];
    const position = 2 * index + (isAfter ? 1 : 0);
    if (position < before || (isAfter && position === before)) {
      return [`comments.${number}`, 'expected comments in order, and at most one after a move'];
    }
    before = position;
  }
  return null;
}

function tagMisfit({ tags = {} }: GameRecord): Fault | null {
  const wrong = Object.keys(tags).find((name) => !isTagName(name));
  return wrong === undefined ? null : [`tags.${wrong}`, 'expected a name of letters, and none of the notation itself'];
}

/** Whether a record may have a tag of this name, besides those of the notation. */
export function isTagName(name: string): boolean {
  return /^[A-Za-z]{1,40}$/.test(name) && !TAGS.some((known) => known.toLowerCase() === name.toLowerCase());
}

/** Whether the position to begin with has the seats, the seed and the options of the record. */
function startMisfit({ game }: AnyEntry, { start, seats, seed, options }: GameRecord): Fault | null {
  if (start === undefined) return null;
  if (start.seats !== seats) return ['start.seats', `expected ${seats}, the seats of the record, got ${start.seats}`];
  // Seeds are never quoted.
  if (start.seed !== seed) return ['start.seed', 'expected the seed of the record, got another'];
  try {
    const expected = optionsOf(game.setup({ seats, seed: '', options }));
    const wrong = Object.entries(optionsOf(start)).find(([name, value]) => !deepEqual(value, expected[name]));
    return wrong === undefined ? null : [`start.options.${wrong[0]}`, 'expected the option of the record, got another'];
  } catch {
    return ['options', 'expected the options of a game, got others'];
  }
}
