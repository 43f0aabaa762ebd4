// The review of a match on a server: the part of its analysis for the viewer.

import type { Analysis, AnalysisProgress } from '@hencoop/client';
import type { GameTypes, Seat } from 'hencoop';
import { located } from '../../located.js';
import type { Review } from '../../protocol.js';

/** Requests the analysis, which the server computes once for all viewers. */
type AskAnalysis = (onProgress: (progress: AnalysisProgress) => void) => Promise<Analysis<GameTypes>>;

/** How long a request waits for the analysis before it reports progress, in milliseconds. */
const PATIENCE = 500;

export class MatchReview {
  readonly #analysis: Promise<Analysis<GameTypes>>;
  #progress: AnalysisProgress = { done: 0, moves: 0 };

  constructor(ask: AskAnalysis) {
    this.#analysis = ask((progress) => {
      this.#progress = progress;
    });
    // Every request awaits it, and gets the refusal.
    this.#analysis.catch(() => {});
  }

  /** The viewer's findings from index `after` on. @throws Refused */
  async from(after: number, viewer: Seat | null): Promise<Review> {
    const analysis = await Promise.race([this.#analysis, pause()]);
    if (analysis === null)
      return { findings: [], looked: this.#progress.done, moves: this.#progress.moves, isDone: false };
    const { findings, learned } = analysis;
    const all = located(findings, learned.at(viewer ?? -1) ?? []);
    const shown = all.filter(({ seat }) => viewer === null || seat === viewer);
    const moves = shown.filter(({ type }) => type === 'decision').length;
    return { findings: shown.slice(after), looked: moves, moves, isDone: true };
  }
}

function pause(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
}
