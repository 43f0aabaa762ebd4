// 8 Replenishing

import type { Draft } from '../../engine/draft.js';
import type { Emit } from '../../engine/game.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import { HAND_SIZE } from '../cards.js';
import { handOf } from '../hand.js';
import type { Card, ChickenRoundupTypes, State } from '../table.js';
import { type CellIndex, cellAt, firstCard, isOpen, MIDDLE_ROW, outward } from '../yard.js';

type EmitEvent = Emit<ChickenRoundupTypes>;

/** CR-8.1: the far row, the middle row, the player's own row, then the hand. */
export function replenish(state: Draft<State>, seat: Seat, emit: EmitEvent): void {
  fillOuterRow(state, seat, leftOf(seat, state.seats), emit);
  fillMiddleRow(state, seat, emit);
  fillOuterRow(state, seat, seat, emit);
  fillHand(state, seat, emit);
}

/** CR-8.1: outward from the coop, so that a deck running dry leaves no gap. */
function fillOuterRow(state: Draft<State>, seat: Seat, owner: Seat, emit: EmitEvent): void {
  for (const cell of outward(state.options, owner)) fill(state, seat, cell, emit);
}

/** CR-8.1: west of the line, from it outward, then east of it; an empty row from west to east. */
function fillMiddleRow(state: Draft<State>, seat: Seat, emit: EmitEvent): void {
  const line = firstCard(state.yard, MIDDLE_ROW) ?? MIDDLE_ROW[0];
  for (let cell = line - 1; cell >= MIDDLE_ROW[0]; cell--) fill(state, seat, cell, emit);
  for (let cell = line; cell <= MIDDLE_ROW[4]; cell++) fill(state, seat, cell, emit);
}

/** CR-8.1: the hand up to five. */
function fillHand(state: Draft<State>, seat: Seat, emit: EmitEvent): void {
  const hand = handOf(state, seat);
  while (hand.length < HAND_SIZE) {
    const card = nextCard(state, seat, emit);
    if (card === null) return;
    emit(state, { type: 'drawn', seat, card, to: 'hand' });
  }
}

/** CR-8.2: an empty deck leaves cells unfilled. */
function fill(state: Draft<State>, seat: Seat, cell: CellIndex, emit: EmitEvent): void {
  if (!isOpen(state.yard[cell])) return;
  const card = nextCard(state, seat, emit);
  if (card !== null) emit(state, { type: 'drawn', seat, card, to: cellAt(cell) });
}

/** The card to draw. CR-9.1: sets the rooster aside first; the next card, if any, replaces it. */
function nextCard(state: Draft<State>, seat: Seat, emit: EmitEvent): Card | null {
  if (state.deck.at(-1) === 'rooster') {
    emit(state, { type: 'drawn', seat, card: 'rooster', to: 'aside' });
    // CR-9.1: the players finish this round and play one more.
    emit(state, { type: 'lastTurnsBegan', turnsLeft: seat === state.options.firstSeat ? 3 : 2 });
  }
  // The only rooster is no longer in the deck.
  return (state.deck.at(-1) ?? null) as Card | null;
}
