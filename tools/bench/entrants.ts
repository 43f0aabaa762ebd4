import { existsSync } from 'node:fs';
import { GAMES } from '../../src/games.js';
import rounds from './rounds.json' with { type: 'json' };

interface Round {
  readonly seats: number;
  /** Whole games: about 300,000 moves. */
  readonly games: number;
}

/** How a game is measured. */
export interface Entrant extends Round {
  readonly id: string;
  /** Whether `handwritten` has the game too. */
  readonly byHand: boolean;
}

const ROUNDS: { readonly [game: string]: Round } = rounds;

/** The games that are measured, in the order of the documentation. */
export const ENTRANTS: readonly Entrant[] = GAMES.map(({ id, seats }) => ({
  id,
  ...(ROUNDS[id] ?? { seats: seats.default, games: 2000 }),
  byHand: existsSync(`tools/bench/handwritten/${id}.ts`),
}));
