import { type Seat, seatsUpTo } from '../../../../src/engine/seats.js';
import { KINDS } from './cards.js';
import { SEATS } from './options.js';
import { whyNotDraw } from './rules.js';
import type { Card, Move, Table } from './table.js';

/** By seat: every move, frozen. */
const MOVES = seatsUpTo(SEATS.max).map((seat) => ({
  choose: KINDS.map((card): Move & { card: Card } => Object.freeze({ seat, type: 'choose', card })),
  draw: Object.freeze<Move>({ seat, type: 'draw' }),
  pass: Object.freeze<Move>({ seat, type: 'pass' }),
}));

/** Every move of the game. */
export const INTERNED_MOVES: readonly Move[] = MOVES.flatMap(({ choose, draw, pass }) => [...choose, draw, pass]);

/** Adds the legal moves of a seat to `out`. */
export function legal(table: Table, seat: Seat, out: Move[]): readonly Move[] {
  const moves = MOVES[seat];
  if (moves === undefined) return out;
  if (table.step.type === 'choose') {
    for (const move of moves.choose) if (table.hands[seat]?.includes(move.card)) out.push(move);
    return out;
  }
  if (whyNotDraw(table, seat) === null) out.push(moves.draw);
  out.push(moves.pass);
  return out;
}
