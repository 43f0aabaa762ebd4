import { Worker } from 'node:worker_threads';
import type { GameTypes } from 'hencoop';
import type { AnalyzedStep } from 'hencoop/analysis';

/** The input of an analysis thread. */
export interface AnalysisTask {
  /** The id of a game of the library. */
  readonly game: string;
  readonly steps: readonly AnalyzedStep<GameTypes>[];
  readonly playouts: number;
}

/** The messages of an analysis thread: one after each judged move, and the text of the analysis at the end. */
export type ThreadMessage =
  | { readonly type: 'judged'; readonly done: number }
  | { readonly type: 'found'; readonly text: string };

export interface AnalysisRun {
  readonly signal: AbortSignal;
  /** Called with the number of moves judged so far. */
  readonly onJudged: (done: number) => void;
  readonly start?: ((task: AnalysisTask) => Worker) | undefined;
}

/** From source, the thread starts with a file that registers TypeScript. */
const MODULE = new URL(
  import.meta.url.endsWith('.ts') ? './analysisThread.mjs' : './analysisThread.js',
  import.meta.url,
);

/**
 * Analyzes a match in a new thread, which ends before the promise settles. Resolves with the text of the analysis.
 * @throws the signal's reason if it is aborted.
 * @throws Error if the thread fails.
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
