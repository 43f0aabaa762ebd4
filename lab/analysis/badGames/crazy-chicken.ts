import type { BadGame } from '../examples.js';

/** Discards cards that it could lay. */
export const badGame: BadGame = {
  seed: 'hen',
  options: { rounds: 1 },
  isBad: (decision) => decision % 3 === 2,
  moves: 60,
};
