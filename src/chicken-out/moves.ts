import type { MoveStatement } from '../engine/moveStatement.js';
import type { Move, Table } from './table.js';

/** The moves, stated once: checks, schemas and notation follow. */
export const MOVES = {
  play: { steps: ['open', 'turn', 'ownCount', 'extraCard'], tokens: ['P'] },
  // CO-4.3a: CO-4.4 and CO-6.2, not G-3, refuse it in an own count and on an extra card.
  chickenOut: { steps: ['turn', 'ownCount', 'extraCard'], tokens: ['C'] },
  stop: { steps: ['ownCount', 'extraCard'], tokens: ['S'] },
} as const satisfies MoveStatement<Move, Table>;
