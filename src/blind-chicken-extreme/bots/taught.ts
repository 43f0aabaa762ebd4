import type { PolicyOf } from '../../bots/index.js';
import type { BlindChickenExtremeTypes, Move, Table } from '../table.js';
import { heuristic } from './heuristic.js';
import {
  ANSWERS,
  CARD_QUESTIONS,
  KINDS,
  kindOf,
  readCard,
  readTable,
  TABLE_QUESTIONS,
  type Trick,
} from './questions.js';
import { HIDDEN, STRAIGHT, WEIGHTS } from './weights.js';

/** A weight of 0 in {@link WEIGHTS}: the letters before it are negative. */
const ZERO = 'A'.charCodeAt(0);

/** What each answer adds to: the hidden cells, and last the rating itself. */
const COLUMNS = HIDDEN + 1;

/** A network of one hidden layer, in whole numbers, so that it answers the same on every machine. */
interface Network {
  /** What each answer adds to each column, answer by answer. */
  readonly rows: Int8Array;
  /** The weight of each column in the rating. */
  readonly toRating: Int32Array;
}

/** {@link WEIGHTS}, once they are read. */
let network: Network | null = null;

function readWeights(): Network {
  const weights = Int8Array.from(WEIGHTS, (letter) => letter.charCodeAt(0) - ZERO);
  const last = ANSWERS * COLUMNS;
  return { rows: weights.slice(0, last), toRating: Int32Array.from([...weights.slice(last), STRAIGHT]) };
}

/** PERF(alloc): written again at every decision. All indices below are lower than their lengths. */
const aboutTable = new Uint8Array(TABLE_QUESTIONS);
const aboutCard = new Uint8Array(CARD_QUESTIONS);
const common = new Int32Array(COLUMNS);
const columns = new Int32Array(COLUMNS);

function add({ rows }: Network, answer: number, sums: Int32Array): void {
  const start = answer * COLUMNS;
  for (let column = 0; column < COLUMNS; column++) (sums[column] as number) += rows[start + column] as number;
}

/** The rating of a move, once `common` holds the sums of the answers about the table. */
function ratingOf(known: Network, table: Table, trick: Trick, move: Move, kind: number, isUsual: boolean): number {
  columns.set(common);
  add(known, kind, columns);
  if (isUsual) add(known, KINDS + kind, columns);
  if (move.type === 'play') {
    readCard(table, move.seat, trick, move.card, aboutCard);
    for (let index = 0; index < CARD_QUESTIONS; index++) add(known, aboutCard[index] as number, columns);
  }
  let rating = (columns[HIDDEN] as number) * (known.toRating[HIDDEN] as number);
  for (let cell = 0; cell < HIDDEN; cell++) {
    const active = columns[cell] as number;
    if (active > 0) rating += active * (known.toRating[cell] as number);
  }
  return rating;
}

/**
 * A policy taught from decisions that were searched: it plays and takes rewards as a search of its strength would, at a small
 * part of the time. `npm run teach:raters` makes its weights. It arranges, and chooses a leader and a benefit, by the rules of thumb.
 */
export const taught: PolicyOf<BlindChickenExtremeTypes> = () => {
  network ??= readWeights();
  const known = network;
  const thumbs = heuristic();
  return (moves, table, seat) => {
    const usual = thumbs(moves, table, seat);
    if (moves.length === 1 || kindOf(table, usual) === null) return usual;
    const trick = readTable(table, seat, aboutTable);
    common.fill(0);
    for (let index = 0; index < TABLE_QUESTIONS; index++) add(known, aboutTable[index] as number, common);
    let [best, most] = [usual, -Infinity];
    for (const move of moves) {
      // All legal moves of one table are of one type.
      const rating = ratingOf(known, table, trick, move, kindOf(table, move) as number, move === usual);
      if (rating > most) [best, most] = [move, rating];
    }
    return best;
  };
};
