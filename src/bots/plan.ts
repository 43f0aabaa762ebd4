import type { GameTypes } from '../engine/game.js';
import type { Policy } from '../engine/playout.js';
import type { Seat } from '../engine/seats.js';

/** Creates a policy for one playout: repeatable by `seed`, and informed by the view of the thinking seat. */
export type PolicyOf<G extends GameTypes> = (seed: string, view: G['View']) => Policy<G>;

/** A legal move in a view, and perhaps later moves of the same seat. */
export interface Plan<G extends GameTypes> {
  /** The first move of the plan; must be legal. */
  readonly move: G['Move'];
  /**
   * The plan's next move, one of `moves`, after `played` of its moves; `null` once the plan ends and the policy takes
   * over. Every try calls it, so it must keep no state between calls.
   */
  readonly next?: ((moves: readonly G['Move'][], table: G['Table'], played: number) => G['Move'] | null) | undefined;
}

/** Plays the plan's moves for `planner`, then the policy. */
export function following<G extends GameTypes>(
  next: NonNullable<Plan<G>['next']>,
  planner: Seat,
  policy: Policy<G>,
): Policy<G> {
  let played = 1;
  let goesOn = true;
  return (moves, table, seat) => {
    // Call the policy every time: it may keep track of the table.
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
