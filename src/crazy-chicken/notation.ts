import { digits, notationOf, symbols } from '../engine/notation.js';
import { CHICKENS, type Chicken, type DiscardPile, type Move, type Pile } from './table.js';

const CHICKEN = symbols<Chicken>(CHICKENS.map((chicken) => [chicken, String(chicken)]));

const DISCARD_PILE = symbols<DiscardPile>([
  ['discardA', 'A'],
  ['discardB', 'B'],
]);

const PILE = symbols<Pile>([
  ['drawA', 'A'],
  ['drawB', 'B'],
  ['discardA', 'XA'],
  ['discardB', 'XB'],
]);

/** How moves are written: `DA` and `DXB` (a draw from draw pile A, from discard pile B), `L20x3`, `X9>A`, `S>B`. */
export const notation = notationOf<Move>({
  draw: [['D', { from: PILE }]],
  lay: [['L', { chicken: CHICKEN }, 'x', { count: digits(1, 20) }]],
  discard: [['X', { chicken: CHICKEN }, '>', { to: DISCARD_PILE }]],
  discardSet: [['S>', { to: DISCARD_PILE }]],
});
