import { at } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import { CARDS, type Card, type CardTable, type State, type Table } from './table.js';

/** A card table with a list of booleans by card in the place of each list of cards. */
type Traits = { readonly [What in keyof CardTable]: readonly boolean[] };

/** The index of a hidden card in the lists of {@link Traits}: one that they do not have. */
const NO_CARD = CARDS.length;

const TRAITS = new WeakMap<CardTable, Traits>();

/**
 * The traits of the cards (BC-1.4), computed once for each card table; card tables never change.
 * PERF(shape): a boolean by card is faster to look up than a card in a list.
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

/** Whether a card bears the sign that has it played face down (BC-1.4). */
export function bearsSign(table: Table, card: Card): boolean {
  return traitsOf(table).faceDown[card] === true;
}

/** How many cards of the trick on the table carry a chicken (BC-1.1); a hidden one does not count. */
export function chickensInTrick(table: Table): number {
  return countInTrick(table, traitsOf(table).chickens);
}

/** How many cards of the trick on the table carry a pig (BC-1.1); a hidden one does not count. */
export function pigsInTrick(table: Table): number {
  return countInTrick(table, traitsOf(table).pigs);
}

function countInTrick({ trick }: Table, counted: readonly boolean[]): number {
  let count = 0;
  for (let index = 0; index < trick.length; index++) if (counted[at(trick, index).card ?? NO_CARD]) count++;
  return count;
}

/** How many of some cards carry a chicken, and how many a pig. */
export interface Mix {
  readonly chickens: number;
  readonly pigs: number;
}

/** What a card carries besides its number (BC-1.1); the sow counts as carrying nothing. */
export function carriedBy(table: Table, card: Card): 'chicken' | 'pig' | null {
  const { chickens, pigs } = traitsOf(table);
  return chickens[card] ? 'chicken' : pigs[card] ? 'pig' : null;
}

/** What these cards carry; a hidden one does not count. */
export function mixOf(table: Table, cards: Iterable<Card | null>): Mix {
  const mix = { chickens: 0, pigs: 0 };
  for (const card of cards) {
    const carried = card === null ? null : carriedBy(table, card);
    if (carried === 'chicken') mix.chickens++;
    else if (carried === 'pig') mix.pigs++;
  }
  return mix;
}

/** How many cards in the pile of `seat` carry a chicken: those of earlier tricks, not of the trick on the table. */
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
