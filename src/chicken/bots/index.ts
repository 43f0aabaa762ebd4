/**
 * Bots for Chicken: rules of thumb, levels, personalities, and the library's strongest search for this game.
 *
 * @packageDocumentation
 */
import { type GameBots, gameBots } from '../../bots/index.js';
import { frozenCopy } from '../../engine/freeze.js';
import { chicken } from '../index.js';
import type { ChickenTypes } from '../table.js';
import { type Character, STEADY as steady, thumbs } from './heuristic.js';
import { levels } from './levels.js';
import { measures } from './measures.js';
import { method } from './method.js';
import { chanceOutcomes } from './outcomes.js';
import { worlds } from './worlds.js';

export { type Character, thumbs } from './heuristic.js';
export { likelyWorlds, plausibleWorlds, worlds } from './worlds.js';

/** The parameters of the heuristic: they won thousands of games against small variations. */
export const STEADY: Character = /* @__PURE__ */ frozenCopy(steady);

/** The personalities of Chicken. */
export type Personality = 'cautious' | 'daring' | 'hasty';

/** How each differs from {@link STEADY}. */
const CHARACTERS: { readonly [Name in Personality]: Partial<Character> } = {
  // Withdraws with almost twice the points.
  cautious: { settlesFor: [30, 16, 12, 10, 9, 8], blocked: 8 },
  // Draws until the hand is nearly empty.
  daring: { settlesFor: [9, 4, 3, 3, 2, 2], blocked: 1 },
  // Moves on to the next number, sheds the highest card, plays the egg at once.
  hasty: { patience: 0, thrift: 0.8, holdsEgg: 5 },
};

/** Sheds high cards and the egg first, and withdraws early for fear of drawing. */
const BEGINNER: Partial<Character> = {
  patience: 0,
  thrift: 0.8,
  holdsEgg: 8,
  settlesFor: [30, 14, 12, 11, 10, 9],
  crowd: 0,
};

const playing = (character: Partial<Character>) => thumbs({ ...steady, ...character });

/**
 * The bots of Chicken.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenBots } from 'hencoop/chicken/bots';
 *
 * const state = chicken.setup({ seats: 3, seed: 'hen' });
 * const bot = chickenBots.level('strong', { seed: 'fox' });
 * const { move } = bot.chooseNow(chicken.view(state, 0));
 * chicken.whyNot(state, move); // null
 * ```
 */
export const chickenBots: GameBots<ChickenTypes, Personality> = gameBots({
  game: chicken,
  policy: thumbs(steady),
  beginner: playing(BEGINNER),
  method,
  levels,
  personalities: {
    cautious: playing(CHARACTERS.cautious),
    daring: playing(CHARACTERS.daring),
    hasty: playing(CHARACTERS.hasty),
  },
  worlds,
  chanceOutcomes,
  measures,
});
