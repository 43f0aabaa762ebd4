// The words around the arithmetic of a game, in German.
import type { BlindChickenExtremeScoringTexts } from './scoringTexts.js';

export const deScoring: BlindChickenExtremeScoringTexts = {
  chickens: 'Hühner',
  penalties: 'Strafen',
  rewards: 'Belohnungen',
  noChicken: 'kein Huhn',
  canceled: (game) => `Spiel ${game} gestrichen`,
  ignoreChickens: 'Hühner vor dem letzten Stich zählen nicht',
  ignorePenalties: 'Strafen vor dem letzten Stich zählen nicht',
};
