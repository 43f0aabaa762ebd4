import type { Difficulty } from '@hencoop/puzzles';
import type { ListedPuzzle } from '../../puzzleAsk.js';
import { solvedPuzzles } from './solved.js';

/** The last chosen difficulty; `null` for any. */
let chosen: Difficulty | null = null;

export const chosenDifficulty = (): Difficulty | null => chosen;

export function chooseDifficulty(difficulty: Difficulty | null): void {
  chosen = difficulty;
}

/** The next puzzle: of the chosen difficulty, and unsolved if there is one. */
export function nextPuzzle(all: readonly ListedPuzzle[], after: string | null): ListedPuzzle | undefined {
  const solved = solvedPuzzles();
  const wanted = all.filter(({ difficulty }) => chosen === null || difficulty === chosen);
  const from = all.findIndex(({ id }) => id === after);
  const inTurn = [...wanted.filter((each) => all.indexOf(each) > from), ...wanted];
  return inTurn.find(({ id }) => !solved.has(id)) ?? inTurn.find(({ id }) => id !== after) ?? wanted[0];
}
