import { type GameTypes, remember, type Seat } from 'hencoop';
import { moveKey } from 'hencoop/bots';
import type { GameEntry } from 'hencoop/record';
import type { Puzzle } from './puzzle.js';
import { isFields, refuse } from './refuse.js';

/** A move of an open puzzle, and how good it is. */
export interface PuzzleMove<G extends GameTypes> {
  /** The move. */
  readonly move: G['Move'];
  /** The chance to win the match with it, from 0 to 1. */
  readonly chance: number;
  /** The standard error of its distance to the best move: 0 for the best move, and if the chances are exact. */
  readonly error: number;
}

/** A puzzle with its position rebuilt, without anything that the seat may not know. */
export interface OpenPuzzle<G extends GameTypes> {
  /** The id of the puzzle. */
  readonly id: string;
  /** The seat that must move. */
  readonly seat: Seat;
  /** The table as this seat sees it. */
  readonly view: G['View'];
  /** The same table, with every card that this seat has seen and could remember. The chances are based on it. */
  readonly remembered: G['View'];
  /** The legal moves. */
  readonly moves: readonly G['Move'][];
  /** The solution and the best other moves, best first. */
  readonly judged: readonly PuzzleMove<G>[];
}

/** The verdict on an answer to a puzzle. */
export interface PuzzleAnswer<G extends GameTypes> {
  /** Whether it is the best move. */
  readonly isRight: boolean;
  /**
   * The chance to win with the answer; `null` for a move that was not judged, because it looked worse than the second
   * best early on.
   */
  readonly chance: number | null;
  /** The best move. */
  readonly best: PuzzleMove<G>;
  /** The second-best move. */
  readonly second: PuzzleMove<G>;
}

/** The maximum length of the list of moves, in characters. */
const LONGEST_MOVES = 100_000;

/**
 * Rebuilds the position of a puzzle as seen by the seat that must move.
 *
 * @example
 * ```ts
 * import { openPuzzle, puzzleOfTheDay } from '@hencoop/puzzles';
 * import { chickenEntry } from 'hencoop/chicken/record';
 *
 * const puzzle = await puzzleOfTheDay('2026-12-24', 'chicken');
 * const { seat, view } = openPuzzle(puzzle, chickenEntry);
 * view.viewer === seat; // true
 * ```
 *
 * @param puzzle - A puzzle of `puzzlesOf`, or any other value, which is checked.
 * @param entry - The entry of its game, such as `chickenEntry` from `hencoop/chicken/record`.
 * @throws RangeError if `puzzle` is not a puzzle of this game; the message names the path of the fault.
 */
export function openPuzzle<G extends GameTypes>(puzzle: Puzzle, entry: GameEntry<G>): OpenPuzzle<G> {
  if (!isFields(entry) || !isFields(entry.game)) return refuse('entry', 'the entry of a game', entry);
  const { game, notation } = entry;
  checkPuzzle(puzzle, game.id, game.rulesVersion);
  const { seats, seed, options } = puzzle;
  // `setup` checks the options.
  const opened = game.setupWithEvents({ seats, seed, options: options as Partial<G['Options']> });
  let { state } = opened;
  const events = opened.events.slice();
  for (const [index, token] of tokensIn(puzzle.moves).entries()) {
    const attempt = game.tryApply(state, readMove(notation, token, game.actors(state)[0], `puzzle.moves.${index}`));
    if (!attempt.ok) return refuse(`puzzle.moves.${index}`, `a legal move (${attempt.violation.clause})`, token);
    ({ state } = attempt);
    events.push(...attempt.events);
  }
  const [seat] = game.actors(state);
  if (seat === undefined) return refuse('puzzle.moves', 'moves that leave a decision', puzzle.moves);
  const view = game.view(state, seat);
  const moves = game.legalMoves(view);
  const judged = puzzle.judged.map(({ token, chance, error }, index): PuzzleMove<G> => {
    const move = readMove(notation, token, seat, `puzzle.judged.${index}.token`);
    if (game.whyNot(view, move) !== null) refuse(`puzzle.judged.${index}.token`, 'a legal move', token);
    return { move, chance, error };
  });
  return { id: puzzle.id, seat, view, remembered: remember(game, events, seat), moves, judged };
}

