/**
 * Bots for Chicken Out!: rules of thumb, levels, personalities, and the library's strongest search for this game.
 *
 * @packageDocumentation
 */
import { type GameBots, gameBots, type PolicyOf } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import { chickenOut } from '../index.js';
import type { ChickenOutTypes } from '../table.js';
import { TASTE, thumbs } from './heuristic.js';
import { levels } from './levels.js';
import { measures } from './measures.js';
import { method } from './method.js';
import { chanceOutcomes } from './outcomes.js';
import { chickenOutWithHeaps } from './withHeaps.js';
import { worlds } from './worlds.js';

export type { Heap, HeapKind, HeapView } from './heaps.js';
export { playing, TASTE, type Taste, thumbs } from './heuristic.js';
export { type Counts, type Knowledge, knowledgeOf } from './knowledge.js';
export { chances } from './outcomes.js';
export { chickenOutWithHeaps } from './withHeaps.js';

/** The personalities of Chicken Out!. */
export type Personality = 'daring' | 'spiteful' | 'forgetful';

/** Counts cards, but forgets the ones it took. */
const forgetful: PolicyOf<ChickenOutTypes> = (seed, view) => thumbs(TASTE)(seed, chickenOut.view(view, view.viewer));

/** Prefers one more card to chickening out. */
const eager = thumbs({ ...TASTE, ownCount: 4.2 });

/** Plays on a little too long, and remembers only the cards it took itself. */
const beginner: PolicyOf<ChickenOutTypes> = (seed, view) => {
  const shown = chickenOut.view(view, view.viewer);
  const piles = shown.piles.map((pile, seat) => (seat === view.viewer ? at(view.piles, seat) : pile));
  return eager(seed, { ...shown, piles });
};

/**
 * The bots of Chicken Out!.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { chickenOutBots } from 'hencoop/chicken-out/bots';
 *
 * const state = chickenOut.setup({ seats: 3, seed: 'hen' });
 * const bot = chickenOutBots.level('medium', { seed: 'fox' });
 * const { move } = bot.chooseNow(chickenOut.view(state, 0));
 * chickenOut.whyNot(state, move); // null
 * ```
 */
export const chickenOutBots: GameBots<ChickenOutTypes, Personality> = gameBots({
  game: chickenOutWithHeaps,
  policy: thumbs(TASTE),
  beginner,
  method,
  levels,
  personalities: {
    // Prefers one more card to chickening out.
    daring: thumbs({ ...TASTE, ownCount: 3.5 }),
    // Gives the next player's risk twice the weight.
    spiteful: thumbs({ ...TASTE, rival: 0.8 }),
    forgetful,
  },
  worlds,
  chanceOutcomes,
  measures,
});
