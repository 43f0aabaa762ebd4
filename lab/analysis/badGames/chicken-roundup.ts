import type { BadGame } from '../examples.js';

/** Every third move is a bad one. */
export const badGame: BadGame = { seed: 'hen', options: {}, isBad: (decision) => decision % 3 === 1, moves: 18 };
