/**
 * Bots for Chicken Out!: rules of thumb, levels, characters, and the strongest search that the library has for this game.
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

/** Plays by the cards that it counts, and forgets which it took. */
const forgetful: PolicyOf<ChickenOutTypes> = (seed, view) => thumbs(TASTE)(seed, chickenOut.view(view, view.viewer));

/** Would rather play one more card than chicken out. */
const eager = thumbs({ ...TASTE, ownCount: 4.2 });

/** Plays on a little too long, and remembers only the cards that it took itself. */
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
    // Chickens out late: rather one more card.
    daring: thumbs({ ...TASTE, ownCount: 3.5 }),
    // Gives twice as much weight to the next player's risk.
    spiteful: thumbs({ ...TASTE, rival: 0.8 }),
    forgetful,
  },
  worlds,
  chanceOutcomes,
  measures,
});
