import { deepFreeze } from '../../../../src/engine/freeze.js';
import type { OfferedOption } from '../../../../src/engine/setupTexts.js';
import type { PeckOptions } from './table.js';

/** The options that matter to players. */
export const OFFERED = /* @__PURE__ */ deepFreeze([
  { type: 'count', name: 'rounds', min: 1, max: 3, step: 1 },
] as const satisfies readonly OfferedOption<keyof PeckOptions>[]);
