/**
 * The rules of Chicken Roundup, a card game by Robert Johnson for 2 players. Drive the chickens of a common yard into
 * your coop, each one lower than the one before it, and keep the fox away from your coop. Each chicken in it is a point
 * at the end.
 *
 * The yard has three rows of five cells: seat 0 owns the south row, seat 1 the north row (CR-2.1). A turn has these
 * stages (CR-3.1):
 *
 * - Up to two plays: a card of the hand for its action (`farmer`, `dog`, `foxTrot`, `parade` or `diagram`), or a
 *   `catch` with the fox. `endPlays` skips the second one.
 * - The chicken in front of the coop goes in, followed by the chickens behind it as long as each is lower (CR-7.1).
 * - A fox in the middle row may come out into the player's own row (CR-7.3); next to the coop, it costs the player
 *   their top chicken (CR-7.4).
 * - The yard and the hand are filled from the deck (CR-8.1).
 *
 * If a gap opens in the middle row, the player chooses with `closeGap` which way it closes (CR-4.2). The rooster in the
 * deck announces the last turns (CR-9.1).
 *
 * {@link chickenRoundup} has the verbs of every game: `setup` deals a new one; `actors`, `legalMoves` and `whyNot` say
 * who may make which move; `apply` and `tryApply` make it; `view` and `redact` hide what a seat may not see; `evolve`
 * applies events; `score` and `outcome` give the result. This module also exports the cells of the yard, the assumed
 * deck {@link DECK} and the assumed diagrams {@link DIAGRAMS}.
 *
 * Clause numbers such as CR-5.4 refer to the rule sheet: see `sheet` in `hencoop/chicken-roundup/sheet`.
 *
 * @example
 * ```ts
 * import { CELLS, chickenRoundup } from 'hencoop/chicken-roundup';
 *
 * const state = chickenRoundup.setup({ seed: 'hen37' });
 * state.yard[CELLS.indexOf('M2')]; // 'fox'
 * state.yard[CELLS.indexOf('N2')]; // 'white roundDance'
 * chickenRoundup.whyNot(state, { seat: 0, type: 'catch', pay: 'black sideStep', target: 'N0' })?.clause; // 'CR-5.4'
 *
 * const next = chickenRoundup.apply(state, { seat: 0, type: 'catch', pay: 'black sideStep', target: 'N2' });
 * next.hands[0]?.at(-1); // 'white roundDance'
 * // The last card of a pile lies on top.
 * next.discardPile.at(-1); // 'black sideStep'
 * next.step.type; // 'closeGap'
 * ```
 *
 * @packageDocumentation
 */
import { defineGame } from '../engine/defineGame.js';
import { frozenCopy } from '../engine/freeze.js';
import type { Game } from '../engine/game.js';
import * as cards from './cards.js';
import { copyState, copyView, evolve, initialState } from './evolve.js';
import { isCard } from './hand.js';
import { INTERNED_MOVES, legal, possible } from './movegen.js';
import { MOVES } from './moves.js';
import { readAllOptions, SEATS } from './options.js';
import { begin, playMove, ranking, score, whyNot } from './rules/index.js';
import type { ChickenRoundupTypes } from './table.js';
import * as table from './table.js';
import { determinize, redact, view } from './view.js';

export * from './cards.js';
export * from './table.js';

// PERF(shape): frozen copies; V8 reads the unfrozen originals, which the rules use, up to 60 times as fast.

/** The cells of the yard, in the order of {@link Table.yard}: north, middle, south, each from west to east. */
export const CELLS = /* @__PURE__ */ frozenCopy(table.CELLS);

/** The pecking order from low to high (CR-1.1). */
export const COLORS = /* @__PURE__ */ frozenCopy(table.COLORS);

/** Where the coops stand: each at its owner's left, or both in the west (CR-2.1). */
export const COOPS = /* @__PURE__ */ frozenCopy(table.COOPS);

/** The ends of a row. */
export const ENDS = /* @__PURE__ */ frozenCopy(table.ENDS);

/** The actions with their own rules (CR-5). All others are diagrams (CR-6). */
export const NAMED_ACTIONS = /* @__PURE__ */ frozenCopy(table.NAMED_ACTIONS);

/** The stages of a turn after the first play that a gap in the middle row can hold up, in order (CR-3.1). */
export const NEXT = /* @__PURE__ */ frozenCopy(table.NEXT);

/**
 * The possible positions of the rooster in the deck, counted from the bottom: the last quarter of 76 cards (CR-2.2).
 */
export const ROOSTER_INDEXES = /* @__PURE__ */ frozenCopy(cards.ROOSTER_INDEXES);

/** The three rows of the yard from north to south. Seat 0 owns the south row, seat 1 the north row (CR-2.1). */
export const ROWS = /* @__PURE__ */ frozenCopy(table.ROWS);

/**
 * Chicken Roundup (Robert Johnson), 2 players: drive the chickens of the yard into your coop, highest first, and keep
 * the fox away from it.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 *
 * const state = chickenRoundup.setup({ seed: 'hen37' });
 * chickenRoundup.actors(state); // [0]
 * ```
 */
export const chickenRoundup: Game<ChickenRoundupTypes> = defineGame<ChickenRoundupTypes>({
  id: 'chicken-roundup',
  title: 'Chicken Roundup',
  rulesVersion: 1,
  seats: SEATS,
  readOptions: readAllOptions,
  moves: MOVES,
  kinds: { card: isCard },
  setup: { initial: initialState, begin },
  undeal: ({ yard, hands, options, deck }, inTurn) => ({
    deal: [...deck, ...inTurn(hands, options.firstSeat), ...yard.slice().reverse()],
  }),
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
