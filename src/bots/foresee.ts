import { fastChance } from '../engine/chance.js';
import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { uniform } from '../engine/playout.js';
import type { PolicyOf } from './plan.js';
import { worlds } from './worlds.js';

/** The most moves of others to imagine until the viewer moves again. */
const MOST_MOVES = 200;
/** One time in this many, the others move at random, since real players stray from the policy. */
const SURPRISING = 4;

/**
 * Imagines views that the viewer may have on its next turn: worlds of `view` in which the others play by a policy. Each
 * call imagines one, a move at a step; it is `null` if the viewer does not move again.
 */
export function foresee<G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  policyOf: PolicyOf<G>,
  seed: string,
): () => Generator<void, G['View'] | null> {
  const imagined = worlds(game, view, `${seed}/worlds`);
  let count = 0;
  return function* () {
    const each = `${seed}/${count}`;
    const policy = count % SURPRISING === 0 ? uniform<G>(each) : policyOf(each, view);
    const chance = fastChance(`${each}/chance`);
    count += 1;
    let [state, seen] = [imagined.next(), view];
    for (let moves = 0; moves < MOST_MOVES && !game.isOver(state); moves++) {
      const actors = game.actors(state);
      if (actors.some((seat) => seat === view.viewer)) return seen;
      yield;
      const seat = at(actors, 0);
      const attempt = game.tryApply(state, policy(game.legalMoves(state, seat), state, seat), { chance });
      // Policies pick legal moves.
      if (!attempt.ok) return null;
      state = attempt.state;
      for (const event of attempt.events) {
        const redacted = game.redact(event, view.viewer);
        if (redacted !== null) seen = game.evolve(seen, redacted);
      }
    }
    return null;
  };
}
