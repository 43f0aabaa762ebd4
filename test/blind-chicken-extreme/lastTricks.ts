import { uniform } from 'hencoop';
import { type BlindChickenExtremeTypes, blindChickenExtreme as game, type State } from 'hencoop/blind-chicken-extreme';

/** A game played at random, at the beginning of the first trick with at most `tricks` tricks left. */
export function lastTricks(seats: number, seed: string, tricks: number): State {
  let state = game.setup({ seats, seed, options: { games: 1 } });
  const policy = uniform<BlindChickenExtremeTypes>(seed);
  const isEarly = ({ step, trick, rows }: State) =>
    step.type !== 'play' || trick.length % seats !== 0 || rows.some(({ length }) => length > tricks);
  while (isEarly(state)) {
    const [seat = 0] = game.actors(state);
    state = game.apply(state, policy(game.legalMoves(state, seat), state, seat));
  }
  return state;
}
