// The cards in a hand.

import { InternalError } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import type { Card, Table } from './table.js';

/** The index of the first card in `hand` that shows the print of `card`; -1 if none does. */
export function indexOfCard(hand: readonly (Card | null)[], card: Card): number {
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) return i;
  return -1;
}

/** The hand of `seat`. PERF(shape): not by `at`, which is shared by lists of many kinds. */
export function handOf<Hand>(table: { readonly hands: readonly Hand[] }, seat: Seat): Hand {
  const hand = table.hands[seat];
  if (hand === undefined) throw new InternalError(`no seat ${seat}`);
  return hand;
}

/** G-4. */
export function holds(table: Table, seat: Seat, card: Card): boolean {
  return indexOfCard(handOf(table, seat), card) >= 0;
}

/** The card in the hand of `seat` that equals `card`. */
export function heldCard(table: Table, seat: Seat, card: Card): Card {
  const hand = handOf(table, seat);
  const held = hand[indexOfCard(hand, card)];
  if (!held) throw new InternalError(`seat ${seat} holds no ${card}`);
  return held;
}
