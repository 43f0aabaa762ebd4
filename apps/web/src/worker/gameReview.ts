import type { ReviewFinding } from '../protocol.js';

/** A review that continues whenever the page asks for more. */
export interface GameReview {
  readonly findings: ReviewFinding[];
  /** Finds the next one; `false` at the end. */
  readonly next: () => Promise<boolean>;
  readonly moves: number;
  isDone: boolean;
}
