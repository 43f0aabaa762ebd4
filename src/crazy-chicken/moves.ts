import { oneOf, wholeFrom } from '../engine/moveKinds.js';
import type { MoveStatement } from '../engine/moveStatement.js';
import { CHICKENS, DISCARD_PILES, type Move, PILES, type Table } from './table.js';

const CHICKEN = /* @__PURE__ */ oneOf(CHICKENS, { hook: 'card' });
/** CC-4.1a: from one card to all copies of the type (CC-1.1). */
const COUNT = /* @__PURE__ */ wholeFrom(1, 20, { upTo: 'chicken', counts: 'chicken' });
const PILE = /* @__PURE__ */ oneOf(PILES, {
  hook: 'pile',
  isTarget: true,
  spelled: { drawA: 'A', drawB: 'B', discardA: 'XA', discardB: 'XB' },
});
const DISCARD_PILE = /* @__PURE__ */ oneOf(DISCARD_PILES, {
  hook: 'pile',
  isTarget: true,
  spelled: { discardA: 'A', discardB: 'B' },
});

/** The moves, stated once: checks, schemas, notation and hooks follow. CC-3.1: draw, draw again, then lay or discard. */
export const MOVES = {
  draw: { steps: ['draw', 'drawAgain'], fields: { from: PILE }, tokens: ['D<from>'] },
  lay: { steps: ['layOrDiscard'], fields: { chicken: CHICKEN, count: COUNT }, tokens: ['L<chicken>x<count>'] },
  discard: { steps: ['layOrDiscard'], fields: { chicken: CHICKEN, to: DISCARD_PILE }, tokens: ['X<chicken>><to>'] },
  discardSet: { steps: ['discardSet'], fields: { to: DISCARD_PILE }, tokens: ['S><to>'] },
} as const satisfies MoveStatement<Move, Table>;
