/**
 * The rules of Chicken Out!, a card game by David Parlett for 2 to 5 players. Players play from the top of their own
 * face-down piles, which no one has seen, and share one count. A count above 21 is bust: the player takes all the cards
 * of this count, the series. The first player without cards wins.
 *
 * In turn, each player decides (CO-3, CO-4):
 *
 * - `play` the top card of the pile, or the top two to open a new count
 * - `chickenOut` from a count of 11 on: take the series, and begin a count alone
 * - `stop` such a count (an own count) after at least one card
 *
 * At exactly 21, the series leaves the game, and the player begins an own count (CO-4.2). Once a player is out, the
 * game ends with the series on the table (CO-5.2).
 *
 * {@link chickenOut} has the verbs of every game: `setup` deals a new one; `actors`, `legalMoves` and `whyNot` say who
 * may make which move; `apply` and `tryApply` make it; `view` and `redact` hide what a seat may not see; `evolve`
 * applies events; `score` and `outcome` give the result. This module also exports the deck, and {@link odds}, which
 * counts the possible results of a play.
 *
 * Clause numbers such as CO-4.3 refer to the rule sheet: see `sheet` in `hencoop/chicken-out/sheet`.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 *
 * const state = chickenOut.setup({ seats: 3, seed: 'hen276' });
 * // The last card of a pile is played next. Nobody sees it.
 * state.piles[0]?.slice(-2); // ['SAME', 'black 10']
 * chickenOut.view(state, 0).piles[0]?.at(-1); // null
 *
 * const next = chickenOut.apply(state, { seat: 0, type: 'play' });
 * next.series; // ['black 10', 'SAME']
 * next.count; // 20
 * chickenOut.legalMoves(next).map(({ type }) => type); // ['play', 'chickenOut']
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
import type { ChickenOutTypes } from './table.js';
import * as table from './table.js';
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
  waitingSames,
} from './cards.js';
export { type Odds, odds } from './odds.js';
export { countAfter, isDouble, isEgg, sameAfter } from './rules.js';
export * from './table.js';

// PERF(shape): frozen copies; V8 reads the unfrozen originals, which the rules use, up to 60 times as fast.

/** The black chickens, which add their number to the count (CO-1.1, CO-3.2). */
export const BLACK_CHICKENS = /* @__PURE__ */ frozenCopy(table.BLACK_CHICKENS);

/** All 60 cards (CO-1.1). */
export const DECK = /* @__PURE__ */ frozenCopy(cards.DECK);

/** The four kinds of foxes, named after their effect on the count (CO-1.1, CO-3.3). */
export const FOXES = /* @__PURE__ */ frozenCopy(table.FOXES);

/** The 26 kinds of cards (CO-1.1). */
export const KINDS = /* @__PURE__ */ frozenCopy(table.KINDS);

/** The red chickens, which add their number, or subtract it if the sum would exceed 21 (CO-1.1, CO-3.2). */
export const RED_CHICKENS = /* @__PURE__ */ frozenCopy(table.RED_CHICKENS);

/**
 * Chicken Out! (David Parlett), 2 to 5 players: count to 21, and do not bust.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 *
 * const state = chickenOut.setup({ seats: 3, seed: 'hen276' });
 * chickenOut.legalMoves(state); // [{ seat: 0, type: 'play' }]
 * ```
 */
export const chickenOut: Game<ChickenOutTypes> = defineGame<ChickenOutTypes>({
  id: 'chicken-out',
  title: 'Chicken Out!',
  rulesVersion: 1,
  seats: SEATS,
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: MOVES,
  setup: { initial: initialState, begin },
  // The card dealt first lies on top.
  undeal: ({ piles, starter }, inTurn) => ({
    'deal/1': inTurn(
      piles.map((pile) => pile.slice().reverse()),
      starter,
    ),
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
