import type { AskFor, PuzzleAsk, PuzzleReplies } from '../../puzzleAsk.js';
import { worker } from '../app.js';

/** Asks the worker about puzzles. */
export async function askPuzzle<What extends PuzzleAsk['what']>(ask: AskFor<What>): Promise<PuzzleReplies[What]> {
  // The worker answers each question in its kind.
  return (await worker().ask({ type: 'puzzle', ask })) as PuzzleReplies[What];
}
