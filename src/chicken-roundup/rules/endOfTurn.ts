// 7 Sending in, 8 Replenishing, 9 End

import type { Draft } from '../../engine/draft.js';
import { top } from '../../engine/errors.js';
import type { Emit, Outcome } from '../../engine/game.js';
import { leftOf, rank, type Seat } from '../../engine/seats.js';
import {
  type Card,
  type Cell,
  type ChickenRoundupTypes,
  COLOURS,
  COLUMNS,
  type Colour,
  type EndReason,
  HAND_SIZE,
  type Next,
  rankOf,
  type State,
  type Table,
} from '../table.js';
import { closeGaps, closeOuterRows } from './gaps.js';
import { handOf, stackOf } from './hand.js';
import {
  cellAt,
  firstCard,
  foxPlace,
  frontOf,
  isChicken,
  isOpen,
  MIDDLE,
  outward,
  ownRow,
  type Place,
  rowOf,
} from './yard.js';

type TellEvent = Emit<ChickenRoundupTypes>;

/**
 * The end of a turn, from `stage` on: a gap that the exposed fox leaves in the middle row breaks it off for a decision,
 * which leads back here. A Parade starts it with the fox (CR-5.6).
 */
export function endTurn(state: Draft<State>, seat: Seat, stage: Exclude<Next, 'secondPlay'>, emit: TellEvent): void {
  if (stage === 'sendingIn') {
    // CR-7.1: the chicken in front of the coop goes in, and those behind it that are ever lower.
    sendIn(state, seat, emit);
    // CR-7.2: the rest of the row shifts to the coop.
    closeOuterRows(state, emit);
  }
  if (stage !== 'foxAtCoop') {
    // CR-7.3: an exposed fox is put behind the last card of the own row, and its own gap closes.
    pullOutExposedFox(state, seat, emit);
    if (!closeGaps(state, seat, 'foxAtCoop', emit)) return;
  }
  // CR-7.4: the fox at the coop costs the top chicken.
  if (isFoxAtCoop(state, seat)) loseChicken(state, seat, emit);
  // CR-8.1: the far row, the middle row, the own row, then the hand.
  fillOuterRow(state, seat, leftOf(seat, state.seats), emit);
  fillMiddleRow(state, seat, emit);
  fillOuterRow(state, seat, seat, emit);
  fillHand(state, seat, emit);
  // CR-3.1: then the other player; CR-9.1: unless the last turn is played.
  passTurn(state, seat, emit);
}

// 7 Sending in

