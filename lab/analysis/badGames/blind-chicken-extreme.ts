import type { BadGame } from '../examples.js';

/** Arranges its row with care, then plays the wrong ends. */
export const badGame: BadGame = {
  seed: 'fox-1',
  options: { games: 1 },
  isBad: (decision) => decision >= 16,
  moves: 75,
};
