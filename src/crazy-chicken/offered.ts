import { deepFreeze } from '../engine/freeze.js';
import type { OfferedOption } from '../engine/setupTexts.js';
import type { CrazyChickenOptions } from './table.js';

/** The options that matter to players. */
export const OFFERED = /* @__PURE__ */ deepFreeze([
  { type: 'count', name: 'rounds', min: 1, max: 8, step: 1 },
] as const satisfies readonly OfferedOption<keyof CrazyChickenOptions>[]);
