import type { Policy } from 'hencoop';
import type { PolicyOf } from 'hencoop/bots';
import type { ChickenMove, ChickenTable, ChickenTypes } from 'hencoop/chicken';
import { STEADY, thumbs } from 'hencoop/chicken/bots';
import { isAlone } from '../../src/chicken/bots/heuristic.js';
import { at } from '../../src/engine/errors.js';
import { ANSWERS, QUESTIONS, readTable } from './questions.js';
import { BIASES, HIDDEN, WEIGHTS } from './weights.js';

/** The kinds of moves, each of which is possible once at most: a card again, the next card, the egg, to draw, to withdraw. */
export const KINDS_OF_MOVES = 5;

/** The kind of a move at this table, below {@link KINDS_OF_MOVES}. */
export function kindOfMove(move: ChickenMove, { topValue }: Pick<ChickenTable<null>, 'topValue'>): number {
  if (move.type === 'draw') return 3;
  if (move.type === 'withdraw') return 4;
  return move.card === 'egg' ? 2 : move.card === topValue ? 0 : 1;
}

/** A weight of 0 in {@link WEIGHTS}: the letters before it are negative. */
const ZERO = 'A'.charCodeAt(0);

/** A network of one hidden layer, in whole numbers, so that it answers the same on every machine. */
interface Network {
  /** For each answer to a question, its weight in each hidden cell. */
  readonly toHidden: Int8Array;
  /** For each hidden cell, its weight in the rating of each kind of move. */
  readonly toRatings: Int8Array;
}

/** PERF(alloc): written again at every decision. All indices below are lower than their lengths. */
const answers = new Uint8Array(QUESTIONS);
const cells = new Int32Array(HIDDEN);

/** {@link WEIGHTS}, once they are read. */
let network: Network | null = null;

function readWeights(): Network {
  const weights = Int8Array.from(WEIGHTS, (letter) => letter.charCodeAt(0) - ZERO);
  return { toHidden: weights.subarray(0, ANSWERS * HIDDEN), toRatings: weights.subarray(ANSWERS * HIDDEN) };
}

/**
 * A policy taught from decisions that were searched: it plays what a search of its strength would play, at a small part of
 * the time. `npm run teach` makes its weights. Alone in the round it plays as the rules of thumb do, which is best there.
 */
export const taught: PolicyOf<ChickenTypes> = (seed, view) => {
  network ??= readWeights();
  const { toHidden, toRatings } = network;
  const alone = thumbs(STEADY)(seed, view);

  function think(table: ChickenTable<null>, seat: number): void {
    readTable(table, seat, answers);
    cells.fill(0);
    for (let question = 0; question < QUESTIONS; question++) {
      const row = (answers[question] as number) * HIDDEN;
      for (let cell = 0; cell < HIDDEN; cell++) (cells[cell] as number) += toHidden[row + cell] as number;
    }
  }

  function ratingOf(kind: number): number {
    let rating = at(BIASES, kind);
    for (let cell = 0; cell < HIDDEN; cell++) {
      const active = cells[cell] as number;
      if (active > 0) rating += active * (toRatings[cell * KINDS_OF_MOVES + kind] as number);
    }
    return rating;
  }

  const policy: Policy<ChickenTypes> = (moves, table, seat) => {
    if (moves.length === 1) return at(moves, 0);
    if (isAlone(table, seat)) return alone(moves, table, seat);
    think(table, seat);
    let best = at(moves, 0);
    let most = -Infinity;
    for (const move of moves) {
      const rating = ratingOf(kindOfMove(move, table));
      if (rating > most) [best, most] = [move, rating];
    }
    return best;
  };
  return policy;
};
