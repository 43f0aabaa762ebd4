/** The words around the arithmetic of a game. */
export interface ChickenOutScoringTexts {
  /** A rank, from 1. */
  readonly rank: (rank: number) => string;
  readonly chickens: (count: number) => string;
  readonly foxes: (count: number) => string;
  readonly cardsLeft: (count: number) => string;
  /** As which one a player went out, from 1. */
  readonly wentOut: (order: number) => string;
}
