import type { OfferedOption } from '../engine/setupTexts.js';
import type { CrazyChickenOptions } from './table.js';

/** The options that matter to players. */
export const OFFERED = [
  { type: 'count', name: 'rounds', min: 1, max: 8, step: 1 },
] as const satisfies readonly OfferedOption<keyof CrazyChickenOptions>[];
