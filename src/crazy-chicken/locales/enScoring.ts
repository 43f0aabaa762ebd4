// The words around the arithmetic of a round, in English.
import { counted } from '../../engine/locale.js';
import type { CrazyChickenScoringTexts } from './scoringTexts.js';

export const enScoring: CrazyChickenScoringTexts = { types: (count) => `${counted(count, 'type')}, each counts once` };
