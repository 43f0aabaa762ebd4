/**
 * Bots for Crazy Chicken: rules of thumb, levels, personalities, and the library's strongest search for this game.
 *
 * @packageDocumentation
 */
import { type GameBots, gameBots } from '../../bots/index.js';
import { frozenCopy } from '../../engine/freeze.js';
import { crazyChicken } from '../index.js';
import type { CrazyChickenTypes } from '../table.js';
import { type Character, STEADY as steady, thumbs } from './heuristic.js';
import { levels } from './levels.js';
import { measures } from './measures.js';
import { method } from './method.js';
import { chanceOutcomes } from './outcomes.js';
import { worlds } from './worlds.js';

export { type Character, thumbs } from './heuristic.js';
export { plausibleWorlds } from './worlds.js';

/** The parameters of the heuristic: they won thousands of games against small variations. */
export const STEADY: Character = /* @__PURE__ */ frozenCopy(steady);

/** The personalities of Crazy Chicken. */
export type Personality = 'collector' | 'hasty' | 'raider';

/** How each differs from {@link STEADY}. */
const CHARACTERS: { readonly [Name in Personality]: Partial<Character> } = {
  // Waits for valuable types, and shows cheap ones only to end a round.
  collector: { patience: 12 },
  // Lays every set it can.
  hasty: { patience: 0, blind: 4 },
  // Hunts the opponent's sets.
  raider: { plunder: 4, attacks: [0.01, 0.4, 0.35, 0.25, 0.2] },
};

/** Lays every set it can, and ignores how the opponent might use its discards. */
const BEGINNER: Partial<Character> = { patience: 0, spite: 0 };

const playing = (character: Partial<Character>) => thumbs({ ...steady, ...character });

/**
 * The bots of Crazy Chicken.
 *
 * @example
 * ```ts
 * import { crazyChicken } from 'hencoop/crazy-chicken';
 * import { crazyChickenBots } from 'hencoop/crazy-chicken/bots';
 *
 * const state = crazyChicken.setup({ seed: 'hen' });
 * const bot = crazyChickenBots.level('strong', { seed: 'fox' });
 * const { move } = bot.chooseNow(crazyChicken.view(state, 0));
 * crazyChicken.whyNot(state, move); // null
 * ```
 */
export const crazyChickenBots: GameBots<CrazyChickenTypes, Personality> = gameBots({
  game: crazyChicken,
  policy: thumbs(steady),
  beginner: playing(BEGINNER),
  method,
  levels,
  personalities: {
    collector: playing(CHARACTERS.collector),
    hasty: playing(CHARACTERS.hasty),
    raider: playing(CHARACTERS.raider),
  },
  worlds,
  chanceOutcomes,
  measures,
});
