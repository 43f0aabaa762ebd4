/**
 * The rules of Crazy Chicken, a card game by Michael Schacht for 2 players. Collect equal chickens and lay them in
 * sets: at the end of a round, each type that you show scores the number printed on it. A larger set displaces a
 * smaller one of its type. After four rounds, the most points win.
 *
 * A turn has two parts (CC-3.1):
 *
 * - `draw` two cards, one after the other, from two different piles of up to four
 * - `lay` a set of two or more equal cards, or `discard` one card
 *
 * A set that has been displaced goes onto a discard pile: its owner chooses which one with `discardSet`, even out of
 * turn (CC-4.4). A round ends when a player shows six types, both together show all nine, or a draw pile is empty
 * (CC-6.1); the next one is dealt within the same move.
 *
 * {@link crazyChicken} has the verbs of every game: `setup` deals a new one; `actors`, `legalMoves` and `whyNot` say
 * who may make which move; `apply` and `tryApply` make it; `view` and `redact` hide what a seat may not see; `evolve`
 * applies events; `score` and `outcome` give the result. In addition, this module has the deck, the names of the piles,
 * and {@link pointsShown}.
 *
 * Clause numbers such as CC-4.2 are those of the sheet: `sheet` of `hencoop/crazy-chicken/sheet` has every clause in
 * words.
 *
 * @example
 * ```ts
 * import { crazyChicken } from 'hencoop/crazy-chicken';
 *
 * let state = crazyChicken.setup({ seed: 'hen4' });
 * // The last card of a pile is the next to be drawn.
 * state.drawA.at(-1); // 14
 * state = crazyChicken.apply(state, { seat: 0, type: 'draw', from: 'drawA' });
 * state = crazyChicken.apply(state, { seat: 0, type: 'draw', from: 'drawB' });
 * state.hands[0]; // [12, 14, 14, 14, 6]
 * crazyChicken.whyNot(state, { seat: 0, type: 'lay', chicken: 14, count: 1 })?.clause; // 'CC-4.1'
 *
 * state = crazyChicken.apply(state, { seat: 0, type: 'lay', chicken: 14, count: 3 });
 * state.sets[0]; // [{ chicken: 14, count: 3 }]
 * crazyChicken.actors(state); // [1]
 * ```
 *
 * @packageDocumentation
 */
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

export { HAND_SIZE, pointsShown } from './cards.js';
export { CHICKENS, CHOOSERS, DECK, DISCARD_PILES, DRAW_PILES, PILES } from './lists.js';
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
