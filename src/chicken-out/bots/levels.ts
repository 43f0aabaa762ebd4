import type { Level, LevelName } from '../../bots/index.js';

/**
 * The levels of Chicken Out!. Elo with intervals of 95 %: `easy` within 30 (300 deals each); `strong` 313 to 791
 * for two (25 deals, 50 games), 80 to 179 for four (40 deals, 160 games).
 */
export const levels: { readonly [Name in LevelName]: Level } = {
  easy: { iterations: 0, slips: 0.08, elo: { 2: -203, 3: -181, 4: -124, 5: -94 } },
  medium: { iterations: 0, slips: 0, elo: { 2: 0, 3: 0, 4: 0, 5: 0 } },
  strong: { iterations: 100, slips: 0, elo: { 2: 552, 4: 129 } },
  expert: { iterations: 1000, slips: 0, elo: {} },
};
