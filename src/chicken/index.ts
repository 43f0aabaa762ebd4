import { defineGame } from '../engine/front.js';
import type { Game } from '../engine/game.js';
import { count, flag, type OptionReaders, readOptions, seatOption } from '../engine/options.js';
import { oneOf } from '../engine/shape.js';
import { copyState, copyView, evolve, open } from './evolve.js';
import { actors, beginRound, KEPT_MOVES, legal, outcome, playMove, whyNot } from './rules.js';
import { type ChickenTypes, KINDS, type Options } from './table.js';
import { determinize, redact, view } from './view.js';

export { handPoints, nextValue, worth } from './rules.js';
export * from './table.js';

const OPTIONS: OptionReaders<Options> = {
  firstSeat: seatOption(0),
  drawOnlyIfStuck: flag(false),
  eggMergesWithNumber: flag(false),
  target: count(() => 50),
  maxRounds: count(() => 100),
};

/**
 * Chicken (Reiner Knizia / Haim Shafir), 2 to 5 players: get rid of your cards, or get out in time.
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
  seats: { least: 2, most: 5, usual: 2 },
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: {
    play: { steps: ['turn'], fields: { card: oneOf(KINDS) } },
    draw: { steps: ['turn'], fields: {} },
    withdraw: { steps: ['turn'], fields: {} },
  },
  opening: (seats, options, seed) => ({ type: 'opened', seats, options, seed }),
  open,
  begin: (state, tell, chance) => beginRound(state, 1, state.options.firstSeat, tell, chance),
  actors,
  legal,
  kept: KEPT_MOVES,
  whyNot,
  play: playMove,
  score: (table) => table.scores.slice(),
  outcome,
  evolve,
  copyState,
  copyView,
  view,
  redact,
  determinize,
});
