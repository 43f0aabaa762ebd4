import type { BadGame } from '../examples.js';

/** Plays on, or chickens out, where it should not. */
export const badGame: BadGame = { seed: 'hen', options: {}, isBad: (decision) => decision >= 8, moves: 62 };
