import { deepFreeze } from '../../../../src/engine/freeze.js';
import { type Seat, seatsUpTo } from '../../../../src/engine/seats.js';
import { KINDS, MAX_AFTER_DRAWING, ROWS } from './cards.js';
import { SEATS } from './options.js';
import { whyNotDraw, whyNotShed } from './rules.js';
import type { Card, Move, Table } from './table.js';

const COUNTS = Array.from({ length: MAX_AFTER_DRAWING }, (_, index) => index + 1);

/** PK-4.5: one card, or two from the lowest up. */
const SHEDS: readonly (readonly Card[])[] = [
  ...KINDS.map((card) => [card]),
  ...KINDS.flatMap((low) => KINDS.filter((high) => high >= low).map((high) => [low, high])),
];

/** By seat: every move, frozen. */
const MOVES = seatsUpTo(SEATS.max).map((seat) =>
  deepFreeze({
    choose: KINDS.map((grain) => ({ seat, type: 'choose', grain }) as const),
    draw: ROWS.flatMap((row) => COUNTS.map((count) => ({ seat, type: 'draw', row, count }) as const)),
    shed: SHEDS.map((grains) => ({ seat, type: 'shed', grains }) as const),
    pass: { seat, type: 'pass' } as const,
  }),
);

/** Every move that can be legal. */
export const INTERNED_MOVES: readonly Move[] = MOVES.flatMap(({ choose, draw, shed, pass }) => [
  ...choose,
  ...draw,
  ...shed,
  pass,
]);

/** Every move of `seat` that can be legal. */
export function possible(_: Table, seat: Seat): readonly Move[] {
  return INTERNED_MOVES.filter((move) => move.seat === seat);
}

/** Adds the legal moves of a seat to `out`. */
export function legal(table: Table, seat: Seat, out: Move[]): readonly Move[] {
  const moves = MOVES[seat];
  if (moves === undefined) return out;
  if (table.step.type === 'choose') {
    for (const move of moves.choose) if (table.hands[seat]?.includes(move.grain)) out.push(move);
    return out;
  }
  for (const move of moves.draw) if (whyNotDraw(table, move) === null) out.push(move);
  for (const move of moves.shed) if (whyNotShed(table, move) === null) out.push(move);
  out.push(moves.pass);
  return out;
}
