import { notationOf, symbols } from '../engine/notation.js';
import type { Card, Move } from './table.js';

const CARD = symbols<Card>([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [5, '5'],
  [6, '6'],
  ['chick', 'C'],
  ['egg', 'E'],
]);

/** How moves are written: `P3`, `PC`, `PE`, `D`, `W`. */
export const notation = notationOf<Move>({
  play: [['P', { card: CARD }]],
  draw: [['D']],
  withdraw: [['W']],
});
