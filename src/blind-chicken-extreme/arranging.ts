import type { Seat } from '../engine/seats.js';
import { SOW } from './cards.js';
import type { MoveOf } from './rules/types.js';
import type { Card, State, View, Violation } from './table.js';

/** The moves that place a whole hand, or why the order is not legal. */
export type Arrangement =
  | { readonly ok: true; readonly moves: readonly MoveOf<'place'>[] }
  | { readonly ok: false; readonly violation: Violation };

/** The checked `whyNot`, for a state or the viewer's own view. */
type WhyNot = (table: State | View, move: unknown) => Violation | null;

/**
 * BC-2.3: the placings of a whole order, checked card by card from the left; `whyNot` also covers G-0 to G-4. It is a
 * parameter because it derives from the game's definition, which imports this file.
 */
export function placingsOf(whyNot: WhyNot, table: State | View, seat: Seat, order: readonly Card[]): Arrangement {
  const refused = (violation: Violation): Arrangement => ({ ok: false, violation });
  if (!Array.isArray(order)) return refused({ clause: 'G-0', params: { path: 'order' } });
  const hand: readonly (Card | null)[] = table.hands[seat] ?? [];
  // For an empty order, check some card: a player who may not place at all gets that refusal first (G-11).
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
