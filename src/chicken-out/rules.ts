import { deal } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import type { Draft } from '../engine/draft.js';
import { at } from '../engine/errors.js';
import type { Emit, Outcome } from '../engine/game.js';
import { leftOf, nextSeat, perSeat, rank, type Seat, seatsUpTo } from '../engine/seats.js';
import {
  type Card,
  CHICKEN_OUT_FROM,
  type ChickenOutTypes,
  type Copied,
  DECK,
  type EndReason,
  type Move,
  type Options,
  type State,
  type Table,
  TWENTY_ONE,
  type Violation,
} from './table.js';

type TellEvent = Emit<ChickenOutTypes>;

// 2 Set-up of a game

/** CO-2.1: all cards are dealt; the card dealt first lies on top. */
export function beginGame(state: Draft<State>, game: number, starter: Seat, emit: TellEvent, chance: Chance): void {
  const deck = chance.shuffle(`deal/${game}`, DECK);
  const piles = deal(deck, state.seats, starter, DECK.length / state.seats);
  for (const pile of piles) pile.reverse();
  emit(state, { type: 'dealt', game, starter, piles });
}

// 3 The count

/** What a SAME stands for after `card`: that card (CO-3.3), or with `sameCopies: 'lastChicken'` the last chicken. */
export function sameAfter(sameAs: Copied | null, card: Card, options: Pick<Options, 'sameCopies'>): Copied | null {
  if (card === 'SAME') return sameAs;
  return options.sameCopies === 'lastChicken' && typeof card === 'string' ? sameAs : card;
}

/** The count after `card`, where a SAME stands for `sameAs`; one that stands for nothing changes nothing (CO-3.4). */
export function countAfter(count: number, card: Card, sameAs: Copied | null): number {
  const effect = card === 'SAME' ? sameAs : card;
  if (effect === null) return count;
  // CO-3.3
  if (effect === 'ZERO') return 0;
  if (effect === 'DOUBLE') return 2 * count;
  if (effect === 'TWENTY') return 20;
  // CO-3.2
  const sum = count + effect.number;
  return effect.colour === 'red' && sum > TWENTY_ONE ? count - effect.number : sum;
}

/** The top card of the own pile falls, with its effect. */
function playTopCard(state: Draft<State>, seat: Seat, emit: TellEvent, chance: Chance): void {
  const pile = at(state.piles, seat);
  const card = at(pile, pile.length - 1);
  const count = countAfter(state.count, card, state.sameAs);
  emit(state, { type: 'played', seat, card, sameAs: sameAfter(state.sameAs, card, state.options), count });
  if (state.options.layAnEgg && isEgg(card)) layAnEgg(state, seat, emit, chance);
}

/** CO-3.1, CO-3.5: the opener's two cards both fall before anything is tested. */
function play(state: Draft<State>, seat: Seat, emit: TellEvent, chance: Chance): void {
  const { type } = state.step;
  const pile = () => at(state.piles, seat);
  playTopCard(state, seat, emit, chance);
  if (type === 'open' && pile().length > 0) playTopCard(state, seat, emit, chance);
  if (state.count > TWENTY_ONE) bust(state, seat, emit, chance);
  else if (state.count === TWENTY_ONE) make21(state, seat, emit, chance);
  else if (pile().length === 0) goOut(state, seat, emit, chance);
  else if (type === 'ownCount') return;
  else if (state.options.doubleUp && isDouble(state.series)) emit(state, { type: 'doubledUp', seat });
  else passTurn(state, seat, 'turn', emit, chance);
}

// 4 What ends a series

/** CO-4.1; a last card that busts puts nobody out (CO-5.1). */
function bust(state: Draft<State>, seat: Seat, emit: TellEvent, chance: Chance): void {
  emit(state, { type: 'busted', seat });
  if (isLastSeries(state)) endGame(state, 'wentOut', emit, chance);
  else passTurn(state, seat, 'open', emit, chance);
}

/** CO-4.2; with the last card it ends the game at once (CO-5.1, CO-5.2). */
function make21(state: Draft<State>, seat: Seat, emit: TellEvent, chance: Chance): void {
  emit(state, { type: 'made21', seat, to: state.options.passOn ? receiver(state, seat) : null });
  if (at(state.piles, seat).length === 0) emit(state, { type: 'wentOut', seat });
  if (isLastSeries(state)) endGame(state, 'wentOut', emit, chance);
  else emit(state, { type: 'ownCountBegan', seat });
}

