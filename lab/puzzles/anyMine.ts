// The mine of any game: plays matches, publishes puzzles, and judges them again.
import type { Puzzle } from '@hencoop/puzzles';
import type { GameTypes } from 'hencoop';
import { type Confirmed, confirm, confirmExactly } from './confirm.js';
import type { Trial } from './judge.js';
import { type Mine, type MinedMatch, mineMatch } from './mine.js';
import { publish } from './publish.js';

/** A mine without the types of its game. */
export interface AnyMine {
  readonly id: string;
  /** Plays the match with this number, and looks for puzzles. */
  play(number: number): MinedMatch;
  /** Writes the puzzles of these matches and those in `before`; returns how many it wrote. */
  publish(matches: readonly MinedMatch[], before: readonly Puzzle[]): number;
  /** The lead of a stored puzzle's solution in new tries, and its standard error. */
  confirm(puzzle: Puzzle, trial: Trial): Confirmed;
  /** See {@link confirmExactly}. */
  confirmExactly(puzzle: Puzzle): number | null;
}

/** Hides the types of a game. */
export const anyMine = <G extends GameTypes>(mine: Mine<G>): AnyMine => ({
  id: mine.entry.game.id,
  play: (number) => mineMatch(mine, number),
  publish: (matches, before) => publish(mine, matches, before),
  confirm: (puzzle, trial) => confirm(mine, puzzle, trial),
  confirmExactly: (puzzle) => confirmExactly(mine, puzzle),
});
