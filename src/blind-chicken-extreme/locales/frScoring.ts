// The words around the arithmetic of a game, in French.
import type { BlindChickenExtremeScoringTexts } from './scoringTexts.js';

export const frScoring: BlindChickenExtremeScoringTexts = {
  chickens: 'Poules',
  penalties: 'Pénalités',
  rewards: 'Récompenses',
  noChicken: 'aucune poule',
  canceled: (game) => `partie ${game} annulée`,
  ignoreChickens: 'les poules d’avant le dernier pli ne comptent pas',
  ignorePenalties: 'les pénalités d’avant le dernier pli ne comptent pas',
};
