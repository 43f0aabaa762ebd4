import type { Seat } from '../engine/seats.js';
import { SOW } from './cards.js';
import type { MoveOf } from './rules/types.js';
import type { Card, State, View, Violation } from './table.js';

/** The moves that place a whole hand, or why it cannot be placed in that order. */
export type Arrangement =
  | { readonly ok: true; readonly moves: readonly MoveOf<'place'>[] }
  | { readonly ok: false; readonly violation: Violation };

/** The checked verb that judges a move on a state, or on the viewer's own view. */
type WhyNot = (table: State | View, move: unknown) => Violation | null;

/**
 * BC-2.3: the placings of a whole order, judged card by card from the left; `whyNot` finds G-0 to G-4 as well. The verb is
 * handed in, because it is derived from the definition of the game, above this file.
 */
export function placingsOf(whyNot: WhyNot, table: State | View, seat: Seat, order: readonly Card[]): Arrangement {
  const refused = (violation: Violation): Arrangement => ({ ok: false, violation });
  if (!Array.isArray(order)) return refused({ clause: 'G-0', params: { path: 'order' } });
  const hand: readonly (Card | null)[] = table.hands[seat] ?? [];
  // An empty order is judged by some card, so that a player who may not place at all learns that first (G-11).
  const judged = order.length > 0 ? order : [hand[0] ?? SOW];
  for (const [index, card] of judged.entries()) {
    const violation = whyNot(table, { seat, type: 'place', card });
    if (violation?.clause === 'G-0' && violation.params.path === 'card') {
      return refused({ clause: 'G-0', params: { path: `order.${index}` } });
    }
    if (violation !== null) return refused(violation);
    if (judged.indexOf(card) < index) return refused({ clause: 'G-4', params: { card } });
  }
  const missing = hand.filter((card) => card !== null).filter((card) => !order.includes(card));
  if (missing.length > 0) return refused({ clause: 'BC-2.3', params: { missing } });
  return { ok: true, moves: order.map((card) => ({ seat, type: 'place', card })) };
}
