import type { SearchMethod } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import type { ChickenTypes, State } from '../table.js';

/** Plays each try to the end of the round. */
export function method(): SearchMethod<ChickenTypes> {
  return { until: isFreshlyDealt, value };
}

/** Whether nobody has moved in this round: every move changes one of these. */
function isFreshlyDealt({ seats, drawPile, lastPlayer, withdrawn }: State): boolean {
  return lastPlayer === null && drawPile.length === 49 - 6 * seats && !withdrawn.includes(true);
}

/** The average score of the others, less that of `seat`. */
function value({ scores, seats }: State, seat: Seat): number {
  const sum = scores.reduce((total, score) => total + score, 0);
  const own = at(scores, seat);
  return (sum - own) / (seats - 1) - own;
}
