// The words around the arithmetic of a round, in French.
import { counted } from '../../engine/locales/fr.js';
import type { CrazyChickenScoringTexts } from './scoringTexts.js';

export const frScoring: CrazyChickenScoringTexts = {
  types: (count) => `${counted(count, 'sorte')}, chacune compte une fois`,
};
