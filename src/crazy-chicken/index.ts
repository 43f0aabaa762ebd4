import { defineGame } from '../engine/defineGame.js';
import type { Game } from '../engine/game.js';
import { oneOf } from '../engine/moveShapes.js';
import { readOptions } from '../engine/options.js';
import { copyState, copyView, evolve, initialState } from './evolve.js';
import { INTERNED_MOVES, legal } from './movegen.js';
import { OPTIONS } from './options.js';
import { begin, isLayCount, playMove, ranking, whyNot } from './rules.js';
import { CHICKENS, type CrazyChickenTypes, DISCARD_PILES, PILES } from './table.js';
import { determinize, redact, view } from './view.js';

export { HAND_SIZE } from './cards.js';
export { CHICKENS, CHOOSERS, DECK, DISCARD_PILES, DRAW_PILES, PILES } from './lists.js';
export { pointsShown } from './rules.js';
export * from './table.js';

/**
 * Crazy Chicken (Michael Schacht), 2 players: show the most valuable chickens, in larger sets than the other player.
 *
 * @example
 * ```ts
 * import { crazyChicken } from 'hencoop/crazy-chicken';
 *
 * const state = crazyChicken.setup({ seed: 'hen' });
 * crazyChicken.legalMoves(state).length; // 2: one of the two draw piles
 * ```
 */
export const crazyChicken: Game<CrazyChickenTypes> = defineGame<CrazyChickenTypes>({
  id: 'crazy-chicken',
  title: 'Crazy Chicken',
  rulesVersion: 1,
  seats: { min: 2, max: 2, default: 2 },
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  // CC-3.1: draw, draw again, then lay or discard.
  moves: {
    draw: { steps: ['draw', 'drawAgain'], fields: { from: oneOf(PILES) } },
    lay: {
      steps: ['layOrDiscard'],
      fields: { chicken: oneOf(CHICKENS), count: (count, _, { chicken }) => isLayCount(count, chicken) },
    },
    discard: { steps: ['layOrDiscard'], fields: { chicken: oneOf(CHICKENS), to: oneOf(DISCARD_PILES) } },
    discardSet: { steps: ['discardSet'], fields: { to: oneOf(DISCARD_PILES) } },
  },
  setup: { initial: initialState, begin },
  whyNot,
  movegen: { legal, interned: INTERNED_MOVES },
  play: playMove,
  ranking,
  evolve,
  copy: { state: copyState, view: copyView },
  view,
  redact,
  determinize,
});
