import type { Level, LevelName } from '../../bots/index.js';

/** The levels of Chicken Roundup. The Elo is that of 400 games (easy), 120 (strong) and 60 (expert) against medium. */
export const levels: { readonly [Name in LevelName]: Level } = {
  easy: { iterations: 0, slips: 0.25, elo: { 2: -312 } },
  medium: { iterations: 0, slips: 0, elo: { 2: 0 } },
  strong: { iterations: 60, slips: 0, elo: { 2: 301 } },
  expert: { iterations: 600, slips: 0, elo: { 2: 417 } },
};
