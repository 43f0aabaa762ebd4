// The words around the arithmetic of a round, in English.
import type { ChickenScoringTexts } from './scoringTexts.js';

export const enScoring: ChickenScoringTexts = {
  wentOut: 'out of cards',
  withdrew: 'withdrew',
  once: 'equal cards count once',
  egg: (top) => `the egg counts the ${top} on top`,
  dice: (faces) => `rolled ${faces.join(' and ')}`,
  notBelow: 'never below 0',
};
