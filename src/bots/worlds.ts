import type { Draft } from '../engine/draft.js';
import type { Game, GameTypes } from '../engine/game.js';

/** Imagines one world after another. */
export interface Worlds<G extends GameTypes> {
  /**
   * A full state that the view could be of, each equally likely. It belongs to the caller until the next call of `next`:
   * play on it, do not keep it.
   */
  next(): Draft<G['State']>;
}

/**
 * The worlds that a view allows, in an order that `seed` fixes.
 *
 * @example
 * ```ts
 * import { worlds } from 'hencoop/bots';
 * import { chicken } from 'hencoop/chicken';
 *
 * const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
 * const imagined = worlds(chicken, view, 'dream');
 * imagined.next().hands[1]?.length; // 6
 * ```
 *
 * `next` throws a RangeError for a state instead of a view, and for an invalid seed.
 */
export function worlds<G extends GameTypes>(game: Game<G>, view: G['View'], seed: string): Worlds<G> {
  let count = 0;
  return {
    next() {
      // Fresh, and shared with nobody: the caller may write to it.
      return game.determinize(view, `${seed}/${count++}`) as Draft<G['State']>;
    },
  };
}
