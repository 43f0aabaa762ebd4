import type { Level, LevelName } from '../../bots/index.js';
import { deepFreeze } from '../../engine/freeze.js';

/** The levels of Crazy Chicken, with their Elo from docs/strength.md. */
export const levels: { readonly [Name in LevelName]: Level } = /* @__PURE__ */ deepFreeze({
  easy: { iterations: 0, elo: { 2: -115 } },
  medium: { iterations: 0, elo: { 2: 0 } },
  strong: { iterations: 300, elo: { 2: 166 } },
  expert: { iterations: 4000, elo: {} },
});
