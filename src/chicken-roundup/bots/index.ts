/**
 * Bots for Chicken Roundup: rules of thumb, levels, personalities, and a search over whole turns.
 *
 * @packageDocumentation
 */
import { type GameBots, gameBots } from '../../bots/index.js';
import { frozenCopy } from '../../engine/freeze.js';
import { chickenRoundup } from '../index.js';
import type { ChickenRoundupTypes } from '../table.js';
import { type Character, STEADY as steady, thumbs } from './heuristic.js';
import { levels } from './levels.js';
import { measures } from './measures.js';
import { method } from './method.js';
import { chanceOutcomes } from './outcomes.js';
import { worlds } from './worlds.js';

export { type Character, thumbs } from './heuristic.js';

/** The parameters of the heuristic: they won thousands of games against small variations. */
export const STEADY: Character = /* @__PURE__ */ frozenCopy(steady);

/** The personalities of Chicken Roundup. */
export type Personality = 'greedy' | 'spiteful' | 'parader';

/** How each differs from {@link STEADY}. */
const CHARACTERS: { readonly [Name in Personality]: Partial<Character> } = {
  // Counts the chickens of this turn, and ignores the opponent's row.
  greedy: { line: 0, front: 0, ownLine: 0 },
  // Spoils the opponent's row, and prefers leaving the fox there to sending in another chicken.
  spiteful: { line: 0.9, front: 0.3, fox: 1.2 },
  // Keeps Parades until there is a long path for them, and catches more.
  parader: { paradeReady: 1.2, keep: { ...steady.keep, parade: 1.5 } },
};

/** Sends in what it can, prepares little for its next turn, and hardly considers the opponent's. */
const BEGINNER: Partial<Character> = { line: 0.1, front: 0, ownLine: 0, ownFox: 0.2, paradeReady: 0, keep: {} };

const playing = (character: Partial<Character>) => thumbs({ ...steady, ...character });

/**
 * The bots of Chicken Roundup.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 * import { chickenRoundupBots } from 'hencoop/chicken-roundup/bots';
 *
 * const state = chickenRoundup.setup({ seed: 'hen' });
 * const bot = chickenRoundupBots.level('strong', { seed: 'fox' });
 * const { move } = bot.chooseNow(chickenRoundup.view(state, 0));
 * chickenRoundup.whyNot(state, move); // null
 * ```
 */
export const chickenRoundupBots: GameBots<ChickenRoundupTypes, Personality> = gameBots({
  game: chickenRoundup,
  policy: thumbs(steady),
  beginner: playing(BEGINNER),
  method,
  levels,
  personalities: {
    greedy: playing(CHARACTERS.greedy),
    spiteful: playing(CHARACTERS.spiteful),
    parader: playing(CHARACTERS.parader),
  },
  worlds,
  chanceOutcomes,
  measures,
});
