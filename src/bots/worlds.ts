import type { Game, GameTypes } from '../engine/game.js';
import { checkGame, checkText } from '../engine/given.js';

/** Imagines one world after another. */
export interface Worlds<G extends GameTypes> {
  /**
   * A full state that the view could be of, each equally likely. It stays as it is until the next call of `next`, which
   * may write the next world into it: play on a copy (`game.rules.copy`), and keep none.
   */
  next(): G['State'];
  /** Whether the view allows no other world than the one that `next` gives; absent where nobody knows. */
  readonly isOnly?: boolean | undefined;
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
 * `next` throws a RangeError for a state instead of a view, and for a seed that is too long.
 *
 * @throws RangeError for something else than a game, and for a seed that is not a string.
 */
export function worlds<G extends GameTypes>(game: Game<G>, view: G['View'], seed: string): Worlds<G> {
  checkGame(game);
  checkText('seed', seed);
  let count = 0;
  return { next: () => game.determinize(view, `${seed}/${count++}`) };
}
