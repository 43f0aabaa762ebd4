// The words around the arithmetic of a game, in English.
import type { BlindChickenExtremeScoringTexts } from './scoringTexts.js';

export const enScoring: BlindChickenExtremeScoringTexts = {
  chickens: 'chickens',
  penalties: 'penalties',
  rewards: 'rewards',
  noChicken: 'no chicken',
  canceled: (game) => `game ${game} canceled`,
  ignoreChickens: 'chickens before the last trick ignored',
  ignorePenalties: 'penalties before the last trick ignored',
};
