import { existsSync } from 'node:fs';
import { GAMES } from '../../src/games.js';
import { budgets } from '../lib/budgets.js';

/** How a game is measured. */
export interface Entrant {
  readonly id: string;
  readonly seats: number;
  /** Whole games in one round of measuring: about 300,000 moves. */
  readonly games: number;
  /** The goal for playouts in place, as a share of the pace of the C program. */
  readonly ofNative: number;
  /** The goal for `apply`, as a share of the pace in place. */
  readonly ofInPlace: number;
  /** Whether `handwritten` has the game too. */
  readonly byHand: boolean;
}

/** A game that budgets.json has no pace for. */
const USUAL = { games: 2000, ofNative: 60, ofInPlace: 3 };

/** The games that are measured, in the order of the documentation. */
export const ENTRANTS: readonly Entrant[] = GAMES.map(({ id, seats }) => {
  const { ofNative, ofInPlace, ...measured } = { seats: seats.default, ...USUAL, ...budgets().pace[id] };
  const byHand = existsSync(`tools/bench/handwritten/${id}.ts`);
  return { id, ...measured, ofNative: 1 / ofNative, ofInPlace: 1 / ofInPlace, byHand };
});
