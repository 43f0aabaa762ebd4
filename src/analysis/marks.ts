import { MARKS, type Mark } from '../engine/marks.js';
import { CERTAIN } from './trial.js';

/** The minimum loss for each mark. */
const FROM: { readonly [Name in Mark]: number } = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 };

/** The mark of a loss; `null` if the loss is small, or not more than two standard errors above 0. */
export function markOf(loss: number, error: number): Mark | null {
  if (loss <= CERTAIN * error) return null;
  return [...MARKS].reverse().find((mark) => loss >= FROM[mark]) ?? null;
}
