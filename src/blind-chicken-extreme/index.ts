/**
 * The rules of Blind Chicken Extreme, a card game by Michael Schacht for 2 to 5 players. Arrange your cards in a row,
 * and then play tricks from its two ends only. The highest card takes the trick; chickens in it cost you points, and a
 * lone pig earns you some. After as many games as there are players, the most points win.
 *
 * A game has two parts:
 *
 * - All players arrange their hands at the same time: with `place`, each puts card after card at the right end of their
 *   row (BC-2.3).
 * - Then they `play` tricks: the leader, and clockwise each other player, plays the leftmost or the rightmost card of
 *   their row (BC-3.1).
 *
 * The taker of a trick with exactly one pig chooses a reward with `takeReward`, and perhaps the next leader with
 * `chooseLeader` (BC-4.2, BC-4.4). The taker of the last trick may choose a benefit with `chooseBenefit` (BC-5.2).
 *
 * {@link blindChickenExtreme} has the verbs of every game: `setup` deals a new one; `actors`, `legalMoves` and `whyNot`
 * say who may make which move; `apply` and `tryApply` make it; `view` and `redact` hide what a seat may not see;
 * `evolve` applies events; `score` and `outcome` give the result. This module also exports {@link arrangeMoves} for a
 * whole row at once, and the assumed table of chickens, pigs and signs, {@link ASSUMED_CARDS}.
 *
 * Clause numbers such as BC-3.1 refer to the rule sheet: see `sheet` in `hencoop/blind-chicken-extreme/sheet`.
 *
 * @example
 * ```ts
 * import { arrangeMoves, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 *
 * let state = blindChickenExtreme.setup({ seats: 3, seed: 'hen' });
 * for (const seat of blindChickenExtreme.actors(state)) {
 *   const sorted = [...(state.hands[seat] ?? [])].sort((a, b) => a - b);
 *   const arrangement = arrangeMoves(state, seat, sorted);
 *   if (arrangement.ok) for (const move of arrangement.moves) state = blindChickenExtreme.apply(state, move);
 * }
 * // From left to right.
 * state.rows[0]; // [15, 17, 18, 20, 22, 24, 25, 27, 28, 33, 35, 41]
 * blindChickenExtreme.legalMoves(state); // [{ seat: 0, type: 'play', card: 15 }, { seat: 0, type: 'play', card: 41 }]
 * blindChickenExtreme.whyNot(state, { seat: 0, type: 'play', card: 24 })?.clause; // 'BC-3.1'
 * ```
 *
 * @packageDocumentation
 */
import { defineGame } from '../engine/defineGame.js';
import { frozenCopy } from '../engine/freeze.js';
import type { Game } from '../engine/game.js';
import { readOptions } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { type Arrangement, placingsOf } from './arranging.js';
import { copyState, copyView, evolve, initialState } from './evolve.js';
import { INTERNED_MOVES, legal, possible } from './movegen.js';
import { MOVES } from './moves.js';
import { OPTIONS, SEATS } from './options.js';
import { actors, begin, playMove, ranking, score, whyNot } from './rules/index.js';
import type { BlindChickenExtremeTypes, Card, State, View } from './table.js';
import * as table from './table.js';
import { determinize, redact, view } from './view.js';

export type { Arrangement } from './arranging.js';
export * from './cards.js';
export * from './table.js';

// PERF(shape): frozen copies; V8 reads the unfrozen originals, which the rules use, up to 60 times as fast.

/** The benefits that the taker of the last trick may choose (BC-5.2 a, b and c). */
export const BENEFITS = /* @__PURE__ */ frozenCopy(table.BENEFITS);

/** The numbers on the 50 cards (BC-1.1). */
export const CARDS = /* @__PURE__ */ frozenCopy(table.CARDS);

/** The points on the sides of the penalty cards (BC-1.2). */
export const PENALTIES = /* @__PURE__ */ frozenCopy(table.PENALTIES);

/** The three reward cards, by their advantage (BC-1.3). */
export const REWARDS = /* @__PURE__ */ frozenCopy(table.REWARDS);

/**
 * Blind Chicken Extreme (Michael Schacht), 2 to 5 players: arrange your cards, then play them only from the ends, and
 * take as few chickens as you can.
 *
 * @example
 * ```ts
 * import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 *
 * const state = blindChickenExtreme.setup({ seats: 3, seed: 'hen' });
 * blindChickenExtreme.actors(state); // [0, 1, 2]: all arrange at once
 * ```
 */
export const blindChickenExtreme: Game<BlindChickenExtremeTypes> = defineGame<BlindChickenExtremeTypes>({
  id: 'blind-chicken-extreme',
  title: 'Blind Chicken Extreme',
  rulesVersion: 1,
  seats: SEATS,
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: MOVES,
  setup: { initial: initialState, begin },
  undeal: ({ hands, starter }, inTurn) => ({ 'deal/1': inTurn(hands, starter) }),
  actors,
  whyNot,
  movegen: { legal, interned: INTERNED_MOVES, possible },
  play: playMove,
  score,
  ranking,
  evolve,
  copy: { state: copyState, view: copyView },
  view,
  redact,
  determinize,
});

/**
 * The moves that place all cards left in the hand of `seat` in `order`, from left to right, after the cards already
 * placed: for user interfaces where players sort their cards and submit the final order (BC-2.3). Accepts any JSON
 * value as `order` and checks it card by card from the left, on a state or the seat's own view.
 * @throws RangeError if the table is a view and `seat` is not its viewer
 *
 * @example
 * ```ts
 * import { arrangeMoves, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 *
 * const state = blindChickenExtreme.setup({ seats: 3, seed: 'hen' });
 * const arrangement = arrangeMoves(state, 0, [...(state.hands[0] ?? [])].sort((a, b) => a - b));
 * arrangement.ok && arrangement.moves.length; // 12
 * ```
 */
export function arrangeMoves(table: State | View, seat: Seat, order: readonly Card[]): Arrangement {
  return placingsOf(blindChickenExtreme.whyNot, table, seat, order);
}
