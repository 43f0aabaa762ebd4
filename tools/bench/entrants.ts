import { existsSync } from 'node:fs';
import { GAMES } from '../../src/games.js';
import rounds from './rounds.json' with { type: 'json' };

interface Round {
  readonly seats: number;
  /** Games in a round, about 300,000 moves. */
  readonly games: number;
}

/** A game to measure. */
export interface Entrant extends Round {
  readonly id: string;
  /** Whether there is a hand-written engine. */
  readonly byHand: boolean;
}

const ROUNDS: { readonly [game: string]: Round } = rounds;

/** The games to measure, in the order of the documentation. */
export const ENTRANTS: readonly Entrant[] = GAMES.map(({ id, seats }) => ({
  id,
  ...(ROUNDS[id] ?? { seats: seats.default, games: 2000 }),
  byHand: existsSync(`tools/bench/handwritten/${id}.ts`),
}));
