import { defineGame } from '../engine/defineGame.js';
import type { Game } from '../engine/game.js';
import { isWhole } from '../engine/guards.js';
import { type FieldShape, oneOf } from '../engine/moveShapes.js';
import { choice, count, type OptionReaders, readOptions, seatOption } from '../engine/options.js';
import { copyState, copyView, emptyState, evolve } from './evolve.js';
import { actors, beginRound, KEPT_MOVES, legal, outcome, playMove, whyNot } from './rules.js';
import { CHICKENS, CHOOSERS, type CrazyChickenTypes, type Options, PILES, PLACES } from './table.js';
import { determinize, redact, view } from './view.js';

export { pointsShown } from './rules.js';
export * from './table.js';

const OPTIONS: OptionReaders<Options> = {
  firstSeat: seatOption(0),
  displacedChooser: choice(CHOOSERS, 'owner'),
  rounds: count(() => 4),
};

/** CC-4.1a: a count from one card to all copies of the type, as many as its number says (CC-1.1). */
const countOfType: FieldShape<unknown> = (count, _, { chicken }) =>
  isWhole(count) && count >= 1 && count <= Number(chicken);

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
    lay: { steps: ['layOrDiscard'], fields: { chicken: oneOf(CHICKENS), count: countOfType } },
    discard: { steps: ['layOrDiscard'], fields: { chicken: oneOf(CHICKENS), to: oneOf(PLACES) } },
    discardSet: { steps: ['discardSet'], fields: { to: oneOf(PLACES) } },
  },
  setup: {
    initial: emptyState,
    begin: (state, emit, chance) => beginRound(state, 1, state.options.firstSeat, emit, chance),
  },
  actors,
  movegen: { legal, interned: KEPT_MOVES },
  whyNot,
  play: playMove,
  score: (table) => table.scores.slice(),
  ranking: (table) => outcome(table).ranking,
  evolve,
  copy: { state: copyState, view: copyView },
  view,
  redact,
  determinize,
});
