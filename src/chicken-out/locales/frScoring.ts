// The words around the arithmetic of a game, in French.
import { counted } from '../../engine/locales/fr.js';
import type { ChickenOutScoringTexts } from './scoringTexts.js';

export const frScoring: ChickenOutScoringTexts = {
  rank: (rank) => `Place ${rank}`,
  chickens: (count) => counted(count, 'poule'),
  foxes: (count) => counted(count, 'renard'),
  cardsLeft: (count) => counted(count, 'carte restante', 'cartes restantes'),
  wentOut: (order) => (order === 1 ? 'plus de cartes, avant les autres' : 'plus de cartes'),
};
