import type { CheckedGame, GameTypes } from '../engine/game.js';
import { refuseOption } from '../engine/options.js';
import { requireSeed } from '../engine/seed.js';
import type { Bot } from './bot.js';
import type { PolicyOf } from './plan.js';
import { decided, readConfig, thinker } from './think.js';

/**
 * A bot that plays a policy on its view, at once, without imagining worlds.
 *
 * @example
 * ```ts
 * import { policyBot } from 'hencoop/bots';
 * import { uniform } from 'hencoop';
 * import { chicken } from 'hencoop/chicken';
 *
 * const bot = policyBot(chicken, uniform, { seed: 'hen' });
 * const state = chicken.setup({ seats: 2, seed: 'hen' });
 * chicken.whyNot(state, bot.chooseNow(chicken.view(state, 0)).move); // null
 * ```
 *
 * @throws RangeError if `game` is not a game, `policy` is not a function, or the seed is invalid.
 */
export function policyBot<G extends GameTypes>(
  game: CheckedGame<G>,
  policy: PolicyOf<NoInfer<G>>,
  config: { readonly seed?: string | undefined } = {},
): Bot<G> {
  if (typeof policy !== 'function') refuseOption('policy', 'a policy', policy);
  const { seed = 'bot' } = readConfig(config, [], ['seed']);
  requireSeed('config.seed', seed);
  const thinking = { iterations: 1, milliseconds: Infinity, seed, now: () => 0 };
  return thinker(game, thinking, function* ({ view, moves, seat, seed }) {
    // Lets `choose` check its signal, as in a bot that thinks.
    yield;
    return decided<G>(policy(seed, view)(moves, view, seat), moves);
  });
}
