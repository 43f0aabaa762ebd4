import { copyHands, deal } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import type { Draft } from '../engine/draft.js';
import { at, top } from '../engine/errors.js';
import type { Outcome, Tell } from '../engine/game.js';
import { nextSeat, rank, type Seat, seatsUpTo } from '../engine/seats.js';
import {
  type Card,
  type ChickenTypes,
  DECK,
  type EndReason,
  FACES,
  type Face,
  HAND_SIZE,
  KINDS,
  type Move,
  type State,
  type Table,
  VALUES,
  type Value,
  type Violation,
} from './table.js';

type TellEvent = Tell<ChickenTypes>;

// 1 Components: what a value is worth, and what comes after it

/** What a value counts: the number itself, a chick 10 (CH-1.2, CH-4.2). */
export function worth(value: Value): number {
  return typeof value === 'number' ? value : 10;
}

/** Where a kind of card stands in the circle, counted from 0; the egg, which stands in none, comes after it. */
function placeOf(card: Card): number {
  // A number is the usual case, and quicker to tell than a word.
  if (typeof card === 'number') return card - 1;
  return card === 'chick' ? 6 : 7;
}

/** A set of kinds of cards: one bit for each, in the order of the circle and the egg last. */
type Kinds = number;

/** The kinds of the cards that a hand shows. One look at the hand answers for every card that might be played from it. */
function kindsIn(hand: readonly (Card | null)[]): Kinds {
  let kinds = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card !== null && card !== undefined) kinds |= 1 << placeOf(card);
  }
  return kinds;
}

/** Whether a card of this kind is among them. */
function shows(kinds: Kinds, card: Card): boolean {
  return ((kinds >> placeOf(card)) & 1) === 1;
}

/** Whether it is the egg: a comparison with a word alone would be slow for the numbers. */
function isEgg(card: Card): card is 'egg' {
  return typeof card === 'string' && card === 'egg';
}

/** The value that comes next in the circle 1, 2, 3, 4, 5, 6, chick, 1 (CH-3.1). */
export function nextValue(value: Value): Value {
  if (typeof value !== 'number') return 1;
  // One more than a number below 6 is again a number on a card.
  return value === 6 ? 'chick' : ((value + 1) as Value);
}

// 2 Set-up of a round

/** CH-2.1: six cards to each player from the top (G-6), the next card turned up. CH-2.2: the egg cannot lie first. */
export function beginRound(state: Draft<State>, round: number, starter: Seat, tell: TellEvent, chance: Chance): void {
  const drawPile = chance.shuffle(`deal/${round}`, DECK);
  const hands = deal(drawPile, state.seats, starter, HAND_SIZE);
  tell(state, { type: 'dealt', round, starter, hands, drawPile });
  if (isEgg(top(drawPile))) tell(state, { type: 'eggTuckedUnder' });
  // The only egg is no longer on top.
  tell(state, { type: 'turnedUp', card: top(state.drawPile) as Value });
}

// 3 A turn: exactly one of three moves

/** Whether `card` may go on `value`: an equal card, the next one (CH-3.1), or the egg (CH-3.2). */
function fits(card: Card, value: Value): boolean {
  return card === value || card === nextValue(value) || card === 'egg';
}

function whyNotPlay(table: Table, { seat, card }: Extract<Move, { type: 'play' }>): Violation | null {
  if (!shows(kindsIn(at(table.hands, seat)), card)) return { clause: 'G-4', params: { card } };
  if (!fits(card, table.topValue)) {
    return { clause: 'CH-3.1', params: { card, top: table.topValue, next: nextValue(table.topValue) } };
  }
  return null;
}

function play(state: Draft<State>, move: Extract<Move, { type: 'play' }>, tell: TellEvent, chance: Chance): void {
  const { seat, card } = move;
  // CH-3.2: the egg takes the value that comes next, and keeps it while it is on top.
  const value = isEgg(card) ? nextValue(state.topValue) : card;
  tell(state, { type: 'played', seat, card, value });
  // CH-4.1: the last card ends the round at once.
  if (at(state.hands, seat).length === 0) endRound(state, seat, tell, chance);
  else passTurn(state, seat, tell);
}

function whyNotDraw(table: Table, seat: Seat): Violation | null {
  if (table.options.drawOnlyIfStuck) {
    const kinds = kindsIn(at(table.hands, seat));
    const playable = KINDS.filter((card) => shows(kinds, card) && fits(card, table.topValue));
    if (playable.length > 0) return { clause: 'CH-3.5', params: { playable } };
  }
  if (table.drawPile.length === 0) return { clause: 'CH-3.6', params: {} };
  if (!atLeast(2, table)) return { clause: 'CH-3.7', params: {} };
  return null;
}

/** CH-3.3: the turn passes, the drawn card cannot be played at once. */
function draw(state: Draft<State>, move: Extract<Move, { type: 'draw' }>, tell: TellEvent): void {
  tell(state, { type: 'drew', seat: move.seat, card: top(state.drawPile) });
  passTurn(state, move.seat, tell);
}

/** CH-3.4; it ends the round when all have withdrawn (CH-4.1). */
function withdraw(
  state: Draft<State>,
  move: Extract<Move, { type: 'withdraw' }>,
  tell: TellEvent,
  chance: Chance,
): void {
  tell(state, { type: 'withdrew', seat: move.seat });
  if (!atLeast(1, state)) endRound(state, null, tell, chance);
  else passTurn(state, move.seat, tell);
}

