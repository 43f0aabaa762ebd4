import { oneOf } from '../engine/moveKinds.js';
import type { MoveStatement } from '../engine/moveStatement.js';
import { KINDS, type Move, type Table } from './table.js';

const CARD = /* @__PURE__ */ oneOf(KINDS, { hook: 'card', spelled: { chick: 'C', egg: 'E' } });

/** The moves, stated once: checks, schemas, notation and hooks follow. */
export const MOVES = {
  play: { steps: ['turn'], fields: { card: CARD }, tokens: ['P<card>'] },
  draw: { steps: ['turn'], tokens: ['D'] },
  withdraw: { steps: ['turn'], tokens: ['W'] },
} as const satisfies MoveStatement<Move, Table>;
