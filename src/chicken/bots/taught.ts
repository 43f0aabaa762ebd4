import type { PolicyOf } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import type { Policy } from '../../engine/playout.js';
import type { ChickenTypes, Move, Table } from '../table.js';
import { isAlone, STEADY, thumbs } from './heuristic.js';
import { ANSWERS, answersIn, COMBINATIONS, readTable } from './questions.js';
import { BIASES, HIDDEN, WEIGHTS } from './weights.js';

/**
 * The number of kinds of moves, at most one legal move each: repeat the top card, play the next card or the egg, draw,
 * withdraw.
 */
export const KINDS_OF_MOVES = 5;

/** The kind of a move at this table, below {@link KINDS_OF_MOVES}. */
export function kindOfMove(move: Move, { topValue }: Pick<Table<null>, 'topValue'>): number {
  if (move.type === 'draw') return 3;
  if (move.type === 'withdraw') return 4;
  return move.card === 'egg' ? 2 : move.card === topValue ? 0 : 1;
}

/** A weight of 0 in {@link WEIGHTS}; earlier letters are negative. */
const ZERO = 'A'.charCodeAt(0);

/**
 * Two cells share one number, the second in multiples of this: sums of the weights of all answers stay below half of
 * it.
 */
const SECOND_CELL = 2 ** 16;
const PAIRS = HIDDEN / 2;

/** A network with one hidden layer, in integers, so that results are the same on every machine. */
interface Network {
  /** For each group of questions and each combination of answers, the sum of their weights in each pair of hidden cells. */
  readonly rows: Int32Array;
  /** Where the rows of each group begin. */
  readonly groups: Int32Array;
  /** For each kind of move, the weight of each hidden cell in its rating. */
  readonly toRatings: Int8Array;
}

/** {@link WEIGHTS}, once they are read. */
let network: Network | null = null;

function readWeights(): Network {
  const weights = Array.from(WEIGHTS, (letter) => letter.charCodeAt(0) - ZERO);
  const weightOf = (answer: number, cell: number) => at(weights, answer * HIDDEN + cell);
  const rows: number[] = [];
  const groups = COMBINATIONS.map((combinations, group) => {
    const start = rows.length;
    for (let combination = 0; combination < combinations; combination++) {
      const answers = answersIn(group, combination);
      const sum = (cell: number) => answers.reduce((total, answer) => total + weightOf(answer, cell), 0);
      for (let cell = 0; cell < HIDDEN; cell += 2) rows.push(sum(cell) + SECOND_CELL * sum(cell + 1));
    }
    return start;
  });
  const last = weights.slice(ANSWERS * HIDDEN);
  const toRatings = Int8Array.from(last, (_, index) => {
    return at(last, (index % HIDDEN) * KINDS_OF_MOVES + Math.floor(index / HIDDEN));
  });
  return { rows: Int32Array.from(rows), groups: Int32Array.from(groups), toRatings };
}

/** PERF(alloc): reused for every decision. All indices below are lower than their lengths. */
const combinations = new Uint8Array(COMBINATIONS.length);
const sums = new Int32Array(PAIRS);
const cells = new Int32Array(HIDDEN);

/** Writes the activation of each hidden cell for this table. */
function think({ rows, groups }: Network, table: Table<null>, seat: number): void {
  readTable(table, seat, combinations);
  sums.fill(0);
  for (let group = 0; group < combinations.length; group++) {
    const row = (groups[group] as number) + (combinations[group] as number) * PAIRS;
    for (let pair = 0; pair < PAIRS; pair++) (sums[pair] as number) += rows[row + pair] as number;
  }
  for (let pair = 0; pair < PAIRS; pair++) {
    const both = sums[pair] as number;
    // The lower half keeps its sign.
    const first = (both << 16) >> 16;
    const second = (both - first) >> 16;
    cells[2 * pair] = Math.max(first, 0);
    cells[2 * pair + 1] = Math.max(second, 0);
  }
}

function ratingOf({ toRatings }: Network, kind: number): number {
  let rating = at(BIASES, kind);
  for (let cell = 0; cell < HIDDEN; cell++)
    rating += (cells[cell] as number) * (toRatings[kind * HIDDEN + cell] as number);
  return rating;
}

/**
 * A policy trained on search decisions: it predicts the move of a search in a fraction of the time. `npm run lab --
 * teach` trains its weights. Alone in the round, it plays by the rules of thumb, which are optimal there.
 */
export const taught: PolicyOf<ChickenTypes> = (seed, view) => {
  network ??= readWeights();
  const known = network;
  const alone = thumbs(STEADY)(seed, view);
  const policy: Policy<ChickenTypes> = (moves, table, seat) => {
    if (moves.length === 1) return at(moves, 0);
    if (isAlone(table, seat)) return alone(moves, table, seat);
    think(known, table, seat);
    let best = at(moves, 0);
    let most = -Infinity;
    for (const move of moves) {
      const rating = ratingOf(known, kindOfMove(move, table));
      if (rating > most) [best, most] = [move, rating];
    }
    return best;
  };
  return policy;
};
