import { deal } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import type { Draft } from '../engine/draft.js';
import { at, top } from '../engine/errors.js';
import type { Emit } from '../engine/game.js';
import { leftOf, nextSeat, perSeat, rank, type Seat } from '../engine/seats.js';
import {
  CHICKEN_OUT_FROM,
  CHICKEN_POINTS,
  colorOf,
  DECK,
  FOX_POINTS,
  isFox,
  numberOf,
  TWENTY_ONE,
  waitingSames,
} from './cards.js';
import type {
  Card,
  ChickenOutTypes,
  Copied,
  EndReason,
  Move,
  Options,
  State,
  Table,
  TableEvent,
  Violation,
} from './table.js';

type EmitEvent = Emit<ChickenOutTypes>;

// 2 Set-up of a game

export function begin(state: Draft<State>, emit: EmitEvent, chance: Chance): void {
  beginGame(state, 1, state.options.firstSeat, emit, chance);
}

/** CO-2.1: all cards are dealt (G-6); the card dealt first lies on top. */
function beginGame(state: Draft<State>, gameNumber: number, starter: Seat, emit: EmitEvent, chance: Chance): void {
  const deck = chance.shuffle(`deal/${gameNumber}`, DECK);
  const piles = deal(deck, state.seats, starter, DECK.length / state.seats);
  for (const pile of piles) pile.reverse();
  emit(state, { type: 'dealt', gameNumber, starter, piles });
}

// 3 The count

/** The card that a SAME copies after `card`: that card (CO-3.3), or with `sameCopies: 'lastChicken'` the last chicken. */
export function sameAfter(sameAs: Copied | null, card: Card, options: Pick<Options, 'sameCopies'>): Copied | null {
  if (card === 'SAME') return sameAs;
  return options.sameCopies === 'lastChicken' && isFox(card) ? sameAs : card;
}

/**
 * The count after `card`, where a SAME stands for `sameAs`; a SAME that stands for nothing changes nothing (CO-3.4). The
 * card counts once more for each SAME that was `waiting` for it, by {@link waitingSames}.
 */
export function countAfter(count: number, card: Card, sameAs: Copied | null, waiting = 0): number {
  const effect = card === 'SAME' ? sameAs : card;
  if (effect === null) return count;
  let after = countOnce(count, effect);
  for (let same = 0; same < waiting; same++) after = countOnce(after, effect);
  return after;
}

function countOnce(count: number, effect: Copied): number {
  // CO-3.3
  if (effect === 'ZERO') return 0;
  if (effect === 'DOUBLE') return 2 * count;
  if (effect === 'TWENTY') return 20;
  // CO-3.2
  const number = numberOf(effect);
  const sum = count + number;
  return sum > TWENTY_ONE && colorOf(effect) === 'red' ? count - number : sum;
}

/** Plays the top card of the player's pile, with its effect. */
function playTopCard(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  const card = top(at(state.piles, seat));
  const count = countAfter(state.count, card, state.sameAs, waitingSames(state.series, state.options));
  emit(state, { type: 'played', seat, card, sameAs: sameAfter(state.sameAs, card, state.options), count });
  if (state.options.layAnEgg && isEgg(card)) layAnEgg(state, seat, emit, chance);
}

/** CO-3.1, CO-3.5: the opener plays two cards before any check. */
function play(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  const { type } = state.step;
  playTopCard(state, seat, emit, chance);
  if (type === 'open' && holdsCards(state, seat)) playTopCard(state, seat, emit, chance);
  endTurn(state, seat, emit, chance);
}

/**
 * The consequence of a play, the first that applies: the count is bust (CO-4.1), or 21 (CO-4.2); the player goes out (CO-5.1);
 * an own count lasts until it is stopped (CO-4.4); a double allows an extra card (CO-6.2); the turn passes.
 */
