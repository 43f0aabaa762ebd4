/**
 * Bots for Chicken Roundup: rules of thumb, levels, characters, and a search over whole turns.
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

/** The character of the heuristic. Its numbers won thousands of games against small variations of them. */
export const STEADY: Character = /* @__PURE__ */ frozenCopy(steady);

/** The personalities of Chicken Roundup. */
export type Personality = 'greedy' | 'spiteful' | 'parader';

/** How each differs from the steady player. */
const CHARACTERS: { readonly [Name in Personality]: Partial<Character> } = {
  // Counts the chickens of this turn, and does not look at the other row.
  greedy: { line: 0, front: 0, ownLine: 0 },
  // Spoils the other row, and would rather leave the fox there than send in another chicken.
  spiteful: { line: 0.9, front: 0.3, fox: 1.2 },
  // Keeps Parades until there is a long path for them, and catches more.
  parader: { paradeReady: 1.2, keep: { ...steady.keep, parade: 1.5 } },
};

/** Brings in what it can, prepares little for its next turn, and hardly looks at what it leaves to the other player. */
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
