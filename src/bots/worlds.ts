import type { Game, GameTypes } from '../engine/game.js';
import { checkGame, checkText } from '../engine/given.js';

/** Imagines one world after another. */
export interface Worlds<G extends GameTypes> {
  /**
   * A full state that matches the view, all equally likely. The next call may overwrite it: play on a copy
   * (`game.rules.copy`), and do not keep it.
   */
  next(): G['State'];
  /** Whether the view allows only the world that `next` returns; absent if unknown. */
  readonly isOnly?: boolean | undefined;
}

/**
 * The worlds that a view allows, in an order fixed by `seed`.
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
 * `next` throws a RangeError if `view` is a state, or the seed is too long.
 *
 * @throws RangeError if `game` is not a game, or `seed` is not a string.
 */
export function worlds<G extends GameTypes>(game: Game<G>, view: G['View'], seed: string): Worlds<G> {
  checkGame(game);
  checkText('seed', seed);
  let count = 0;
  return { next: () => game.determinize(view, `${seed}/${count++}`) };
}