/**
 * Judges an answer to an open puzzle.
 *
 * @example
 * ```ts
 * import { answer, openPuzzle, puzzleOfTheDay } from '@hencoop/puzzles';
 * import { chickenEntry } from 'hencoop/chicken/record';
 *
 * const open = openPuzzle(await puzzleOfTheDay('2026-12-24', 'chicken'), chickenEntry);
 * const [solution] = open.judged;
 * if (solution !== undefined) answer(open, solution.move).isRight; // true
 * ```
 *
 * @throws RangeError if `puzzle` is not an open puzzle, or `move` is not a legal move of it.
 */
export function answer<G extends GameTypes>(puzzle: OpenPuzzle<G>, move: G['Move']): PuzzleAnswer<G> {
  if (!isFields(puzzle)) return refuse('puzzle', 'an open puzzle', puzzle);
  const { moves, judged } = puzzle;
  if (!Array.isArray(moves) || moves.some((one: unknown) => !isFields(one)))
    return refuse('puzzle.moves', 'a list of moves', moves);
  if (!Array.isArray(judged) || judged.some((one: unknown) => !isFields(one) || !isFields(one['move']))) {
    return refuse('puzzle.judged', 'a list of judged moves', judged);
  }
  const key = isFields(move) ? moveKey(move) : null;
  if (!moves.some((legal) => moveKey(legal) === key)) return refuse('move', 'a legal move of the puzzle', move);
  const [best, second] = judged;
  if (best === undefined || second === undefined) return refuse('puzzle.judged', 'at least two moves', judged.length);
  const answered = judged.find((one) => moveKey(one.move) === key);
  return { isRight: answered === best, chance: answered?.chance ?? null, best, second };
}

const tokensIn = (moves: string) => (moves === '' ? [] : moves.split(' '));

function readMove<G extends GameTypes>(
  notation: GameEntry<G>['notation'],
  token: string,
  seat: Seat | undefined,
  path: string,
): G['Move'] {
  if (seat === undefined) return refuse(path, 'no move after the end of the game', token);
  return notation.read(token, seat) ?? refuse(path, `a token like ${notation.patterns.join(', ')}`, token);
}

/** @throws RangeError if `puzzle` lacks a field of a puzzle of this game, or one is wrong; `setup` checks the rest. */
function checkPuzzle(puzzle: unknown, game: string, rules: number): asserts puzzle is Puzzle {
  if (!isFields(puzzle)) return refuse('puzzle', 'an object', puzzle);
  const { id, moves, judged, options } = puzzle;
  if (puzzle['game'] !== game) refuse('puzzle.game', `${game}, the game of the entry`, puzzle['game']);
  if (puzzle['rules'] !== rules) refuse('puzzle.rules', `${rules}, the version of the rules`, puzzle['rules']);
  if (typeof id !== 'string') refuse('puzzle.id', 'a string', id);
  if (!isFields(options)) refuse('puzzle.options', 'an object', options);
  if (typeof moves !== 'string' || moves.length > LONGEST_MOVES) {
    refuse('puzzle.moves', `a string of at most ${LONGEST_MOVES} characters`, moves);
  }
  if (!Array.isArray(judged) || judged.length < 2)
    return refuse('puzzle.judged', 'a list of at least two moves', judged);
  for (const [index, one] of judged.entries()) {
    const path = `puzzle.judged.${index}`;
    if (!isFields(one)) return refuse(path, 'an object', one);
    if (typeof one['token'] !== 'string') refuse(`${path}.token`, 'a string', one['token']);
    if (!isShare(one['chance'])) refuse(`${path}.chance`, 'a number from 0 to 1', one['chance']);
    if (!isShare(one['error'])) refuse(`${path}.error`, 'a number from 0 to 1', one['error']);
  }
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
