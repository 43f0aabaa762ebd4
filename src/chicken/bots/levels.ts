import type { Level, LevelName } from '../../bots/index.js';
import { deepFreeze } from '../../engine/freeze.js';

/**
 * The levels of Chicken. Elo relative to the rules of thumb, measured in the arena; docs/strength.md has the games and
 * the intervals.
 */
export const levels: { readonly [Name in LevelName]: Level } = /* @__PURE__ */ deepFreeze({
  easy: { iterations: 0, elo: { 2: -131, 3: -120, 4: -111, 5: -72 } },
  medium: { iterations: 0, elo: { 2: 0, 3: 0, 4: 0, 5: 0 } },
  // About 5 milliseconds a move.
  strong: { iterations: 500, elo: { 2: 108, 3: 75, 4: 69, 5: 106 } },
  expert: { iterations: 6000, elo: {} },
});
