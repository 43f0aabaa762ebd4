import type { ReviewFinding } from '../protocol.js';

/** A review that continues whenever the page asks for more. */
export interface GameReview {
  readonly findings: readonly ReviewFinding[];
  /** Finds the next one; `false` at the end. */
  readonly next: () => Promise<boolean>;
  /** The number of decisions to judge. */
  readonly moves: number;
  isDone: boolean;
}
