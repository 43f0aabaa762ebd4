import type { Game, GameTypes } from 'hencoop';
import { type Kit, laws } from 'hencoop/testkit';
import { type Progress, runLaw } from './run.js';

/** The law to run. */
export interface Asked {
  readonly law: number;
  readonly seed: number;
}

/** The worker's messages: that it is ready, then the evidence after every few walks. */
export type Answer =
  | { readonly type: 'ready' }
  | { readonly type: 'judged'; readonly progress: Progress; readonly isRunning: boolean };

/** The global object of a worker, as far as it is used here. */
interface Scope {
  onmessage: ((event: { readonly data: Asked }) => void) | null;
  postMessage(answer: Answer): void;
}

/** In milliseconds: a minute. */
const LONGEST = 60_000;

/** Runs the laws of a game in a worker, each for a minute, or until the page ends it. */
export function host<G extends GameTypes>(game: Game<G>, kit: Kit<G>): void {
  // This module runs in a worker only.
  const scope = globalThis as unknown as Scope;
  scope.onmessage = ({ data: { law, seed } }) => {
    const start = performance.now();
    const judge: Parameters<typeof runLaw>[0] = (effort) =>
      laws(game, kit, effort)
        .filter(({ number }) => number === law)
        .map((one) => one.prove());
    for (const progress of runLaw(judge, seed)) {
      const isRunning = progress.broken === null && performance.now() - start < LONGEST;
      scope.postMessage({ type: 'judged', progress, isRunning });
      if (!isRunning) return;
    }
  };
  // Messages that the page sends before the worker's modules are loaded can get lost.
  scope.postMessage({ type: 'ready' });
}
