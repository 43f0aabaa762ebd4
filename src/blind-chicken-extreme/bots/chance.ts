import { shareOf, winsOf } from '../../bots/rankValue.js';
import { OVER } from '../../engine/base.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { blindChickenExtreme } from '../index.js';
import type { State } from '../table.js';

/**
 * Weights that turn scores into chances of winning: `npm run lab -- calibrate blind-chicken-extreme --fit` refits them.
 */
export interface Weights {
  /** The worth of a point per seat, before the last game. */
  readonly sharpness: number;
}

/** Fitted to games between heuristics. */
export const WEIGHTS: Weights = { sharpness: 0.07 };

/** The chance that `seat` wins the match, at the beginning of a game; after the match, its share of the win. */
export function chanceToWin(weights: Weights): (state: State, seat: Seat) => number {
  return (state, seat) => {
    const { seats, step, options, gameNumber } = state;
    if (step.type === OVER) return winsOf(blindChickenExtreme.outcome(state)?.ranking ?? [], seat);
    const scores = blindChickenExtreme.score(state);
    const sharpness = (weights.sharpness * seats) / Math.sqrt(options.games - gameNumber + 1);
    return shareOf(seats, seat, (of) => sharpness * at(scores, of));
  };
}
