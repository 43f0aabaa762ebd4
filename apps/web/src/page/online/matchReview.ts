// The review of a match of a server: what its analysis says to the viewer.

import type { Analysis, AnalysisProgress } from '@hencoop/client';
import type { GameTypes, Seat } from 'hencoop';
import { located } from '../../located.js';
import type { Review } from '../../protocol.js';

/** Asks for an analysis, which the server makes once for everybody. */
type AskAnalysis = (onProgress: (progress: AnalysisProgress) => void) => Promise<Analysis<GameTypes>>;

/** How long a request waits for the analysis before it says how far it is, in milliseconds. */
const PATIENCE = 500;

export class MatchReview {
  readonly #analysis: Promise<Analysis<GameTypes>>;
  #progress: AnalysisProgress = { done: 0, moves: 0 };

  constructor(ask: AskAnalysis) {
    this.#analysis = ask((progress) => {
      this.#progress = progress;
    });
    // Every request waits for it, and takes the refusal.
    this.#analysis.catch(() => {});
  }

  /** The findings from one number on that the viewer is shown. @throws Refused */
  async from(after: number, viewer: Seat | null): Promise<Review> {
    const analysis = await Promise.race([this.#analysis, pause()]);
    if (analysis === null)
      return { findings: [], looked: this.#progress.done, moves: this.#progress.moves, isDone: false };
    const { findings, learned } = analysis;
    const counts = learned.at(viewer ?? -1) ?? [];
    const shown = findings.filter(({ seat }) => viewer === null || seat === viewer);
    const moves = counts.length - 1;
    return {
      findings: shown.slice(after).map((finding) => located(finding, counts)),
      looked: moves,
      moves,
      isDone: true,
    };
  }
}

function pause(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
}
