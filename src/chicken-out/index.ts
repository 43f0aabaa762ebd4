import { defineGame } from '../engine/defineGame.js';
import type { Game } from '../engine/game.js';
import { readOptions } from '../engine/options.js';
import { copyState, copyView, evolve, initialState } from './evolve.js';
import { INTERNED_MOVES, legal } from './movegen.js';
import { OPTIONS } from './options.js';
import { begin, playMove, ranking, whyNot } from './rules.js';
import type { ChickenOutTypes } from './table.js';
import { determinize, redact, view } from './view.js';

export {
  CHICKEN_OUT_FROM,
  CHICKEN_POINTS,
  colorOf,
  copiesOf,
  FOX_POINTS,
  isFox,
  numberOf,
  TWENTY_ONE,
} from './cards.js';
export { BLACK_CHICKENS, DECK, FOXES, KINDS, RED_CHICKENS } from './lists.js';
export { type Odds, odds } from './odds.js';
export { countAfter, isDouble, isEgg, sameAfter } from './rules.js';
export * from './table.js';

/**
 * Chicken Out! (David Parlett), 2 to 5 players: count to 21, and do not bust.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 *
 * const state = chickenOut.setup({ seats: 3, seed: 'hen' });
 * chickenOut.legalMoves(state); // [{ seat: 0, type: 'play' }]
 * ```
 */
export const chickenOut: Game<ChickenOutTypes> = defineGame<ChickenOutTypes>({
  id: 'chicken-out',
  title: 'Chicken Out!',
  rulesVersion: 1,
  seats: { min: 2, max: 5, default: 2 },
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: {
    play: { steps: ['open', 'turn', 'ownCount', 'extraCard'], fields: {} },
    // CO-4.3a: CO-4.4 and CO-6.2 refuse it in an own count and on an extra card, instead of G-3.
    chickenOut: { steps: ['turn', 'ownCount', 'extraCard'], fields: {} },
    stop: { steps: ['ownCount', 'extraCard'], fields: {} },
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
