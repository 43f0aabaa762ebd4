import { DECK } from '../cards.js';
import { chicken } from '../index.js';
import type { Card, State } from '../table.js';

/** CH-1.1, written out independently. */
export const KINDS = [1, 2, 3, 4, 5, 6, 'chick', 'egg'] as const;

/** A state in mid-game: the cards not given complete the deck. */
export function position(given: Partial<State> & Pick<State, 'hands' | 'discardPile'>): State {
  const seats = given.hands.length;
  const used = [...given.hands.flat(), ...given.discardPile, ...(given.drawPile ?? [])];
  const rest: Card[] = [];
  for (const kind of KINDS) {
    const copies = DECK.filter((card) => card === kind).length - used.filter((card) => card === kind).length;
    for (let copy = 0; copy < copies; copy++) rest.push(kind);
  }
  const start = chicken.setup({ seats, seed: 'position' });
  const top = given.discardPile.at(-1);
  return {
    ...start,
    topValue: top === undefined || top === 'egg' ? 1 : top,
    lastPlayer: given.discardPile.length > 1 ? 0 : null,
    ...given,
    // Cards not given lie at the bottom of the discard pile.
    discardPile: given.drawPile === undefined ? given.discardPile : [...rest, ...given.discardPile],
    drawPile: given.drawPile ?? rest,
  };
}
