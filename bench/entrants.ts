import { GAMES } from '../scripts/lib/games.js';

/** A game as it is measured. */
export interface Entrant {
  readonly id: string;
  readonly seats: number;
  /** Whole games in one round of measuring: enough for some 300,000 moves. */
  readonly games: number;
  /** What playouts in place should reach, as a share of the C program's pace. */
  readonly ofNative: number;
  /** What `apply` should reach, as a share of the pace in place. */
  readonly ofInPlace: number;
}

const ALL: readonly Entrant[] = [
  { id: 'chicken', seats: 4, games: 10_000, ofNative: 1 / 12, ofInPlace: 1 / 2 },
  { id: 'crazy-chicken', seats: 2, games: 500, ofNative: 1 / 25, ofInPlace: 1 / 3 },
  { id: 'chicken-out', seats: 4, games: 2000, ofNative: 1 / 30, ofInPlace: 1 / 3 },
  { id: 'blind-chicken-extreme', seats: 4, games: 800, ofNative: 1 / 60, ofInPlace: 1 / 3 },
  { id: 'chicken-roundup', seats: 2, games: 4000, ofNative: 1 / 16, ofInPlace: 1 / 2 },
];

/** Every game of the house that stands. */
export const ENTRANTS = ALL.filter(({ id }) => GAMES.includes(id));
