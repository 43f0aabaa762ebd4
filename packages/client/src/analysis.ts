import type { CheckedGame, GameTypes } from 'hencoop';
import type { Finding } from 'hencoop/analysis';
import type { AnalysisProgress } from './contract.js';

/** The analysis of a match that is over. */
export interface Analysis<G extends GameTypes> {
  /** The id of the game. */
  readonly game: string;
  /** How many playouts each number is the average of. */
  readonly playouts: number;
  /** What `analyze` of `hencoop/analysis` finds: the decisions in order, then the account of each seat. */
  readonly findings: readonly Finding<G>[];
  /** For each seat, and last for a spectator: how many events the viewer had learned after the set-up, and after each move. */
  readonly learned: readonly (readonly number[])[];
}

/** What a client may say when it asks for an analysis. */
export interface AnalysisRequest {
  /** The token of a seat; without it, the sender is a spectator. Both get the same analysis. */
  readonly token?: string;
  /** Is called now and then with how far the analysis is: how many of the moves have been judged. */
  readonly onProgress?: (progress: AnalysisProgress) => void;
  /** Ends the wait; the promise is rejected with its reason. The server goes on. */
  readonly signal?: AbortSignal;
}

/** How long to wait before asking again, in milliseconds: the server itself answers late while the analysis goes on. */
const PAUSE = 500;

/**
 * Asks until the analysis is made.
 * @throws RangeError for a match of another game.
 */
export async function awaitAnalysis<G extends GameTypes>(
  game: Pick<CheckedGame<G>, 'id'>,
  ask: () => Promise<unknown>,
  { onProgress, signal }: AnalysisRequest,
): Promise<Analysis<G>> {
  for (;;) {
    signal?.throwIfAborted();
    // The shapes of the answers are the contract's; the moves are those of the game that it names.
    const answer = (await ask()) as Analysis<G> | AnalysisProgress;
    if ('findings' in answer) {
      if (answer.game === game.id) return answer;
      throw new RangeError(`match: expected a match of ${game.id}, got one of ${answer.game}`);
    }
    onProgress?.(answer);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
