import { defineGame } from '../engine/defineGame.js';
import type { Game } from '../engine/game.js';
import { copyState, copyView, evolve, initialState } from './evolve.js';
import { MOVE_SHAPES } from './moveFields.js';
import { INTERNED_MOVES, legal } from './movegen.js';
import { readAllOptions } from './options.js';
import { begin, playMove, ranking, score, whyNot } from './rules/index.js';
import type { ChickenRoundupTypes } from './table.js';
import { determinize, redact, view } from './view.js';

export * from './cards.js';
export { CELLS, COLORS, COOPS, ENDS, NAMED_ACTIONS, NEXT, ROOSTER_INDEXES, ROWS } from './lists.js';
export * from './table.js';

/**
 * Chicken Roundup (Robert Johnson), 2 players: drive the chickens of the yard into your coop, highest first, and keep
 * the fox away from it.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 *
 * const state = chickenRoundup.setup({ seed: 'hen' });
 * chickenRoundup.actors(state); // [0]
 * ```
 */
export const chickenRoundup: Game<ChickenRoundupTypes> = defineGame<ChickenRoundupTypes>({
  id: 'chicken-roundup',
  title: 'Chicken Roundup',
  rulesVersion: 1,
  seats: { min: 2, max: 2, default: 2 },
  readOptions: readAllOptions,
  moves: MOVE_SHAPES,
  setup: { initial: initialState, begin },
  whyNot,
  movegen: { legal, interned: INTERNED_MOVES },
  play: playMove,
  score,
  ranking,
  evolve,
  copy: { state: copyState, view: copyView },
  view,
  redact,
  determinize,
});
