import type { BadGame } from '../examples.js';

/** One round only: a single move weighs more. */
export const badGame: BadGame = {
  seed: 'farm',
  options: { maxRounds: 1 },
  isBad: (decision) => decision >= 1,
  moves: 30,
};
