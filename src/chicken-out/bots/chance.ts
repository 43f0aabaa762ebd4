import { shareOf, winsOf } from '../../bots/rankValue.js';
import { OVER } from '../../engine/base.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { CHICKEN_POINTS, FOX_POINTS, isFox } from '../cards.js';
import { ranking } from '../rules.js';
import type { Options, State } from '../table.js';

/**
 * Weights that turn piles and scores into chances of winning: `npm run lab -- calibrate chicken-out --fit` refits them.
 */
export interface Weights {
  /** A pile of n cards weighs as `(pile + n)^-load`. */
  readonly pile: number;
  readonly load: number;
  /** The weight of a point in the scores, for ranks by the number of seats. */
  readonly rank: number;
  /** The same, for cards. */
  readonly cards: number;
}

/** The options of the games used to fit the weights. */
export const FITTED_WITH: readonly Partial<Options>[] = [{}, { games: 3 }, { games: 3, scoring: 'cards' }];

/** Fitted to positions of games between heuristics. */
export const WEIGHTS: Weights = { pile: 9.3, load: 1.57, rank: 3.7, cards: 0.0155 };

/** The chance that `seat` wins the match, from piles and scores; after the match, its share of the win. */
export function chanceToWin({ pile, load, rank, cards }: Weights): (state: State, seat: Seat) => number {
  return (state, seat) => {
    const { seats, step, scores, piles, options, gameNumber } = state;
    if (step.type === OVER) return winsOf(ranking(state), seat);
    const point = options.scoring === 'rank' ? rank / seats : cards * seats;
    const left = Math.sqrt(options.games - gameNumber + 1);
    const standing = (of: Seat) =>
      -(load * Math.log(pile + pointsIn(at(piles, of), options)) + point * at(scores, of)) / left;
    return shareOf(seats, seat, standing);
  };
}

/** The cards of a pile; with `scoring: 'cards'`, a fox counts its points (CO-5.4). */
export function pointsIn(pile: State['piles'][number], { scoring }: Options): number {
  let points = pile.length;
  if (scoring === 'cards') for (const card of pile) if (isFox(card)) points += FOX_POINTS - CHICKEN_POINTS;
  return points;
}
