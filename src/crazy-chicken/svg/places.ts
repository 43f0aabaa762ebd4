// The places of the piles and the sets in a box.
import type { BoxSize } from '../../svg/block.js';
import { heightOf } from '../../svg/card.js';
import { FINGER } from '../../svg/fan.js';
import { CHICKENS } from '../table.js';

/** A line for a player's progress. */
export const LINE = 30;
/** The space between both lines of sets in columns, for the coins. */
export const COINS = 52;
/** The space in a nest besides its card. */
export const SPARE = 20;
/** The space around things. */
const GAP = 6;
/** The smallest set in columns; below it, they lie in nests. */
const LEAST = 60;

/** Where the sets lie: in nine columns, or in nests in lines of five and four. */
export interface Board {
  readonly isColumns: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The width of a column or nest. */
  readonly cell: number;
  /** The width of a card. */
  readonly set: number;
}

/** Where everything lies. */
export interface Places {
  /** The width of a pile's card. */
  readonly pile: number;
  /** The corner of each pile. */
  readonly piles: readonly (readonly [x: number, y: number])[];
  readonly board: Board;
}

/** The height of a board for sets of this width, without lines for the players. */
export function boardHeight(isColumns: boolean, set: number): number {
  return isColumns ? 2 * heightOf(set) + COINS + 4 * GAP : 2 * (heightOf(set) + SPARE + GAP);
}

/** A board without a given height, for cards of about this width, from `y` down. */
export function freeBoard(maxWidth: number, card: number, y: number): Board {
  const isColumns = maxWidth >= 420;
  const count = isColumns ? CHICKENS.length : 5;
  const set = Math.min((0.9 * maxWidth) / count, card * (isColumns ? 1 : 1.25));
  return boardIn(isColumns, 0, y, { width: maxWidth, height: boardHeight(isColumns, set) + LINE });
}

/** A board in the middle of a box, with a line for the viewer below it. */
function boardIn(isColumns: boolean, x: number, y: number, { width, height }: BoxSize): Board {
  const count = isColumns ? CHICKENS.length : 5;
  const room = width - (isColumns ? 2 * GAP : 0);
  const set = Math.min((0.9 * room) / count, (height - LINE - boardHeight(isColumns, 0)) / 2.8);
  const cell = Math.min(room / count, set * (isColumns ? 1.5 : 1.25));
  const high = boardHeight(isColumns, set);
  const [left, top] = [x + (width - cell * count) / 2, y + (height - LINE - high) / 2];
  return { isColumns, x: left, y: top, width: cell * count, height: high, cell, set };
}

/** Piles at the left in columns of this many, next to a board. */
function beside(inColumn: number, { width, height }: BoxSize): Places {
  const columns = 4 / inColumn;
  const isColumns = inColumn === 2;
  const most = (height - (inColumn + 1) * GAP) / (inColumn * 1.4);
  const pile = Math.max(FINGER, Math.min(most, width * (isColumns ? 0.085 : 0.16), 150));
  // In a low box, piles cover the foot of the ones above them.
  const free = (height - heightOf(pile) - 2 * GAP) / (inColumn - 1);
  const [along, down] = [pile + 2 * GAP, Math.min(heightOf(pile) + (isColumns ? 2 : 1) * GAP, free)];
  const top = Math.max(8, (height - (isColumns ? LINE : 0) - down * (inColumn - 1) - heightOf(pile)) / 2);
  const start = along * columns + (isColumns ? 2 * GAP : 0);
  const board = boardIn(isColumns, start, 0, { width: width - start, height });
  const x = 2 + board.x - start;
  return {
    pile,
    piles: [0, 1, 2, 3].map((index) => [x + (index % columns) * along, top + Math.floor(index / columns) * down]),
    board,
  };
}

/** Piles in one line over a board. */
function over(box: BoxSize): Places {
  const { width, height } = box;
  const room = height - LINE - boardHeight(false, 0) - 14;
  const most = boardIn(false, 0, 0, box).set;
  const set = Math.min(most, Math.max(room / (2.8 + 1.26), (room - heightOf(FINGER)) / 2.8));
  const pile = Math.max(FINGER, Math.min(width / 4.9, room / 1.4 - 2 * set));
  const along = pile * 1.2;
  const y = 6 + (room - heightOf(pile) - 2.8 * set) / 3;
  const top = y + heightOf(pile) + GAP + 2;
  const start = (width - along * 4 + pile * 0.2) / 2;
  return {
    pile,
    piles: [0, 1, 2, 3].map((index) => [start + index * along, y]),
    board: boardIn(false, 0, top, { width, height: height - top }),
  };
}

/** The places in a box: columns if they are wide enough, else nests as large as fit. */
export function placesIn(box: BoxSize): Places {
  const columns = beside(2, box);
  if (columns.board.set >= LEAST) return columns;
  const [low, high] = [beside(4, box), over(box)];
  return low.board.set > high.board.set ? low : high;
}
