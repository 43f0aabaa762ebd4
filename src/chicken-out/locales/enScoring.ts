// The words around the arithmetic of a game, in English.
import { counted } from '../../engine/locale.js';
import type { ChickenOutScoringTexts } from './scoringTexts.js';

export const enScoring: ChickenOutScoringTexts = {
  rank: (rank) => `place ${rank}`,
  chickens: (count) => counted(count, 'chicken'),
  foxes: (count) => counted(count, 'fox', 'foxes'),
  cardsLeft: (count) => `${counted(count, 'card')} left`,
  wentOut: (order) => (order === 1 ? 'went out first' : 'went out'),
};
