import { copyHands, deal } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import type { Draft } from '../engine/draft.js';
import { at, top } from '../engine/errors.js';
import type { Emit } from '../engine/game.js';
import { nextSeat, rank, type Seat } from '../engine/seats.js';
import { DECK, HAND_SIZE } from './cards.js';
import { everyKindSet, hasKind, kindsIn } from './kindSet.js';
import {
  type Card,
  type ChickenTypes,
  type EndReason,
  FACES,
  type Face,
  KINDS,
  type Move,
  type State,
  type Table,
  VALUES,
  type Value,
  type Violation,
} from './table.js';

type EmitEvent = Emit<ChickenTypes>;
type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

// 1 Components: the points of a value, and the next one

/** The points of a value: the number itself, a chick 10 (CH-1.2, CH-4.2). */
export function worth(value: Value): number {
  return typeof value === 'number' ? value : 10;
}

/** The value that comes next in the circle 1, 2, 3, 4, 5, 6, chick, 1 (CH-3.1). */
export function nextValue(value: Value): Value {
  if (typeof value !== 'number') return 1;
  // A number below 6 plus one is again a number on a card.
  return value === 6 ? 'chick' : ((value + 1) as Value);
}

// 2 Set-up of a round

export function begin(state: Draft<State>, emit: EmitEvent, chance: Chance): void {
  beginRound(state, 1, state.options.firstSeat, emit, chance);
}

/** CH-2.1: six cards to each player from the top (G-6), the next card turned up. CH-2.2: the egg cannot lie first. */
function beginRound(state: Draft<State>, round: number, starter: Seat, emit: EmitEvent, chance: Chance): void {
  const drawPile = chance.shuffle(`deal/${round}`, DECK);
  const hands = deal(drawPile, state.seats, starter, HAND_SIZE);
  emit(state, { type: 'dealt', round, starter, hands, drawPile });
  if (top(drawPile) === 'egg') emit(state, { type: 'eggTuckedUnder' });
  // The only egg is no longer on top.
  emit(state, { type: 'turnedUp', card: top(state.drawPile) as Value });
}

// 3 A turn: exactly one of three moves

/** Whether `card` may go on `value`: an equal card, the next one (CH-3.1), or the egg (CH-3.2). */
export function fits(card: Card, value: Value): boolean {
  return card === value || card === nextValue(value) || card === 'egg';
}

function whyNotPlay(table: Table, { seat, card }: MoveOf<'play'>): Violation | null {
  if (!at(table.hands, seat).includes(card)) return { clause: 'G-4', params: { card } };
  if (!fits(card, table.topValue)) {
    return { clause: 'CH-3.1', params: { card, top: table.topValue, next: nextValue(table.topValue) } };
  }
  return null;
}

function play(state: Draft<State>, { seat, card }: MoveOf<'play'>, emit: EmitEvent, chance: Chance): void {
  // CH-3.2: the egg takes the value that comes next, and keeps it while it is on top.
  const value = card === 'egg' ? nextValue(state.topValue) : card;
  emit(state, { type: 'played', seat, card, value });
  // CH-4.1: the last card ends the round at once.
  if (at(state.hands, seat).length === 0) endRound(state, seat, emit, chance);
  else passTurn(state, seat, emit);
}

export function whyNotDraw(table: Table, seat: Seat): Violation | null {
  if (table.options.drawOnlyIfStuck) {
    const hand = at(table.hands, seat);
    const playable = KINDS.filter((card) => hand.includes(card) && fits(card, table.topValue));
    if (playable.length > 0) return { clause: 'CH-3.5', params: { playable } };
  }
  if (table.drawPile.length === 0) return { clause: 'CH-3.6', params: {} };
  if (playersLeft(table) === 1) return { clause: 'CH-3.7', params: {} };
  return null;
}

/** CH-3.3: the turn passes, the drawn card cannot be played at once. */
function draw(state: Draft<State>, { seat }: MoveOf<'draw'>, emit: EmitEvent): void {
  emit(state, { type: 'drew', seat, card: top(state.drawPile) });
  passTurn(state, seat, emit);
}

