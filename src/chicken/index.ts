import { defineGame } from '../engine/defineGame.js';
import type { Game } from '../engine/game.js';
import { oneOf } from '../engine/moveShapes.js';
import { readOptions } from '../engine/options.js';
import { copyState, copyView, evolve, initialState } from './evolve.js';
import { INTERNED_MOVES, legal } from './movegen.js';
import { OPTIONS } from './options.js';
import { begin, playMove, ranking, whyNot } from './rules.js';
import { type ChickenTypes, KINDS } from './table.js';
import { determinize, redact, view } from './view.js';

export * from './cards.js';
export { DECK, FACES, KINDS, VALUES } from './lists.js';
export { handPoints, nextValue, worth } from './rules.js';
export * from './table.js';

/**
 * Chicken (Reiner Knizia / Haim Shafir), 2 to 5 players: get rid of your cards, or withdraw in time.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 *
 * const state = chicken.setup({ seats: 3, seed: 'hen' });
 * chicken.actors(state); // [0]
 * ```
 */
export const chicken: Game<ChickenTypes> = defineGame<ChickenTypes>({
  id: 'chicken',
  title: 'Chicken',
  rulesVersion: 1,
  seats: { min: 2, max: 5, default: 2 },
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: {
    play: { steps: ['turn'], fields: { card: oneOf(KINDS) } },
    draw: { steps: ['turn'], fields: {} },
    withdraw: { steps: ['turn'], fields: {} },
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
