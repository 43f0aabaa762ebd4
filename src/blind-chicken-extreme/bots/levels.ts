import type { Level, LevelName } from '../../bots/index.js';

/**
 * The levels of Blind Chicken Extreme. Elo by duels of 600 games: `easy`; of 40 to 48 games, so that they are rough:
 * `strong`.
 */
export const levels: { readonly [Name in LevelName]: Level } = {
  easy: { iterations: 0, slips: 0.25, elo: { 2: -133, 4: -282 } },
  medium: { iterations: 0, slips: 0, elo: { 2: 0, 3: 0, 4: 0, 5: 0 } },
  strong: { iterations: 120, slips: 0, elo: { 2: 636, 4: 62 } },
  expert: { iterations: 1500, slips: 0, elo: {} },
};
