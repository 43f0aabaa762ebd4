// The words around the arithmetic of a game, in German.
import { counted } from '../../engine/locale.js';
import type { ChickenOutScoringTexts } from './scoringTexts.js';

export const deScoring: ChickenOutScoringTexts = {
  rank: (rank) => `Platz ${rank}`,
  chickens: (count) => counted(count, 'Huhn', 'Hühner'),
  foxes: (count) => counted(count, 'Fuchs', 'Füchse'),
  cardsLeft: (count) => `${counted(count, 'Karte', 'Karten')} übrig`,
  wentOut: (order) => (order === 1 ? 'zuerst alle Karten los' : 'alle Karten los'),
};
