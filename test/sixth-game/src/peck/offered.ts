import type { OfferedOption } from '../../../../src/engine/setupTexts.js';
import type { PeckOptions } from './table.js';

/** The options that matter to players. */
export const OFFERED = [
  { type: 'count', name: 'rounds', min: 1, max: 3, step: 1 },
] as const satisfies readonly OfferedOption<keyof PeckOptions>[];
