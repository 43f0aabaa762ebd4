/** The words around the arithmetic of a round. */
export interface ChickenScoringTexts {
  readonly wentOut: string;
  readonly withdrew: string;
  /** Equal cards count once. */
  readonly once: string;
  /** The egg counts the top card: a number, or `chick`. */
  readonly egg: (top: string) => string;
  readonly dice: (faces: readonly string[]) => string;
  /** The score does not fall below 0. */
  readonly notBelow: string;
}
