import { MARKS, type Mark } from '../engine/marks.js';
import { CERTAIN } from './trial.js';

/** From which loss on each mark is given. */
const FROM: { readonly [Name in Mark]: number } = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 };

/** The mark of a loss, given only where the loss is more than two standard errors from nothing. */
export function markOf(loss: number, error: number): Mark | null {
  if (loss <= CERTAIN * error) return null;
  return MARKS.findLast((mark) => loss >= FROM[mark]) ?? null;
}
