import { type Card, type ChickenRoundupTypes, chickenRoundup, type Options, type State } from 'hencoop/chicken-roundup';
import { allCards } from '../../../src/chicken-roundup/cards.js';
import type { CLAUSES } from '../../../src/chicken-roundup/clauses.js';
import { card, type Given, position } from '../../../src/chicken-roundup/testkit/position.js';
import { pileOf } from '../../../src/engine/scriptedChance.js';
import type { Figures } from '../../support/figures.js';

export type OwnClause = keyof typeof CLAUSES;

/** A figure for each clause of these sections of the sheet. */
export type FiguresOf<Section extends number> = Figures<
  ChickenRoundupTypes,
  Extract<OwnClause, `CR-${Section}.${string}`>
>;

/** The first fourteen cards dealt: the yard without the fox, from the north row to the south row. */
export const YARD = [
  ...(['G', 'S', 'R', 'B', 'W', 'W', 'B'] as const).map((letter) => card(letter, 'foxTrot')),
  ...(['R', 'S', 'G'] as const).map((letter) => card(letter, 'foxTrot')),
  ...(['G', 'S', 'R', 'B'] as const).map((letter) => card(letter, 'dog')),
];

/** A script for the deal: these cards come first, and as many as `below` lie below the rooster. */
export function dealOf(first: readonly Card[], below: number, options: Partial<Options> = {}) {
  const cards = allCards(chickenRoundup.setup({ seed: 'figure', options }).options);
  return { deal: pileOf(cards, first), rooster: [below] };
}

/** Five cards of one action, one of each color. */
export const fiveOf = (action: string): readonly Card[] =>
  (['W', 'B', 'R', 'S', 'G'] as const).map((letter) => card(letter, action));

/** A position in the turn of seat 1. */
export const secondSeat = (given: Given): State => ({
  ...position({ turnsLeft: 0, ...given, step: { type: 'plays', seat: 1, play: 1 } }),
  turn: 2,
});
