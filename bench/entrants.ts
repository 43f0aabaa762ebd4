import { GAMES } from '../scripts/lib/games.js';

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
  readonly byHand?: true;
}

const ALL: readonly Entrant[] = [
  { id: 'chicken', seats: 4, games: 10_000, ofNative: 1 / 12, ofInPlace: 1 / 2, byHand: true },
  { id: 'crazy-chicken', seats: 2, games: 500, ofNative: 1 / 25, ofInPlace: 1 / 3 },
  { id: 'chicken-out', seats: 4, games: 2000, ofNative: 1 / 30, ofInPlace: 1 / 3 },
  { id: 'blind-chicken-extreme', seats: 4, games: 800, ofNative: 1 / 60, ofInPlace: 1 / 3 },
  { id: 'chicken-roundup', seats: 2, games: 4000, ofNative: 1 / 16, ofInPlace: 1 / 2, byHand: true },
];

/** The games that are measured, in the order of the documentation. */
export const ENTRANTS = GAMES.flatMap((game) => ALL.filter(({ id }) => id === game));
