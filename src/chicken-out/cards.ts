import { buildDeck } from '../engine/cards.js';
import { BLACK_NUMBERS, type Card, FOXES, type Fox, RED_NUMBERS } from './table.js';

/** The 26 kinds of cards, frozen (CO-1.1). */
export const KINDS: readonly Card[] = /* @__PURE__ */ allKinds();

function allKinds(): Card[] {
  return [
    ...BLACK_NUMBERS.map((number) => Object.freeze({ colour: 'black', number } as const)),
    ...RED_NUMBERS.map((number) => Object.freeze({ colour: 'red', number } as const)),
    ...FOXES,
  ];
}

const FOX_COPIES: { readonly [Kind in Fox]: number } = { SAME: 4, ZERO: 2, DOUBLE: 2, TWENTY: 2 };

/** How many copies of a kind the deck holds (CO-1.1). */
export function copiesOf(kind: Card): number {
  if (isFox(kind)) return FOX_COPIES[kind];
  if (kind.number === 7) return 4;
  return kind.number < 2 ? 3 : 2;
}

/** All 60 cards (CO-1.1). */
export const DECK: readonly Card[] = /* @__PURE__ */ buildDeck(KINDS, copiesOf);

/** The English name of a card, `'black 7'` or `'SAME'`; equal cards have equal names. */
export function nameOf(card: Card): string {
  return isFox(card) ? card : `${card.colour} ${card.number}`;
}

/** Whether a card is a fox; a hidden card (`null`) is not. */
export function isFox(card: Card | null): card is Fox {
  return typeof card === 'string';
}

/** The best count (CO-4.2); a higher one is bust (CO-4.1). */
export const TWENTY_ONE = 21;

/** The minimum count at which a player may chicken out (CO-4.3). */
export const CHICKEN_OUT_FROM = 11;

/** What a chicken left in a pile counts with `scoring: 'cards'` (CO-5.4). */
export const CHICKEN_POINTS = 1;

/** What a fox left in a pile counts with `scoring: 'cards'` (CO-5.4). */
export const FOX_POINTS = 10;
