import type { PolicyOf } from '../../bots/index.js';
import type { BlindChickenExtremeTypes, Move } from '../table.js';
import { heuristic } from './heuristic.js';
import { ANSWERS, CARD_QUESTIONS, KINDS, kindOf, readCard, readTable, TABLE_QUESTIONS } from './questions.js';
import { HIDDEN, STRAIGHT, WEIGHTS } from './weights.js';

/** A weight of 0 in {@link WEIGHTS}; earlier letters are negative. */
const ZERO = 'A'.charCodeAt(0);

/** The weights per answer: one for each hidden cell, and a direct one for the rating. */
const COLUMNS = HIDDEN + 1;

/**
 * Two cells share one number, the second in multiples of this: sums of the weights of all answers stay below half of
 * it.
 */
const SECOND_CELL = 2 ** 16;
const PAIRS = HIDDEN / 2;
/** The numbers per answer: one for each pair of cells, and last its direct weight in the rating. */
const SUMS = PAIRS + 1;

/** A network with one hidden layer, in integers, so that results are the same on every machine. */
interface Network {
  /** The numbers of each answer, answer by answer. */
  readonly rows: Int32Array;
  /** The weight of each cell in the rating. */
  readonly toRating: Int32Array;
}

/** {@link WEIGHTS}, once they are read. */
let network: Network | null = null;

function readWeights(): Network {
  const weights = Int32Array.from(WEIGHTS, (letter) => letter.charCodeAt(0) - ZERO);
  const rows = new Int32Array(ANSWERS * SUMS);
  for (let answer = 0; answer < ANSWERS; answer++) {
    const from = weights.subarray(answer * COLUMNS, (answer + 1) * COLUMNS);
    from.forEach((weight, column) => {
      (rows[answer * SUMS + (column >> 1)] as number) += column % 2 === 0 ? weight : SECOND_CELL * weight;
    });
  }
  return { rows, toRating: weights.slice(ANSWERS * COLUMNS) };
}

/** PERF(alloc): reused for every decision. All indices below are lower than their lengths. */
const aboutTable = new Uint8Array(TABLE_QUESTIONS);
const aboutCard = new Uint8Array(CARD_QUESTIONS);
const common = new Int32Array(SUMS);

function sumOf(rows: Int32Array, answers: Uint8Array, index: number): number {
  let sum = 0;
  for (let question = 0; question < answers.length; question++) {
    sum += rows[(answers[question] as number) * SUMS + index] as number;
  }
  return sum;
}

/**
 * The rating of a move of this kind; `common` must hold the sums of the answers about the table, and `aboutCard` the
 * answers about its card.
 */
function ratingOf({ rows, toRating }: Network, move: Move, kind: number, isUsual: boolean): number {
  let rating = 0;
  for (let index = 0; index < SUMS; index++) {
    let sum = (common[index] as number) + (rows[kind * SUMS + index] as number);
    if (isUsual) sum += rows[(KINDS + kind) * SUMS + index] as number;
    if (move.type === 'play') sum += sumOf(rows, aboutCard, index);
    if (index === PAIRS) rating += STRAIGHT * sum;
    else {
      // The lower half keeps its sign. A cell below 0 is inactive.
      const first = (sum << 16) >> 16;
      rating += Math.max(first, 0) * (toRating[2 * index] as number);
      rating += Math.max((sum - first) >> 16, 0) * (toRating[2 * index + 1] as number);
    }
  }
  return rating;
}

/**
 * A policy trained on search decisions: it predicts the plays and rewards of a search in a fraction of the time. `npm
 * run lab -- raters` trains its weights. It arranges, and chooses a leader or a benefit, by the rules of thumb.
 */
export const taught: PolicyOf<BlindChickenExtremeTypes> = () => {
  network ??= readWeights();
  const known = network;
  const thumbs = heuristic();
  return (moves, table, seat) => {
    const usual = thumbs(moves, table, seat);
    if (moves.length === 1 || kindOf(table, usual) === null) return usual;
    const trick = readTable(table, seat, aboutTable);
    for (let index = 0; index < SUMS; index++) common[index] = sumOf(known.rows, aboutTable, index);
    let [best, most] = [usual, -Infinity];
    for (const move of moves) {
      if (move.type === 'play') readCard(table, seat, trick, move.card, aboutCard);
      // All legal moves of one table are of one type.
      const rating = ratingOf(known, move, kindOf(table, move) as number, move === usual);
      if (rating > most) [best, most] = [move, rating];
    }
    return best;
  };
};
