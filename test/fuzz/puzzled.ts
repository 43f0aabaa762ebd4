import {
  answer,
  type MATCH_OPTIONS,
  matchText,
  openPuzzle,
  PUZZLE_GAMES,
  type Puzzle,
  puzzleOfTheDay,
  puzzlesOf,
  puzzleWords,
} from '@hencoop/puzzles';
import type { GameId } from 'hencoop/games';
import { entryOf } from '../../support/games.js';
import { fuzzCalls } from './calls.js';
import type { Report } from './hostile.js';

/** Calls the puzzles with hostile puzzles, answers, days and languages, `tries` times: see {@link fuzzCalls}. */
export async function fuzzPuzzles(id: GameId, tries: number, seed: number): Promise<Report> {
  // A game may have no puzzles.
  if (!PUZZLE_GAMES.includes(id)) return { tries, taken: 0, slowest: 0 };
  const puzzles = await puzzlesOf(id);
  const entry = await entryOf(id);
  const words = await puzzleWords('en');
  const match: { readonly [Name in (typeof MATCH_OPTIONS)[number]]?: number } = { target: 20, maxRounds: 1 };
  return fuzzCalls(
    (random) => {
      const puzzle = puzzles[random(puzzles.length)] as Puzzle;
      const open = openPuzzle(puzzle, entry);
      return [
        { name: 'openPuzzle', act: openPuzzle, right: [puzzle, entry], whole: [1] },
        { name: 'answer', act: answer, right: [open, open.moves[random(open.moves.length)]] },
        { name: 'matchText', act: matchText, right: [{ options: match }, words] },
        { name: 'puzzlesOf', act: puzzlesOf, right: [id] },
        { name: 'puzzleOfTheDay', act: puzzleOfTheDay, right: ['2026-12-24', id] },
        { name: 'puzzleWords', act: puzzleWords, right: ['en'] },
      ];
    },
    tries,
    seed,
  );
}