function endTurn(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  if (state.count > TWENTY_ONE) bust(state, seat, emit, chance);
  else if (state.count === TWENTY_ONE) make21(state, seat, emit, chance);
  else if (!holdsCards(state, seat)) goOut(state, seat, emit, chance);
  else if (state.step.type === 'ownCount') return;
  else if (state.options.doubleUp && isDouble(state.series)) emit(state, { type: 'doubledUp', seat });
  else passTurn(state, seat, 'turn', emit, chance);
}

// 4 What ends a series

/** CO-4.1; a player whose last card busts is not out (CO-5.1). */
function bust(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  emit(state, { type: 'busted', seat });
  if (isLastSeries(state)) endGame(state, 'wentOut', emit, chance);
  else passTurn(state, seat, 'open', emit, chance);
}

/** CO-4.2; with the last card it ends the game at once (CO-5.1, CO-5.2). */
function make21(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  emit(state, { type: 'made21', seat, to: state.options.passOn ? receiver(state, seat) : null });
  if (!holdsCards(state, seat)) emit(state, { type: 'wentOut', seat });
  if (isLastSeries(state)) endGame(state, 'wentOut', emit, chance);
  else emit(state, { type: 'ownCountBegan', seat });
}

/** CO-4.3a: the clauses of an own count (CO-4.4) and of an extra card (CO-6.2) refuse it at any count. */
export function whyNotChickenOut(table: Table): Violation | null {
  switch (table.step.type) {
    case 'ownCount':
      return { clause: 'CO-4.4', params: { move: 'chickenOut' } };
    case 'extraCard':
      return { clause: 'CO-6.2', params: {} };
    default:
      if (table.count >= CHICKEN_OUT_FROM) return null;
      return { clause: 'CO-4.3', params: { need: CHICKEN_OUT_FROM, have: table.count } };
  }
}

/** CO-4.3: the player takes the series, then starts an own count unless the game ends (CO-5.2). */
function chickenOut(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  emit(state, { type: 'chickenedOut', seat });
  if (isLastSeries(state)) endGame(state, 'wentOut', emit, chance);
  else emit(state, { type: 'ownCountBegan', seat });
}

/** CO-4.4: an own count takes `ownCountMin` cards; its series began empty. An extra card is never forced (CO-6.2). */
export function whyNotStop(table: Table): Violation | null {
  const { step, series, options } = table;
  if (step.type === 'extraCard' || series.length >= options.ownCountMin) return null;
  return { clause: 'CO-4.4', params: { move: 'stop', need: options.ownCountMin, have: series.length } };
}

/** CO-4.4: the series stays, and the next player plays on it. */
function stop(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  emit(state, { type: 'stopped', seat });
  passTurn(state, seat, 'turn', emit, chance);
}

/** Clockwise, skipping players without cards (CO-5.3), up to `maxTurns` (CO-5.5). */
function passTurn(state: Draft<State>, from: Seat, step: 'turn' | 'open', emit: EmitEvent, chance: Chance): void {
  if (state.turn === state.options.maxTurns) endGame(state, 'maxTurns', emit, chance);
  else emit(state, { type: 'turnPassed', to: nextSeat(from, state.seats, (seat) => holdsCards(state, seat)), step });
}

// 5 Going out and ranking

function holdsCards(table: Table, seat: Seat): boolean {
  return at(table.piles, seat).length > 0;
}

/** CO-5.1: the player is out at once, even in an own count; the others play on (CO-5.2) unless all are out (CO-5.3). */
function goOut(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  emit(state, { type: 'wentOut', seat });
  if (state.wentOut.length === state.seats) endGame(state, 'allOut', emit, chance);
  else passTurn(state, seat, 'turn', emit, chance);
}

/** CO-5.2: once a player is out, no new count begins. */
function isLastSeries(table: Table): boolean {
  return table.wentOut.length > 0;
}

/** CO-5.4; the next game starts one seat further left (CO-2.2), within the same move (G-10). */
function endGame(state: Draft<State>, reason: EndReason, emit: EmitEvent, chance: Chance): void {
  const { gameNumber, starter, seats, options } = state;
  const { foxes, points } = options.scoring === 'cards' ? scoreCards(state) : scoreRanks(state);
  emit(state, { type: 'gameEnded', reason, foxes, points });
  if (gameNumber === options.games) emit(state, { type: 'sessionEnded', reason, foxes });
  else beginGame(state, gameNumber + 1, leftOf(starter, seats), emit, chance);
}

