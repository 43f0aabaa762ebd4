import type { Level, LevelName } from '../../bots/index.js';

/** The levels of Crazy Chicken. The Elo of `easy` is from 1,000 games, that of `strong` from 400 (interval of 95 %: ±39). */
export const levels: { readonly [Name in LevelName]: Level } = {
  easy: { iterations: 0, slips: 0.25, elo: { 2: -325 } },
  medium: { iterations: 0, slips: 0, elo: { 2: 0 } },
  strong: { iterations: 300, slips: 0, elo: { 2: 220 } },
  expert: { iterations: 4000, slips: 0, elo: {} },
};
