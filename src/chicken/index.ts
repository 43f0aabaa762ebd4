/**
 * The rules of Chicken, a card game by Reiner Knizia and Haim Shafir for 2 to 5 players. Get rid of your cards one by
 * one, or withdraw in time: at the end of a round, the cards left in your hand count against you. Once a player has 50
 * points, the game ends, and the lowest score wins.
 *
 * A round begins with six cards for each player, and one card turned up. Then the players take turns, and each makes
 * exactly one of three moves (CH-3):
 *
 * - `play` a card equal to the top card, or the next one in the circle 1, 2, 3, 4, 5, 6, chick, 1; the egg fits on
 *   every card
 * - `draw` a card, which cannot be played at once
 * - `withdraw` from the round
 *
 * The round ends when a player has played their last card, or when all have withdrawn (CH-4.1); the next one is dealt
 * within the same move.
 *
 * {@link chicken} has the verbs of every game: `setup` deals a new one; `actors`, `legalMoves` and `whyNot` say who may
 * make which move; `apply` and `tryApply` make it; `view` and `redact` hide what a seat may not see; `evolve` applies
 * events; `score` and `outcome` give the result. This module also exports the deck and helpers such as
 * {@link nextValue} and {@link handPoints}.
 *
 * Clause numbers such as CH-3.1 refer to the rule sheet: see `sheet` in `hencoop/chicken/sheet`.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 *
 * const state = chicken.setup({ seats: 3, seed: 'hen26' });
 * state.discardPile; // [6]
 * state.hands[0]; // [5, 'chick', 2, 1, 3, 2]
 * chicken.legalMoves(state).map(({ type }) => type); // ['play', 'draw', 'withdraw']
 * chicken.whyNot(state, { seat: 0, type: 'play', card: 3 })?.clause; // 'CH-3.1'
 *
 * const next = chicken.apply(state, { seat: 0, type: 'play', card: 'chick' });
 * // The last card of a pile lies on top.
 * next.discardPile; // [6, 'chick']
 * chicken.actors(next); // [1]
 * chicken.view(next, 1).hands[0]; // [null, null, null, null, null]
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
import { INTERNED_MOVES, legal } from './movegen.js';
import { MOVES } from './moves.js';
import { OPTIONS, SEATS } from './options.js';
import { begin, playMove, ranking, whyNot } from './rules.js';
import type { ChickenTypes } from './table.js';
import * as table from './table.js';
import { determinize, redact, view } from './view.js';

export * from './cards.js';
export { handPoints, nextValue, worth } from './rules.js';
export * from './table.js';

// PERF(shape): frozen copies; V8 reads the unfrozen originals, which the rules use, up to 60 times as fast.

/** All 50 cards (CH-1.1). */
export const DECK = /* @__PURE__ */ frozenCopy(cards.DECK);

/** The six faces of a die (CH-1.2). */
export const FACES = /* @__PURE__ */ frozenCopy(table.FACES);

/** The eight kinds of cards (CH-1.1). */
export const KINDS = /* @__PURE__ */ frozenCopy(table.KINDS);

/** The numbers on the cards and the chick, in the order of the circle: after the chick comes the 1 (CH-3.1). */
export const VALUES = /* @__PURE__ */ frozenCopy(table.VALUES);

/**
 * Chicken (Reiner Knizia / Haim Shafir), 2 to 5 players: get rid of your cards, or withdraw in time.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 *
 * const state = chicken.setup({ seats: 3, seed: 'hen26' });
 * chicken.actors(state); // [0]
 * ```
 */
export const chicken: Game<ChickenTypes> = defineGame<ChickenTypes>({
  id: 'chicken',
  title: 'Chicken',
  rulesVersion: 1,
  seats: SEATS,
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: MOVES,
  setup: { initial: initialState, begin },
  undeal: ({ hands, starter, discardPile, drawPile }, inTurn) => ({
    'deal/1': [...drawPile, ...discardPile, ...inTurn(hands, starter)],
  }),
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
