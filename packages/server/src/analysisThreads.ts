import { Worker } from 'node:worker_threads';
import type { GameTypes } from 'hencoop';
import type { AnalyzedStep } from 'hencoop/analysis';

/** What the thread of an analysis is to do. */
export interface AnalysisTask {
  /** The id of a game of the library. */
  readonly game: string;
  readonly steps: readonly AnalyzedStep<GameTypes>[];
  readonly playouts: number;
}

/** What such a thread says: after each move that it has judged, and at the end, with the text of the analysis. */
export type ThreadMessage =
  | { readonly type: 'judged'; readonly done: number }
  | { readonly type: 'found'; readonly text: string };

export interface AnalysisRun {
  readonly signal: AbortSignal;
  /** Is called with the number of moves that have been judged. */
  readonly onJudged: (done: number) => void;
  readonly start?: ((task: AnalysisTask) => Worker) | undefined;
}

/** From source, a thread begins with a file that registers TypeScript. */
const MODULE = new URL(
  import.meta.url.endsWith('.ts') ? './analysisThread.mjs' : './analysisThread.js',
  import.meta.url,
);

/**
 * Analyzes a match in a new thread, which has ended once the promise is settled. Resolves with the text of the analysis.
 * @throws the reason of the signal, once it is aborted.
 * @throws Error for a thread that fails.
 */
export function analyzeInThread(task: AnalysisTask, run: AnalysisRun): Promise<string> {
  const { signal, onJudged, start = (workerData) => new Worker(MODULE, { workerData }) } = run;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const thread = start(task);
    let found: string | null = null;
    let trouble: unknown = new Error('the thread of an analysis has ended without a result');
    const abort = () => {
      trouble = signal.reason;
      void thread.terminate();
    };
    signal.addEventListener('abort', abort);
    thread.on('message', (message: ThreadMessage) => {
      if (message.type === 'judged') onJudged(message.done);
      else found = message.text;
    });
    thread.on('error', (error) => {
      trouble = error;
    });
    thread.on('exit', () => {
      signal.removeEventListener('abort', abort);
      if (found === null) reject(trouble);
      else resolve(found);
    });
  });
}
