import { at } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import { CARDS, type Card, type CardTable, type State, type Table } from './table.js';

/** A card table with a list of booleans by card in the place of each list of cards. */
type Marks = { readonly [What in keyof CardTable]: readonly boolean[] };

const MARKS = new WeakMap<CardTable, Marks>();

/**
 * What the cards carry (BC-1.4), made once for each card table; a card table is never written to.
 * PERF(shape): a boolean by card is faster to look up than a card in a list.
 */
function marksOf({ options }: Table): Marks {
  const known = MARKS.get(options.cards);
  if (known !== undefined) return known;
  const { chickens, pigs, faceDown } = options.cards;
  const marked = (list: readonly Card[]) => CARDS.map((card) => list.includes(card));
  const marks = { chickens: marked(chickens), pigs: marked(pigs), faceDown: marked(faceDown) };
  MARKS.set(options.cards, marks);
  return marks;
}

/** Whether a card bears the sign that has it played face down (BC-1.4). */
export function bearsSign(table: Table, card: Card): boolean {
  return marksOf(table).faceDown[card] === true;
}

/** How many cards of the trick on the table carry a chicken (BC-1.1). */
export function chickensInTrick(state: State): number {
  return countInTrick(state, marksOf(state).chickens);
}

/** How many cards of the trick on the table carry a pig (BC-1.1). */
export function pigsInTrick(state: State): number {
  return countInTrick(state, marksOf(state).pigs);
}

function countInTrick({ trick }: State, marked: readonly boolean[]): number {
  let count = 0;
  for (let index = 0; index < trick.length; index++) if (marked[at(trick, index).card]) count++;
  return count;
}

/** How many cards in the pile of `seat` carry a chicken: those of earlier tricks, not of the trick on the table. */
export function chickensInPile(state: State, seat: Seat): number {
  const { chickens } = marksOf(state);
  const pile = at(state.piles, seat);
  let count = 0;
  for (let index = 0; index < pile.length; index++) if (chickens[at(pile, index)]) count++;
  return count;
}

/** Whether a complete trick is the last of its game: all rows are empty. */
export function isLastTrick(table: Table): boolean {
  return at(table.rows, 0).length === 0;
}
