// The cards in a hand.

import { InternalError } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import { allCards } from './cards.js';
import { onceByContent } from './onceByContent.js';
import type { Card, Options, Table } from './table.js';

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

const kindsOf = /* @__PURE__ */ onceByContent((options: Options): ReadonlySet<unknown> => new Set(allCards(options)));

/** G-0: whether `value` is a card of this game. */
export function isCard(value: unknown, { options }: Table): boolean {
  return kindsOf(options).has(value);
}
