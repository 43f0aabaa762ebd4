import { oneOf } from '../../../../src/engine/moveKinds.js';
import type { MoveStatement } from '../../../../src/engine/moveStatement.js';
import { KINDS } from './cards.js';
import type { Move, Table } from './table.js';

/** The moves, stated once: shapes, schemas, notation and hooks follow. */
export const MOVES = {
  choose: { steps: ['choose'], fields: { card: oneOf(KINDS, { hook: 'card' }) }, tokens: ['C<card>'] },
  draw: { steps: ['draw'], tokens: ['D'] },
  pass: { steps: ['draw'], tokens: ['P'] },
} as const satisfies MoveStatement<Move, Table>;
