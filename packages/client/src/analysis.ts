import type { CheckedGame, GameTypes } from 'hencoop';
import type { Finding } from 'hencoop/analysis';
import type { AnalysisProgress } from './contract.js';

/** The analysis of a finished match. */
export interface Analysis<G extends GameTypes> {
  /** The id of the game. */
  readonly game: string;
  /** The number of playouts behind each average. */
  readonly playouts: number;
  /** The findings of `analyze` in `hencoop/analysis`: the decisions in order, then the totals of each seat. */
  readonly findings: readonly Finding<G>[];
  /**
   * For each seat, and last for a spectator: how many events the viewer had seen before and after each decision.
   */
  readonly learned: readonly (readonly (readonly [before: number, after: number])[])[];
}

/** The options of a request for an analysis. */
export interface AnalysisRequest {
  /** The token of a seat; without it, the sender is a spectator. Both get the same analysis. */
  readonly token?: string;
  /** Called from time to time with the progress: the number of moves judged so far. */
  readonly onProgress?: (progress: AnalysisProgress) => void;
  /** Ends the wait: the promise is rejected with the signal's reason. The server continues. */
  readonly signal?: AbortSignal;
}

/**
 * The pause between requests, in milliseconds. It is short, because the server delays its answer while the analysis
 * runs.
 */
const PAUSE = 500;

/**
 * Polls until the analysis is finished.
 * @throws RangeError if the match is of another game.
 */
export async function awaitAnalysis<G extends GameTypes>(
  game: Pick<CheckedGame<G>, 'id'>,
  ask: () => Promise<unknown>,
  { onProgress, signal }: AnalysisRequest,
): Promise<Analysis<G>> {
  for (;;) {
    signal?.throwIfAborted();
    // The contract defines the shapes; the moves belong to the game that the answer names.
    const answer = (await ask()) as Analysis<G> | AnalysisProgress;
    if ('findings' in answer) {
      if (answer.game === game.id) return answer;
      throw new RangeError(`match: expected a match of ${game.id}, got one of ${answer.game}`);
    }
    onProgress?.(answer);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
