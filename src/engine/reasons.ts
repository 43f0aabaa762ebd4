// The words for why one move is better than another.

import type { CommonWords } from './locale.js';

/** The subject of a sentence with its verb, for "you" or for others: "You keep", "Seat 2 keeps". */
export type Doer = (toYou: string, toOthers: string) => string;

/** A game's reasons in one language: a half-sentence for each of its measures. */
export interface ReasonLocale<Measured extends string = string> {
  /** The words that all games share. */
  readonly common: CommonWords;
  /** Between two figures: "instead of". */
  readonly insteadOf: string;
  /** The advantage of the better move, without a full stop: the figures of both moves follow. */
  readonly claims: { readonly [Name in Measured]: (doer: Doer) => string };
}
