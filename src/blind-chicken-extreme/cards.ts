import { at } from '../engine/errors.js';
import { CARDS, type Card, type CardTable, type Penalty, type Played } from './table.js';

/** The 0: the sow, which takes the last trick from the {@link HIGHEST} card (BC-1.1, BC-3.3). */
export const SOW: Card = 0;

/** The highest card, the only one that the {@link SOW} can beat (BC-3.3). */
export const HIGHEST: Card = 49;

/** How many cards of a {@link CardTable} carry a chicken (BC-1.1). */
export const CHICKENS = 10;

/** How many cards of a {@link CardTable} carry a pig (BC-1.1). */
export const PIGS = 3;

/**
 * An assumed table: no source gives the printed one (BC-1.4). The option `cards` replaces it. Frozen, since every state
 * without that option shares it.
 */
export const ASSUMED_CARDS: CardTable = /* @__PURE__ */ Object.freeze({
  chickens: /* @__PURE__ */ Object.freeze<Card[]>([17, 21, 24, 27, 31, 34, 37, 41, 44, 47]),
  pigs: /* @__PURE__ */ Object.freeze<Card[]>([25, 35, 45]),
  faceDown: /* @__PURE__ */ Object.freeze<Card[]>([18, 24, 28, 34, 38, 44, 48]),
});

/** By number of seats from 2: the lowest card in play besides the sow, and how many cards each player is dealt (BC-2.1). */
const DEALS = [
  { lowest: 27, each: 12 },
  { lowest: 15, each: 12 },
  { lowest: 3, each: 12 },
  { lowest: 1, each: 10 },
] as const;

/** PERF(frozen): not frozen, since every shuffle copies a deck, and frozen lists are slow to copy. */
const DECKS: readonly (readonly Card[])[] = /* @__PURE__ */ DEALS.map(({ lowest }) =>
  CARDS.filter((card) => card === SOW || card >= lowest),
);

/** The cards in play with 2 to 5 seats (BC-2.1); none for any other number. */
export function deckFor(seats: number): readonly Card[] {
  return DECKS[seats - 2] ?? [];
}

/** How many cards each player is dealt with 2 to 5 seats (BC-2.1); 0 for any other number. */
export function handSize(seats: number): number {
  return DEALS[seats - 2]?.each ?? 0;
}

/** The penalties by number of chickens in a trick; `null` for none (BC-1.2). */
const PENALTY_BY_CHICKENS: readonly (Penalty | null)[] = [null, null, -3, -6, -10, -15];

/** The penalty for this number of chickens in a trick (BC-1.2); `null` for none (BC-4.1). */
export function penaltyFor(chickens: number): Penalty | null {
  return at(PENALTY_BY_CHICKENS, chickens);
}

/** The points of a reward card (BC-1.3). */
export const REWARD_POINTS = 3;

/** The points of a pile without a chicken (BC-5.1). */
export const NO_CHICKEN_POINTS = 3;

/** BC-3.1: the highest card takes the trick; BC-3.3: but in the last one the sow takes it from the highest of all. */
export function winnerOf(trick: readonly Played<never>[], isLast: boolean): Played<never> {
  let highest = at(trick, 0);
  let sow: Played<never> | null = null;
  for (let index = 0; index < trick.length; index++) {
    const played = at(trick, index);
    if (played.card > highest.card) highest = played;
    if (played.card === SOW) sow = played;
  }
  return isLast && sow !== null && highest.card === HIGHEST ? sow : highest;
}
