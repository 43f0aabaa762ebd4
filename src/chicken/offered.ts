import { deepFreeze } from '../engine/freeze.js';
import type { OfferedOption } from '../engine/setupTexts.js';
import type { ChickenOptions } from './table.js';

/** The options that matter to players. */
export const OFFERED = /* @__PURE__ */ deepFreeze([
  { type: 'count', name: 'target', min: 10, max: 100, step: 10 },
  { type: 'flag', name: 'drawOnlyIfStuck' },
] as const satisfies readonly OfferedOption<keyof ChickenOptions>[]);
