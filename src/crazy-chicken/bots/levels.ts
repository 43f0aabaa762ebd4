import type { Level, LevelName } from '../../bots/index.js';

/** The levels of Crazy Chicken. */
export const levels: { readonly [Name in LevelName]: Level } = {
  easy: { iterations: 0, slips: 0.25, elo: {} },
  medium: { iterations: 0, slips: 0, elo: { 2: 0 } },
  strong: { iterations: 200, slips: 0, elo: {} },
  expert: { iterations: 3000, slips: 0, elo: {} },
};
