import type { BadGame } from '../examples.js';

/** Plays every third move badly. */
export const badGame: BadGame = { seed: 'hen', options: {}, isBad: (decision) => decision % 3 === 1, moves: 18 };
