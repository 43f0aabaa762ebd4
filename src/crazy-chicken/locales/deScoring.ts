// The words around the arithmetic of a round, in German.
import { counted } from '../../engine/locale.js';
import type { CrazyChickenScoringTexts } from './scoringTexts.js';

export const deScoring: CrazyChickenScoringTexts = {
  types: (count) => `${counted(count, 'Sorte', 'Sorten')}, jede zählt einmal`,
};
