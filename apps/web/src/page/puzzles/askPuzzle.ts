import type { AskFor, PuzzleAsk, PuzzleReplies } from '../../puzzleAsk.js';
import { worker } from '../app.js';

/** Sends the worker a question about puzzles. */
export async function askPuzzle<What extends PuzzleAsk['what']>(ask: AskFor<What>): Promise<PuzzleReplies[What]> {
  // The worker answers each question with its own type of reply.
  return (await worker().ask({ type: 'puzzle', ask })) as PuzzleReplies[What];
}