/** CR-7.1: forced; each that follows is strictly lower than the one before it; the fox or an open cell ends the line. */
function sendIn(state: Draft<State>, seat: Seat, emit: TellEvent): void {
  const cells: Cell[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (const place of outward(state.options, seat)) {
    const chicken = state.yard[place];
    if (!isChicken(chicken) || rankOf(chicken.colour) >= before) break;
    before = rankOf(chicken.colour);
    cells.push(cellAt(place));
  }
  // CR-7.2: stacked in this order, the last one on top.
  if (cells.length > 0) emit(state, { type: 'sentIn', seat, cells });
}

/** CR-7.3: in the middle row, with the cell of the own row in its column open, for whatever reason. */
function pullOutExposedFox(state: Draft<State>, seat: Seat, emit: TellEvent): void {
  const fox = foxPlace(state.yard);
  if (rowOf(fox) !== 'M') return;
  const beside = fox + (ownRow(seat) === 'S' ? COLUMNS : -COLUMNS);
  if (!isOpen(state.yard[beside])) return;
  // The row has no gap, so its first open cell is the one behind the last card; in an empty row, beside the coop.
  const behind = outward(state.options, seat).find((place) => isOpen(state.yard[place])) ?? beside;
  emit(state, { type: 'foxExposed', from: cellAt(fox), to: cellAt(behind) });
}

function isFoxAtCoop(table: Table, seat: Seat): boolean {
  return table.yard[frontOf(table.options, seat)] === 'fox';
}

/** CR-7.4: with an empty stack nothing happens. */
function loseChicken(state: Draft<State>, seat: Seat, emit: TellEvent): void {
  const stack = stackOf(state, seat);
  if (stack.length > 0) emit(state, { type: 'chickenLost', seat, card: top(stack) });
}

// 8 Replenishing

/** CR-8.1: outward from the coop, so that a deck running dry leaves no gap. */
function fillOuterRow(state: Draft<State>, seat: Seat, owner: Seat, emit: TellEvent): void {
  for (const place of outward(state.options, owner)) fill(state, seat, place, emit);
}

/** CR-8.1: west of the line, from it outward, then east of it; an empty row from west to east. */
function fillMiddleRow(state: Draft<State>, seat: Seat, emit: TellEvent): void {
  const line = firstCard(state.yard, MIDDLE) ?? MIDDLE[0];
  for (let place = line - 1; place >= MIDDLE[0]; place--) fill(state, seat, place, emit);
  for (let place = line; place <= MIDDLE[4]; place++) fill(state, seat, place, emit);
}

/** CR-8.1: the hand up to five. */
function fillHand(state: Draft<State>, seat: Seat, emit: TellEvent): void {
  const hand = handOf(state, seat);
  while (hand.length < HAND_SIZE) {
    const card = nextCard(state, seat, emit);
    if (card === null) return;
    emit(state, { type: 'drawn', seat, card, to: 'hand' });
  }
}

/** CR-8.2: an empty deck leaves cells unfilled. */
function fill(state: Draft<State>, seat: Seat, place: Place, emit: TellEvent): void {
  if (!isOpen(state.yard[place])) return;
  const card = nextCard(state, seat, emit);
  if (card !== null) emit(state, { type: 'drawn', seat, card, to: cellAt(place) });
}

/** The card to be drawn. CR-9.1: the rooster is set aside first, and the next card replaces it, if there is one. */
function nextCard(state: Draft<State>, seat: Seat, emit: TellEvent): Card | null {
  if (state.deck.at(-1) === 'rooster') {
    emit(state, { type: 'drawn', seat, card: 'rooster', to: 'aside' });
    // This round is finished and one more is played.
    emit(state, { type: 'lastTurnsBegan', turnsLeft: seat === state.options.firstSeat ? 3 : 2 });
  }
  // There is one rooster, and it is no longer in the deck.
  return (state.deck.at(-1) ?? null) as Card | null;
}

// 9 End

/** CR-9.1. */
function passTurn(state: Draft<State>, seat: Seat, emit: TellEvent): void {
  const { turnsLeft } = state;
  if (turnsLeft === 0) emit(state, { type: 'gameEnded', reason: 'rooster' });
  else {
    const to = leftOf(seat, state.seats);
    emit(state, { type: 'turnPassed', to, turnsLeft: turnsLeft === null ? null : turnsLeft - 1 });
  }
}

/** CR-9.2: one point a stacked chicken; before the end, those stacked now (G-8). */
export function score(table: Table): number[] {
  return table.stacks.map((stack) => stack.length);
}

/** CR-9.2: the higher score, then more gold, silver, red, black, white; still tied, a draw. */
export function outcome(table: Table): Outcome<EndReason> {
  return { ranking: rank(table.seats, (a, b) => behind(table, a, b)), reason: 'rooster' };
}

/** By how much seat `a` is behind seat `b`. */
function behind(table: Table, a: Seat, b: Seat): number {
  const more = (count: (stack: readonly Card[]) => number) => count(stackOf(table, b)) - count(stackOf(table, a));
  const ofColour = (colour: Colour) => more((stack) => stack.filter((card) => card.colour === colour).length);
  return (
    more((stack) => stack.length) ||
    COLOURS.toReversed()
      .map(ofColour)
      .find((difference) => difference !== 0) ||
    0
  );
}