/** Clockwise (CH-2.3), without those who have withdrawn (CH-3.8). */
function passTurn(state: Draft<State>, from: Seat, tell: TellEvent): void {
  tell(state, { type: 'turnPassed', to: nextSeat(from, state.seats, (seat) => state.withdrawn[seat] === false) });
}

/** Whether so many players are left in the round. */
function atLeast(players: number, { seats, withdrawn }: Table): boolean {
  let missing = players;
  for (let seat = 0; seat < seats; seat++) if (!withdrawn[seat] && --missing === 0) return true;
  return false;
}

// 4 End of a round

/** G-10: the next round is dealt within the move that ended this one. */
function endRound(state: Draft<State>, wentOut: Seat | null, tell: TellEvent, chance: Chance): void {
  const { round, starter, lastPlayer } = state;
  tell(state, { type: 'roundEnded', wentOut, hands: copyHands(state.hands) });
  tell(state, { type: 'scored', points: state.hands.map((hand) => handPoints(state, hand)) });
  if (wentOut !== null && at(state.scores, wentOut) > 0) rollDice(state, wentOut, tell, chance);
  const reason = endOfGame(state);
  if (reason !== null) tell(state, { type: 'gameEnded', reason });
  // CH-4.5: the last to put a card on the discard pile starts, or the same player again.
  else beginRound(state, round + 1, lastPlayer ?? starter, tell, chance);
}

/** CH-4.2: what each set of values counts, equal cards once. */
const POINTS: readonly number[] = Array.from({ length: 1 << VALUES.length }, (_, values) =>
  VALUES.reduce<number>((points, value) => (shows(values, value) ? points + worth(value) : points), 0),
);

/** CH-4.2. CH-4.3: the egg counts the top card's value, on its own. */
export function handPoints(table: Pick<Table, 'topValue' | 'options'>, hand: readonly (Card | null)[]): number {
  const kinds = kindsIn(hand);
  const points = at(POINTS, kinds % POINTS.length);
  if (!shows(kinds, 'egg') || (table.options.eggMergesWithNumber && shows(kinds, table.topValue))) return points;
  return points + worth(table.topValue);
}

/** CH-4.4: both dice are deducted, never below 0. */
function rollDice(state: Draft<State>, seat: Seat, tell: TellEvent, chance: Chance): void {
  const dice: Face[] = chance.roll(`dice/${state.round}`, FACES, 2);
  const sum = dice.reduce((total, face) => total + worth(face), 0);
  tell(state, { type: 'rolled', seat, dice, deducted: Math.min(sum, at(state.scores, seat)) });
}

// 5 End of the game

/** CH-5.1, and after it CH-5.2. */
function endOfGame(table: Table): EndReason | null {
  if (table.scores.some((score) => score >= table.options.target)) return 'target';
  return table.round >= table.options.maxRounds ? 'maxRounds' : null;
}

/** CH-5.1: the lowest score wins, equal scores share a place. */
export function outcome(table: Table): Outcome<EndReason> {
  const reason = table.step.type === 'over' ? table.step.reason : 'target';
  return { ranking: rank(table.seats, (a, b) => at(table.scores, a) - at(table.scores, b)), reason };
}

// The switchboards

export function actors(table: Table): readonly Seat[] {
  return table.step.type === 'turn' ? [table.step.seat] : [];
}

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

export function playMove(state: Draft<State>, move: Move, tell: TellEvent, chance: Chance): void {
  switch (move.type) {
    case 'play':
      play(state, move, tell, chance);
      break;
    case 'draw':
      draw(state, move, tell);
      break;
    case 'withdraw':
      withdraw(state, move, tell, chance);
      break;
  }
}

/** All moves by seat: shared and frozen, so that listing moves makes none. */
const MOVES = seatsUpTo(5).map((seat) => ({
  plays: KINDS.map((card): Move => Object.freeze({ seat, type: 'play', card })),
  draw: Object.freeze({ seat, type: 'draw' } as const),
  withdraw: Object.freeze({ seat, type: 'withdraw' } as const),
}));

/** All of them, in one list. */
export const KEPT_MOVES: readonly Move[] = MOVES.flatMap(({ plays, draw, withdraw }) => [...plays, draw, withdraw]);

/** Marks a list with a draw, beside its playable kinds. */
const DRAW = 1 << KINDS.length;

/** By top value, the kinds that fit it. */
const FITTING: readonly Kinds[] = VALUES.map((value) => kindsIn(KINDS.filter((card) => fits(card, value))));

/** The lists of moves that were asked for, by seat: each is made once, shared and frozen. */
const LISTS: readonly (readonly Move[])[][] = seatsUpTo(5).map(() => []);

/**
 * The plays whose card is in the hand, equal cards once (G-7). Drawing and withdrawing are moves also when nothing else is
 * legal (G-9).
 */
export function legal(table: Table, seat: Seat): readonly Move[] {
  const playable = kindsIn(at(table.hands, seat)) & at(FITTING, placeOf(table.topValue));
  const mayDraw = whyNotDraw(table, seat) === null;
  const lists = at(LISTS, seat);
  const key = mayDraw ? playable | DRAW : playable;
  const known = lists[key];
  if (known !== undefined) return known;
  const list = listOf(seat, playable, mayDraw);
  lists[key] = list;
  return list;
}

function listOf(seat: Seat, playable: Kinds, mayDraw: boolean): readonly Move[] {
  const { plays, draw, withdraw } = at(MOVES, seat);
  const moves = plays.filter((_, place) => shows(playable, at(KINDS, place)));
  if (mayDraw) moves.push(draw);
  moves.push(withdraw);
  return Object.freeze(moves);
}
