import { at } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import { CARDS, type Card, type CardTable, type State, type Table } from './table.js';

/** A card table with booleans by card instead of lists of cards. */
type Traits = { readonly [What in keyof CardTable]: readonly boolean[] };

/** The index of a hidden card in {@link Traits}: out of range. */
const NO_CARD = CARDS.length;

const TRAITS = new WeakMap<CardTable, Traits>();

/**
 * The traits of the cards (BC-1.4), cached by card table, which never changes. PERF(shape): looking up a boolean by
 * card is faster than searching a list.
 */
function traitsOf({ options }: Table): Traits {
  const known = TRAITS.get(options.cards);
  if (known !== undefined) return known;
  const { chickens, pigs, faceDown } = options.cards;
  const inList = (list: readonly Card[]) => CARDS.map((card) => list.includes(card));
  const traits = { chickens: inList(chickens), pigs: inList(pigs), faceDown: inList(faceDown) };
  TRAITS.set(options.cards, traits);
  return traits;
}

/** Whether a card bears the sign to be played face down (BC-1.4). */
export function bearsSign(table: Table, card: Card): boolean {
  return traitsOf(table).faceDown[card] === true;
}

/** The number of chickens in the trick on the table (BC-1.1), without hidden cards. */
export function chickensInTrick(table: Table): number {
  return countInTrick(table, traitsOf(table).chickens);
}

/** The number of pigs in the trick on the table (BC-1.1), without hidden cards. */
export function pigsInTrick(table: Table): number {
  return countInTrick(table, traitsOf(table).pigs);
}

function countInTrick({ trick }: Table, counted: readonly boolean[]): number {
  let count = 0;
  for (let index = 0; index < trick.length; index++) if (counted[at(trick, index).card ?? NO_CARD]) count++;
  return count;
}

/** The number of chickens and of pigs among some cards. */
export interface Mix {
  readonly chickens: number;
  readonly pigs: number;
}

/** The animal on a card (BC-1.1); the sow counts as none. */
export function carriedBy(table: Table, card: Card): 'chicken' | 'pig' | null {
  const { chickens, pigs } = traitsOf(table);
  return chickens[card] ? 'chicken' : pigs[card] ? 'pig' : null;
}

/** The mix of these cards, without hidden ones. */
export function mixOf(table: Table, cards: Iterable<Card | null>): Mix {
  const mix = { chickens: 0, pigs: 0 };
  for (const card of cards) {
    const carried = card === null ? null : carriedBy(table, card);
    if (carried === 'chicken') mix.chickens++;
    else if (carried === 'pig') mix.pigs++;
  }
  return mix;
}

/** The number of chickens in the pile of `seat`, without the trick on the table. */
export function chickensInPile(state: State, seat: Seat): number {
  const { chickens } = traitsOf(state);
  const pile = at(state.piles, seat);
  let count = 0;
  for (let index = 0; index < pile.length; index++) if (chickens[at(pile, index)]) count++;
  return count;
}

/** Whether a complete trick is the last of its game: all rows are empty. */
export function isLastTrick(table: Table): boolean {
  return at(table.rows, 0).length === 0;
}
