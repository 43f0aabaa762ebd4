import { buildDeck } from '../engine/cards.js';
import { type Card, KINDS } from './table.js';

/** How many copies of each kind the deck holds (CH-1.1). */
export const COPIES: { readonly [Kind in Card]: number } = /* @__PURE__ */ Object.freeze({
  1: 7,
  2: 7,
  3: 7,
  4: 7,
  5: 7,
  6: 7,
  chick: 7,
  egg: 1,
});

/** All 50 cards (CH-1.1). */
export const DECK: readonly Card[] = /* @__PURE__ */ buildDeck(KINDS, (kind) => COPIES[kind]);

/** How many cards each player is dealt (CH-2.1). */
export const HAND_SIZE = 6;