/** CO-4.4 answers in an own count and CO-6.2 on an extra card, whatever the count (CO-4.3a). */
function whyNotChickenOut(table: Table): Violation | null {
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

/** CO-4.3: the series goes under the own pile, and an own count starts unless that ends the game (CO-5.2). */
function chickenOut(state: Draft<State>, seat: Seat, emit: TellEvent, chance: Chance): void {
  emit(state, { type: 'chickenedOut', seat });
  if (isLastSeries(state)) endGame(state, 'wentOut', emit, chance);
  else emit(state, { type: 'ownCountBegan', seat });
}

/** CO-4.4: an own count has `ownCountMin` cards; its series began empty. An extra card is free (CO-6.2). */
function whyNotStop(table: Table): Violation | null {
  const { step, series, options } = table;
  if (step.type === 'extraCard' || series.length >= options.ownCountMin) return null;
  return { clause: 'CO-4.4', params: { move: 'stop', need: options.ownCountMin, have: series.length } };
}

/** CO-4.4: the series lies, and the next player plays on it. */
function stop(state: Draft<State>, seat: Seat, emit: TellEvent, chance: Chance): void {
  emit(state, { type: 'stopped', seat });
  passTurn(state, seat, 'turn', emit, chance);
}

/** Clockwise, without those who have no cards (CO-5.3); not beyond `maxTurns` (CO-5.5). */
function passTurn(state: Draft<State>, from: Seat, step: 'turn' | 'open', emit: TellEvent, chance: Chance): void {
  if (state.turn === state.options.maxTurns) endGame(state, 'maxTurns', emit, chance);
  else emit(state, { type: 'turnPassed', to: nextSeat(from, state.seats, (seat) => holdsCards(state, seat)), step });
}

// 5 Going out and ranking

function holdsCards(table: Table, seat: Seat): boolean {
  return at(table.piles, seat).length > 0;
}

/** CO-5.1: out at once, also in an own count; the others play on (CO-5.2) unless all are out (CO-5.3). */
function goOut(state: Draft<State>, seat: Seat, emit: TellEvent, chance: Chance): void {
  emit(state, { type: 'wentOut', seat });
  if (state.wentOut.length === state.seats) endGame(state, 'allOut', emit, chance);
  else passTurn(state, seat, 'turn', emit, chance);
}

/** CO-5.2: once a player is out, no new count begins. */
function isLastSeries(table: Table): boolean {
  return table.wentOut.length > 0;
}

/** CO-5.4: the next game starts one seat further left (CO-2.2), within the same move (G-10). */
function endGame(state: Draft<State>, reason: EndReason, emit: TellEvent, chance: Chance): void {
  const { game, starter, seats, options } = state;
  const foxes = options.scoring === 'cards' ? state.piles.map(foxesIn) : null;
  const points = perSeat(seats, (seat) => (foxes === null ? place(state, seat) : cardPoints(state, seat, foxes)));
  emit(state, { type: 'gameEnded', reason, foxes, points });
  if (game === options.games) emit(state, { type: 'sessionEnded', reason, foxes });
  else beginGame(state, game + 1, leftOf(starter, seats), emit, chance);
}

/** CO-5.3: the better of two seats has the lower standing: first out, then all others out, then the cards left. */
function standing(table: Table, seat: Seat): number {
  const out = table.wentOut.indexOf(seat);
  if (out < 0) return at(table.piles, seat).length;
  return out === 0 ? -1 : 0;
}

/** CO-5.4: 1 for the first; shared places count as the better one. */
export function place(table: Table, seat: Seat): number {
  let better = 0;
  for (let other = 0; other < table.seats; other++) if (standing(table, other) < standing(table, seat)) better++;
  return better + 1;
}

function foxesIn(pile: readonly Card[]): number {
  return pile.filter((card) => typeof card === 'string').length;
}

/** CO-5.4: a chicken left counts 1, a fox 10. */
export function cardPoints(table: Table, seat: Seat, foxes: readonly number[]): number {
  return at(table.piles, seat).length + 9 * at(foxes, seat);
}

/** CO-5.4: the fewest points win, equal points share a place. */
export function outcome(table: Table): Outcome<EndReason> {
  const reason = table.step.type === 'over' ? table.step.reason : 'wentOut';
  return { ranking: rank(table.seats, (a, b) => at(table.scores, a) - at(table.scores, b)), reason };
}

// 6 Optional extras

/** CO-6.1: a chicken of value 0, not the fox ZERO nor a SAME. */
export function isEgg(card: Card): boolean {
  return typeof card !== 'string' && card.number === 0;
}

/** CO-6.1: fewer than two cards need no shuffle. */
function layAnEgg(state: Draft<State>, seat: Seat, emit: TellEvent, chance: Chance): void {
  const pile = at(state.piles, seat);
  if (pile.length < 2) return;
  emit(state, { type: 'eggLaid', seat, pile: chance.shuffle(`egg/${state.eggs + 1}`, pile) });
}

/** CO-6.2: whether the last two cards have the same number, or are both SAME. */
export function isDouble(series: readonly Card[]): boolean {
  if (series.length < 2) return false;
  const card = at(series, series.length - 1);
  const before = at(series, series.length - 2);
  if (typeof card === 'string' || typeof before === 'string') return card === 'SAME' && before === 'SAME';
  return card.number === before.number;
}

/** CO-6.3: the next player clockwise who holds cards, never the maker; `null` where there is none. */
function receiver(table: Table, maker: Seat): Seat | null {
  const to = nextSeat(maker, table.seats, (seat) => seat === maker || holdsCards(table, seat));
  return to === maker ? null : to;
}

// The switchboards

export function actors(table: Table): readonly Seat[] {
  return table.step.type === 'over' ? [] : [table.step.seat];
}

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

export function playMove(state: Draft<State>, move: Move, emit: TellEvent, chance: Chance): void {
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

/** All moves by seat: shared and frozen, so that listing moves makes none. */
const MOVES = seatsUpTo(5).map((seat) => {
  const move = <Type extends Move['type']>(type: Type) => Object.freeze({ seat, type });
  return { play: move('play'), chickenOut: move('chickenOut'), stop: move('stop') };
});

/** All of them, in one list. */
export const KEPT_MOVES: readonly Move[] = MOVES.flatMap(({ play, chickenOut, stop }) => [play, chickenOut, stop]);

/** Exactly the legal moves: a card can always be played. */
export function legal(table: Table, seat: Seat, moves: Move[]): readonly Move[] {
  const { play, chickenOut, stop } = at(MOVES, seat);
  const { type } = table.step;
  moves.push(play);
  if (type === 'turn' && whyNotChickenOut(table) === null) moves.push(chickenOut);
  else if (type !== 'turn' && type !== 'open' && whyNotStop(table) === null) moves.push(stop);
  return moves;
}
