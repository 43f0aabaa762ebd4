import type { Level, LevelName } from '../../bots/index.js';

/** The levels of Crazy Chicken. The Elo of `easy` is from 1,000 games. */
export const levels: { readonly [Name in LevelName]: Level } = {
  easy: { iterations: 0, slips: 0.25, elo: { 2: -325 } },
  medium: { iterations: 0, slips: 0, elo: { 2: 0 } },
  strong: { iterations: 300, slips: 0, elo: {} },
  expert: { iterations: 4000, slips: 0, elo: {} },
};
