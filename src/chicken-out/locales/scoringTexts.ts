/** The words around the arithmetic of a game. */
export interface ChickenOutScoringTexts {
  /** A place in the ranking, from 1. */
  readonly place: (place: number) => string;
  readonly chickens: (count: number) => string;
  readonly foxes: (count: number) => string;
  readonly cardsLeft: (count: number) => string;
  /** As which one a player went out, from 1. */
  readonly wentOut: (order: number) => string;
}