/** The points of a finished game for each seat, as in its event. */
type Scoring = Pick<Extract<TableEvent<never>, { readonly type: 'gameEnded' }>, 'foxes' | 'points'>;

/** CO-5.4 with `scoring: 'rank'`. */
function scoreRanks(state: Draft<State>): Scoring {
  return { foxes: null, points: perSeat(state.seats, (seat) => finishingRank(state, seat)) };
}

/** CO-5.4 with `scoring: 'cards'`: the piles are counted, not shown (CO-5.4a). */
function scoreCards(state: Draft<State>): Scoring {
  const foxes = state.piles.map((pile) => pile.filter(isFox).length);
  return { foxes, points: perSeat(state.seats, (seat) => cardPoints(state, seat, foxes)) };
}

/** CO-5.4: 1 for the first; seats that tie share the best rank. */
export function finishingRank(table: Table, seat: Seat): number {
  let better = 0;
  for (let other = 0; other < table.seats; other++) if (rankKey(table, other) < rankKey(table, seat)) better++;
  return better + 1;
}

/** CO-5.3: a sort key: the first player out, then all others who went out, then by cards left. */
function rankKey(table: Table, seat: Seat): number {
  const index = table.wentOut.indexOf(seat);
  if (index < 0) return at(table.piles, seat).length;
  return index === 0 ? -1 : 0;
}

/** CO-5.4: the points of the cards left to `seat`, given the `foxes` in each pile. */
export function cardPoints(table: Table, seat: Seat, foxes: readonly number[]): number {
  const chickens = at(table.piles, seat).length - at(foxes, seat);
  return chickens * CHICKEN_POINTS + at(foxes, seat) * FOX_POINTS;
}

/** CO-5.4: the fewest points win, equal points share a rank. */
export function ranking(table: Table): Seat[][] {
  return rank(table.seats, (a, b) => at(table.scores, a) - at(table.scores, b));
}

// 6 Optional extras

/** Whether `card` lays an egg (CO-6.1): a chicken of value 0, neither the fox ZERO nor a SAME. */
export function isEgg(card: Card): boolean {
  return card === 'black 0';
}

/** CO-6.1: shuffles the pile; fewer than two cards need no shuffle. */
function layAnEgg(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  const pile = at(state.piles, seat);
  if (pile.length < 2) return;
  emit(state, { type: 'eggLaid', seat, pile: chance.shuffle(`egg/${state.eggs + 1}`, pile) });
}

/** Whether the last two cards have the same number, or are both SAME (CO-6.2). */
export function isDouble(series: readonly Card[]): boolean {
  if (series.length < 2) return false;
  const card = top(series);
  const before = at(series, series.length - 2);
  if (isFox(card) || isFox(before)) return card === 'SAME' && before === 'SAME';
  return numberOf(card) === numberOf(before);
}

/** CO-6.3: the next player clockwise who holds cards, never the player who made 21; `null` if there is none. */
function receiver(table: Table, maker: Seat): Seat | null {
  const to = nextSeat(maker, table.seats, (seat) => seat === maker || holdsCards(table, seat));
  return to === maker ? null : to;
}

// The switchboards

export function whyNot(table: Table, move: Move): Violation | null {
  switch (move.type) {
    case 'play':
      return null;
    case 'chickenOut':
      return whyNotChickenOut(table);
    case 'stop':
      return whyNotStop(table);
  }
}

export function playMove(state: Draft<State>, move: Move, emit: EmitEvent, chance: Chance): void {
  switch (move.type) {
    case 'play':
      play(state, move.seat, emit, chance);
      break;
    case 'chickenOut':
      chickenOut(state, move.seat, emit, chance);
      break;
    case 'stop':
      stop(state, move.seat, emit, chance);
      break;
  }
}
