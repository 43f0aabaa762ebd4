import type { BadGame } from '../examples.js';

/** Throws away what it could lay. */
export const badGame: BadGame = {
  seed: 'hen',
  options: { rounds: 1 },
  isBad: (decision) => decision % 3 === 2,
  moves: 60,
};
