/** The words around the arithmetic of a round. */
export interface CrazyChickenScoringTexts {
  /** How many types a player shows. */
  readonly types: (count: number) => string;
}
