// The cards in a hand.

import { InternalError } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import type { Card, Table } from './table.js';

/** The hand of `seat`. PERF(shape): not by `at`, which is shared by lists of many kinds. */
export function handOf<Hand>(table: { readonly hands: readonly Hand[] }, seat: Seat): Hand {
  const hand = table.hands[seat];
  if (hand === undefined) throw new InternalError(`no seat ${seat}`);
  return hand;
}

/** G-4. */
export function holds(table: Table, seat: Seat, card: Card): boolean {
  return handOf(table, seat).includes(card);
}
