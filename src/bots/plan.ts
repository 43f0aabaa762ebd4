import type { GameTypes } from '../engine/game.js';
import type { Policy } from '../engine/playout.js';
import type { Seat } from '../engine/seats.js';

/** Makes a policy for one playout: repeatable by `seed`, and informed by the view of the seat that thinks. */
export type PolicyOf<G extends GameTypes> = (seed: string, view: G['View']) => Policy<G>;

/** A way to go on from a view: a legal move, and perhaps more moves of the same seat after it. */
export interface Plan<G extends GameTypes> {
  /** The first move of the plan, a legal one. */
  readonly move: G['Move'];
  /**
   * The next move of the plan, one of `moves`, after `played` moves of it; `null` once the plan has none, and the policy
   * goes on. Called in every try, so that it keeps nothing between two calls.
   */
  readonly next?: ((moves: readonly G['Move'][], table: G['Table'], played: number) => G['Move'] | null) | undefined;
}

/** Plays the moves of a plan at `seat`, then the policy. */
export function following<G extends GameTypes>(
  next: NonNullable<Plan<G>['next']>,
  planner: Seat,
  policy: Policy<G>,
): Policy<G> {
  let played = 1;
  let goesOn = true;
  return (moves, table, seat) => {
    // Called every time: a policy may keep track of what it sees.
    const usual = policy(moves, table, seat);
    if (goesOn && seat === planner) {
      const move = next(moves, table, played);
      if (move !== null) {
        played += 1;
        return move;
      }
      goesOn = false;
    }
    return usual;
  };
}
