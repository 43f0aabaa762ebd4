import { notationOf, symbols } from '../../../../src/engine/notation.js';
import type { Card, Move } from './table.js';

const CARD = symbols<Card>([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
]);

/** How moves are written: `C3`, `D`, `P`. */
export const notation = notationOf<Move>({
  choose: [['C', { card: CARD }]],
  draw: [['D']],
  pass: [['P']],
});
