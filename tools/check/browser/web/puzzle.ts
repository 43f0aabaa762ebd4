/// <reference lib="dom" />
// The first puzzle of a game, with its answers.
import type { Page } from '@playwright/test';
import { puzzlesOf } from '../../../../packages/puzzles/src/index.js';
import { openPuzzle } from '../../../../packages/puzzles/src/openPuzzle.js';
import { type GameId, loadEntry } from '../../../../src/games.js';
import type { AnyEntry } from '../../../../src/record/index.js';

/** Lets the element choose a move, as the player would. */
export const choose = (page: Page, move: object) =>
  page.evaluate((detail) => {
    document.querySelector('hencoop-table')?.dispatchEvent(new CustomEvent('move', { detail }));
  }, move);

/** The first puzzle of a game: its id, and its best moves. */
export async function firstOf(game: GameId) {
  const [puzzle] = await puzzlesOf(game);
  if (puzzle === undefined) throw new Error(`expected a puzzle of ${game}`);
  const entry: AnyEntry = await loadEntry(game);
  const [best, second] = openPuzzle(puzzle, entry).judged;
  if (best === undefined || second === undefined) throw new Error(`expected a solution of ${puzzle.id}`);
  return { id: puzzle.id, seed: puzzle.seed, best: best.move, second: second.move };
}
