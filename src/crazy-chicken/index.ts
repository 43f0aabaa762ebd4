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
 * A displaced set goes onto a discard pile: its owner chooses which one with `discardSet`, even out of turn (CC-4.4). A
 * round ends when a player shows six types, both together show all nine, or a draw pile is empty (CC-6.1); the next one
 * is dealt within the same move.
 *
 * {@link crazyChicken} has the verbs of every game: `setup` deals a new one; `actors`, `legalMoves` and `whyNot` say
 * who may make which move; `apply` and `tryApply` make it; `view` and `redact` hide what a seat may not see; `evolve`
 * applies events; `score` and `outcome` give the result. This module also exports the deck, the names of the piles, and
 * {@link pointsShown}.
 *
 * Clause numbers such as CC-4.2 refer to the rule sheet: see `sheet` in `hencoop/crazy-chicken/sheet`.
 *
 * @example
 * ```ts
 * import { crazyChicken } from 'hencoop/crazy-chicken';
 *
 * let state = crazyChicken.setup({ seed: 'hen16' });
 * // The last card of a pile is the next to be drawn.
 * state.drawA.at(-1); // 20
 * state = crazyChicken.apply(state, { seat: 0, type: 'draw', from: 'drawA' });
 * state = crazyChicken.apply(state, { seat: 0, type: 'draw', from: 'drawB' });
 * state.hands[0]; // [18, 7, 20, 20, 20]
 * crazyChicken.whyNot(state, { seat: 0, type: 'lay', chicken: 20, count: 1 })?.clause; // 'CC-4.1'
 *
 * state = crazyChicken.apply(state, { seat: 0, type: 'lay', chicken: 20, count: 3 });
 * state.sets[0]; // [{ chicken: 20, count: 3 }]
 * crazyChicken.actors(state); // [1]
 * ```
 *
 * @packageDocumentation
 */
import { defineGame } from '../engine/defineGame.js';
import { frozenCopy } from '../engine/freeze.js';
import type { Game } from '../engine/game.js';
import { readOptions } from '../engine/options.js';
import * as cards from './cards.js';
import { copyState, copyView, evolve, initialState } from './evolve.js';
import { INTERNED_MOVES, legal, possible } from './movegen.js';
import { MOVES } from './moves.js';
import { OPTIONS, SEATS } from './options.js';
import { begin, playMove, ranking, whyNot } from './rules.js';
import type { CrazyChickenTypes } from './table.js';
import * as table from './table.js';
import { determinize, redact, view } from './view.js';

export { HAND_SIZE, pointsShown } from './cards.js';
export * from './table.js';

// PERF(shape): frozen copies; V8 reads the unfrozen originals, which the rules use, up to 60 times as fast.

/** The nine types of chickens by the number printed on them, which is both the number of copies and the value of the
 * type (CC-1.1). Their names are in the catalog of `hencoop/crazy-chicken/sheet`. */
export const CHICKENS = /* @__PURE__ */ frozenCopy(table.CHICKENS);

/** Who may choose where a displaced set goes (CC-4.4). */
export const CHOOSERS = /* @__PURE__ */ frozenCopy(table.CHOOSERS);

/** All 110 cards: of each type as many copies as its number says (CC-1.1). */
export const DECK = /* @__PURE__ */ frozenCopy(cards.DECK);

/** The two face-up discard piles, the first and the second (CC-2.2). */
export const DISCARD_PILES = /* @__PURE__ */ frozenCopy(table.DISCARD_PILES);

/** The two face-down draw piles (CC-2.1). */
export const DRAW_PILES = /* @__PURE__ */ frozenCopy(table.DRAW_PILES);

/** The up to four piles to draw from (CC-3.2). */
export const PILES = /* @__PURE__ */ frozenCopy(table.PILES);

/**
 * Crazy Chicken (Michael Schacht), 2 players: show the most valuable chickens, in larger sets than your opponent.
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
  seats: SEATS,
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: MOVES,
  setup: { initial: initialState, begin },
  undeal: ({ hands, starter, drawA, drawB }, inTurn) => ({ 'deal/1': [...drawB, ...drawA, ...inTurn(hands, starter)] }),
  whyNot,
  movegen: { legal, interned: INTERNED_MOVES, possible },
  play: playMove,
  ranking,
  evolve,
  copy: { state: copyState, view: copyView },
  view,
  redact,
  determinize,
});
