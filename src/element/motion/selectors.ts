// Where things lie on a table, as CSS selectors of the hooks of drawings.
import type { Seat } from '../../engine/seats.js';
import type { Flight } from '../elementGame.js';

export const pile = (name: string): string => `[data-pile="${name}"]`;

export const cell = (name: string): string => `[data-cell="${name}"]`;

/** A part of the middle. */
export const part = (name: string): string => `[data-part="${name}"]`;

/** A part before a seat: its hand, its row. */
export const partOf = (seat: Seat, name: string): string => `[data-part="${name}"][data-seat="${seat}"]`;

/** The cards of a deal fly from a pile to the hands, one round after the other. */
export function dealtFrom(hands: readonly (readonly unknown[])[], pileOf: (seat: Seat) => string): readonly Flight[] {
  const most = Math.max(...hands.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    hands.flatMap((hand, seat) => {
      const card = hand[index];
      const to = `${partOf(seat, 'hand')} [data-index="${index}"]`;
      return card === undefined ? [] : [{ from: pileOf(seat), to, card, turns: card !== null }];
    }),
  ).flat();
}

/** A card before a seat; of a hand whose cards are hidden, the whole hand. */
export function cardOf(seat: Seat, name: string, card: string | number, cards: readonly unknown[] | undefined): string {
  return cards?.includes(card) === true ? `${partOf(seat, name)} [data-card="${card}"]` : partOf(seat, name);
}
