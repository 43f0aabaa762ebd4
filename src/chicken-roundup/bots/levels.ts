import type { Level, LevelName } from '../../bots/index.js';
import { deepFreeze } from '../../engine/freeze.js';

/** The levels of Chicken Roundup, with their Elo from docs/strength.md. */
export const levels: { readonly [Name in LevelName]: Level } = /* @__PURE__ */ deepFreeze({
  easy: { iterations: 0, elo: { 2: -123 } },
  medium: { iterations: 0, elo: { 2: 0 } },
  strong: { iterations: 60, elo: { 2: 357 } },
  expert: { iterations: 600, elo: { 2: 492 } },
});
