import type { Level, LevelName } from '../../bots/index.js';
import { deepFreeze } from '../../engine/freeze.js';

/**
 * The levels of Blind Chicken Extreme. Elo relative to the rules of thumb, measured in the arena; docs/strength.md has
 * the games and the intervals.
 */
export const levels: { readonly [Name in LevelName]: Level } = /* @__PURE__ */ deepFreeze({
  easy: { iterations: 0, elo: { 2: -110, 3: -119, 4: -124, 5: -92 } },
  medium: { iterations: 0, elo: { 2: 0, 3: 0, 4: 0, 5: 0 } },
  strong: { iterations: 120, elo: { 2: 611, 3: 241, 4: 151, 5: 118 } },
  expert: { iterations: 1500, elo: { 2: 708, 3: 369, 4: 250, 5: 234 } },
});
