import { listOf, oneOf, wholeFrom } from '../../../../src/engine/moveKinds.js';
import type { MoveStatement } from '../../../../src/engine/moveStatement.js';
import { KINDS, MAX_AFTER_DRAWING, MAX_SHED, ROWS } from './cards.js';
import type { Move, Table } from './table.js';

const GRAIN = /* @__PURE__ */ oneOf(KINDS, { hook: 'grain' });
const ROW = /* @__PURE__ */ oneOf(ROWS, { hook: 'row', spelled: { front: 'F', back: 'B' } });
const COUNT = /* @__PURE__ */ wholeFrom(1, MAX_AFTER_DRAWING, { counts: 'row' });
const GRAINS = /* @__PURE__ */ listOf(GRAIN, MAX_SHED);

/** The moves, stated once: shapes, schemas, notation and hooks follow. */
export const MOVES = {
  choose: { steps: ['choose'], fields: { grain: GRAIN }, tokens: ['C<grain>'] },
  draw: { steps: ['draw'], fields: { row: ROW, count: COUNT }, tokens: ['D<row><count>'] },
  shed: { steps: ['draw'], fields: { grains: GRAINS }, tokens: ['S<grains>'] },
  pass: { steps: ['draw'], tokens: ['P'] },
} as const satisfies MoveStatement<Move, Table>;
