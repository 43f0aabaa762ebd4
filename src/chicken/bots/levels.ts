import type { Level, LevelName } from '../../bots/index.js';

/**
 * The levels of Chicken. Elo: `easy` from 600 games for two and for four, `strong` from 600 games for two and 440 for four,
 * all against the heuristic.
 */
export const levels: { readonly [Name in LevelName]: Level } = {
  easy: { iterations: 0, slips: 0.1, elo: { 2: -190, 4: -216 } },
  medium: { iterations: 0, slips: 0, elo: { 2: 0, 3: 0, 4: 0, 5: 0 } },
  // At most 5 milliseconds a move for four, 4 for two.
  strong: { iterations: 500, slips: 0, elo: { 2: 107, 4: 139 } },
  expert: { iterations: 6000, slips: 0, elo: {} },
};
