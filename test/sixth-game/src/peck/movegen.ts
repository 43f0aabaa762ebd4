import type { Seat } from '../engine/seats.js';
import { KINDS } from './cards.js';
import { whyNotDraw } from './rules.js';
import type { Move, Table } from './table.js';

/** Adds the legal moves of a seat to `out`. */
export function legal(table: Table, seat: Seat, out: Move[]): readonly Move[] {
  if (table.step.type === 'choose') {
    for (const card of KINDS) if (table.hands[seat]?.includes(card)) out.push({ seat, type: 'choose', card });
    return out;
  }
  if (whyNotDraw(table, seat) === null) out.push({ seat, type: 'draw' });
  out.push({ seat, type: 'pass' });
  return out;
}
