/**
 * Bots for Blind Chicken Extreme: rules of thumb, levels, characters, and the strongest search that the library has for
 * this game.
 *
 * @packageDocumentation
 */
import { type GameBots, gameBots, type PolicyOf } from '../../bots/index.js';
import { blindChickenExtreme } from '../index.js';
import type { BlindChickenExtremeTypes } from '../table.js';
import { heuristic, TASTE, type Taste } from './heuristic.js';
import { levels } from './levels.js';
import { method } from './method.js';
import { chanceOutcomes } from './outcomes.js';
import { imagined } from './worlds.js';

export { heuristic, TASTE, type Taste } from './heuristic.js';

/** The players of Blind Chicken Extreme with a character of their own. */
export type Personality = 'cautious' | 'greedy' | 'hoarder';

const tasting =
  (taste: Partial<Taste>): PolicyOf<BlindChickenExtremeTypes> =>
  () =>
    heuristic({ ...TASTE, ...taste });

/**
 * The bots of Blind Chicken Extreme.
 *
 * @example
 * ```ts
 * import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 * import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
 *
 * const state = blindChickenExtreme.setup({ seats: 3, seed: 'hen' });
 * const bot = blindChickenExtremeBots.level('strong', { seed: 'fox' });
 * const { move } = bot.chooseNow(blindChickenExtreme.view(state, 0));
 * blindChickenExtreme.whyNot(state, move); // null
 * ```
 */
export const blindChickenExtremeBots: GameBots<BlindChickenExtremeTypes, Personality> = gameBots({
  game: blindChickenExtreme,
  policy: tasting({}),
  method,
  levels,
  personalities: {
    // Expects a chicken in every unseen card, and gets rid of high cards late.
    cautious: tasting({ fear: 0.7 }),
    // Wants pigs at almost any price, and the advantage of leading any card.
    greedy: tasting({ pigWorth: 9, pigShift: 0, rewards: ['leadAnyCard', 'chooseLeader', 'leadFaceDown'] }),
    // Parts with low cards last.
    hoarder: tasting({ thrift: 1.5 }),
  },
  worlds: imagined,
  chanceOutcomes,
});
