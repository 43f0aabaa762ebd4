import type { Level, LevelName } from '../../bots/index.js';

export const levels: { readonly [Name in LevelName]: Level } = {
  easy: { iterations: 0, slips: 0.25, elo: {} },
  medium: { iterations: 0, slips: 0, elo: { 2: 0, 3: 0, 4: 0, 5: 0 } },
  strong: { iterations: 120, slips: 0, elo: {} },
  expert: { iterations: 1500, slips: 0, elo: {} },
};
