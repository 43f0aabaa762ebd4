import type { Game, GameTypes } from '../engine/game.js';
import { checkGame } from '../engine/given.js';
import { isSeat } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';

/**
 * The seats behind `seat` minus those ahead of it, as a fraction of all others: 1 for a sole winner, 0 for all in a tie,
 * -1 for a sole loser. 0 until the game is over.
 * @throws RangeError for something else than a game, a state of another game, and a seat that is not at the table.
 */
export function rankValue<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat): number {
  checkGame(game);
  const ranking = game.outcome(state)?.ranking ?? [];
  if (!isSeat(seat, state.seats)) refuseOption('seat', `a seat from 0 to ${state.seats - 1}`, seat);
  let before = 0;
  for (const seats of ranking) {
    if (seats.includes(seat)) {
      const behind = state.seats - before - seats.length;
      return state.seats === 1 ? 0 : (behind - before) / (state.seats - 1);
    }
    before += seats.length;
  }
  return 0;
}

/**
 * The share of `seat` in a win, if each seat wins in proportion to e^standing. Exponentials differ in their last digits
 * between platforms: an analysis may show this, no decision may rest on it.
 */
export function shareOf(seats: number, seat: Seat, standing: (of: Seat) => number): number {
  const own = standing(seat);
  let sum = 0;
  for (let other = 0; other < seats; other++) sum += Math.exp(standing(other) - own);
  return 1 / sum;
}

/** The fraction of a win that `seat` gets: 1 for a sole first place, 1/n for one that n seats share, else 0. */
export function winsOf(ranking: readonly (readonly Seat[])[], seat: Seat): number {
  const first = ranking[0] ?? [];
  return first.includes(seat) ? 1 / first.length : 0;
}
