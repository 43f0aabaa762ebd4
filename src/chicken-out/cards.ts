import { buildDeck } from '../engine/cards.js';
import { type Card, type Chicken, type Fox, KINDS, type Options } from './table.js';

const DIGIT_0 = 48;
const DIGIT_1 = 49;

/** The number of a chicken. */
export function numberOf(chicken: Chicken): number {
  // PERF(inline): faster than a table. Two-digit numbers begin with 1.
  const last = chicken.charCodeAt(chicken.length - 1) - DIGIT_0;
  return chicken.charCodeAt(chicken.length - 2) === DIGIT_1 ? 10 + last : last;
}

/** The color of a chicken. */
export function colorOf(chicken: Chicken): 'black' | 'red' {
  // PERF(inline): the first letters differ.
  return chicken[0] === 'b' ? 'black' : 'red';
}

/** Whether a card is a fox; a hidden card (`null`) is not. */
export function isFox(card: Card | null): card is Fox {
  return card === 'SAME' || card === 'ZERO' || card === 'DOUBLE' || card === 'TWENTY';
}

const FOX_COPIES: { readonly [Kind in Fox]: number } = { SAME: 4, ZERO: 2, DOUBLE: 2, TWENTY: 2 };

/** How many copies of a kind the deck holds (CO-1.1). */
export function copiesOf(kind: Card): number {
  if (isFox(kind)) return FOX_COPIES[kind];
  const number = numberOf(kind);
  if (number === 7) return 4;
  return number < 2 ? 3 : 2;
}

/** All 60 cards (CO-1.1). */
export const DECK: readonly Card[] = /* @__PURE__ */ buildDeck<Card>(KINDS, copiesOf);

/** How many SAMEs wait for the next card: with `sameFirst: 'next'`, the cards of a series of SAMEs alone (CO-3.4). */
export function waitingSames(series: readonly Card[], { sameFirst }: Pick<Options, 'sameFirst'>): number {
  return sameFirst === 'next' && series.every((card) => card === 'SAME') ? series.length : 0;
}

/** The best count (CO-4.2); a higher one is bust (CO-4.1). */
export const TWENTY_ONE = 21;

/** The minimum count at which a player may chicken out (CO-4.3). */
export const CHICKEN_OUT_FROM = 11;

/** The points of a chicken left in a pile with `scoring: 'cards'` (CO-5.4). */
export const CHICKEN_POINTS = 1;

/** The points of a fox left in a pile with `scoring: 'cards'` (CO-5.4). */
export const FOX_POINTS = 10;