/** CH-3.4; it ends the round when all have withdrawn (CH-4.1). */
function withdraw(state: Draft<State>, { seat }: MoveOf<'withdraw'>, emit: EmitEvent, chance: Chance): void {
  emit(state, { type: 'withdrew', seat });
  if (playersLeft(state) === 0) endRound(state, null, emit, chance);
  else passTurn(state, seat, emit);
}

/** Clockwise (CH-2.3), skipping players who have withdrawn (CH-3.8). */
function passTurn(state: Draft<State>, from: Seat, emit: EmitEvent): void {
  emit(state, { type: 'turnPassed', to: nextSeat(from, state.seats, (seat) => state.withdrawn[seat] === false) });
}

function playersLeft({ seats, withdrawn }: Table): number {
  let left = 0;
  for (let seat = 0; seat < seats; seat++) if (!withdrawn[seat]) left++;
  return left;
}

// 4 End of a round

/** G-10: the move that ends a round also deals the next one. */
function endRound(state: Draft<State>, wentOut: Seat | null, emit: EmitEvent, chance: Chance): void {
  const { round, starter, lastPlayer } = state;
  emit(state, { type: 'roundEnded', wentOut, hands: copyHands(state.hands) });
  emit(state, { type: 'scored', points: state.hands.map((hand) => handPoints(state, hand)) });
  if (wentOut !== null && at(state.scores, wentOut) > 0) rollDice(state, wentOut, emit, chance);
  const reason = endOfGame(state);
  if (reason !== null) emit(state, { type: 'gameEnded', reason });
  // CH-4.5: the last player to put a card on the discard pile starts, or else the same starter again.
  else beginRound(state, round + 1, lastPlayer ?? starter, emit, chance);
}

/** CH-4.2: the sum of the values in a set, equal cards once. PERF(alloc): precomputed. */
const SUMS: readonly number[] = everyKindSet().map((kinds) =>
  VALUES.reduce<number>((sum, value) => (hasKind(kinds, value) ? sum + worth(value) : sum), 0),
);

/** CH-4.2. CH-4.3: the egg counts the top card's value, on its own. */
export function handPoints(table: Pick<Table, 'topValue' | 'options'>, hand: readonly (Card | null)[]): number {
  const kinds = kindsIn(hand);
  const points = at(SUMS, kinds);
  if (!hasKind(kinds, 'egg')) return points;
  if (table.options.eggMergesWithNumber && hasKind(kinds, table.topValue)) return points;
  return points + worth(table.topValue);
}

/** CH-4.4: both dice are deducted, never below 0. */
function rollDice(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  const dice: Face[] = chance.roll(`dice/${state.round}`, FACES, 2);
  const sum = dice.reduce((total, face) => total + worth(face), 0);
  emit(state, { type: 'rolled', seat, dice, deducted: Math.min(sum, at(state.scores, seat)) });
}

// 5 End of the game

/** CH-5.1, and after it CH-5.2. */
function endOfGame(table: Table): EndReason | null {
  if (table.scores.some((score) => score >= table.options.target)) return 'target';
  return table.round >= table.options.maxRounds ? 'maxRounds' : null;
}

/** CH-5.1: the lowest score wins, equal scores share a rank. */
export function ranking(table: Table): Seat[][] {
  return rank(table.seats, (a, b) => at(table.scores, a) - at(table.scores, b));
}

// The switchboards

export function whyNot(table: Table, move: Move): Violation | null {
  switch (move.type) {
    case 'play':
      return whyNotPlay(table, move);
    case 'draw':
      return whyNotDraw(table, move.seat);
    case 'withdraw':
      return null;
  }
}

export function playMove(state: Draft<State>, move: Move, emit: EmitEvent, chance: Chance): void {
  switch (move.type) {
    case 'play':
      play(state, move, emit, chance);
      break;
    case 'draw':
      draw(state, move, emit);
      break;
    case 'withdraw':
      withdraw(state, move, emit, chance);
      break;
  }
}
