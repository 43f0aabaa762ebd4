/** The words around the arithmetic of a game. */
export interface BlindChickenExtremeScoringTexts {
  readonly chickens: string;
  readonly penalties: string;
  readonly rewards: string;
  readonly noChicken: string;
  /** The points of an earlier game, from 1, that no longer count. */
  readonly canceled: (game: number) => string;
  readonly ignoreChickens: string;
  readonly ignorePenalties: string;
}
