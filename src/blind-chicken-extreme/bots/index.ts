/**
 * Bots for Blind Chicken Extreme: rules of thumb, levels, personalities, and the library's strongest search for this
 * game.
 *
 * @packageDocumentation
 */
import { type GameBots, gameBots, type PolicyOf } from '../../bots/index.js';
import { blindChickenExtreme } from '../index.js';
import type { BlindChickenExtremeTypes } from '../table.js';
import { heuristic, TASTE, type Taste } from './heuristic.js';
import { levels } from './levels.js';
import { measures } from './measures.js';
import { method } from './method.js';
import { chanceOutcomes } from './outcomes.js';
import { imagined } from './worlds.js';

export { heuristic, TASTE, type Taste } from './heuristic.js';
export { taught } from './taught.js';

/** The personalities of Blind Chicken Extreme. */
export type Personality = 'cautious' | 'daring' | 'greedy';

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
  // Sorts its row almost by number, spends its low cards, and hardly expects chickens.
  beginner: tasting({ chickenShift: 2, pigShift: -6, fear: 0.2, thrift: 0 }),
  method,
  levels,
  personalities: {
    // Expects a chicken in almost every unseen card, and keeps its own chickens for the end of the row.
    cautious: tasting({ fear: 0.8, chickenShift: 15 }),
    // Hardly expects chickens, and spends its low cards.
    daring: tasting({ fear: 0.15, thrift: 0 }),
    // Plays pigs before all other cards, and accepts a penalty for one.
    greedy: tasting({ pigWorth: 9, pigShift: -40 }),
  },
  worlds: imagined,
  chanceOutcomes,
  measures,
});
