import type { Level, LevelName } from '../../bots/index.js';
import { deepFreeze } from '../../engine/freeze.js';

/**
 * The levels of Chicken Out!. Elo relative to the rules of thumb, measured in the arena; docs/strength.md has the games
 * and the intervals.
 */
export const levels: { readonly [Name in LevelName]: Level } = /* @__PURE__ */ deepFreeze({
  easy: { iterations: 0, elo: { 2: -159, 3: -55, 4: -71, 5: -89 } },
  medium: { iterations: 0, elo: { 2: 0, 3: 0, 4: 0, 5: 0 } },
  strong: { iterations: 100, elo: { 2: 348, 3: 217, 4: 160, 5: 59 } },
  expert: { iterations: 1000, elo: {} },
});
