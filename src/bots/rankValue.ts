import type { Game, GameTypes } from '../engine/game.js';
import { checkGame } from '../engine/given.js';
import { isSeat } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';

/**
 * The number of seats behind `seat` minus the number ahead, as a fraction of all others: 1 for a sole winner, 0 if all
 * tie, -1 for a sole loser. 0 until the game is over.
 * @throws RangeError if `game` is not a game, `state` belongs to another game, or `seat` is not at the table.
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
 * The chance of `seat` to win, if each seat's chance is proportional to e^standing. The last digits of exponentials
 * differ between platforms: analyses may show this, but no decision may depend on it.
 */
export function shareOf(seats: number, seat: Seat, standing: (of: Seat) => number): number {
  const own = standing(seat);
  let sum = 0;
  for (let other = 0; other < seats; other++) sum += Math.exp(standing(other) - own);
  return 1 / sum;
}

/** The share of the win that `seat` gets: 1 for a sole first place, 1/n for one shared by n seats, else 0. */
export function winsOf(ranking: readonly (readonly Seat[])[], seat: Seat): number {
  const first = ranking[0] ?? [];
  return first.includes(seat) ? 1 / first.length : 0;
}
