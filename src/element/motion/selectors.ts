// CSS selectors for places on a table, by the hooks of drawings.
import type { Seat } from '../../engine/seats.js';
import type { Flight } from '../elementGame.js';

export const pile = (name: string): string => `[data-pile="${name}"]`;

export const cell = (name: string): string => `[data-cell="${name}"]`;

/** A part of the middle. */
export const part = (name: string): string => `[data-part="${name}"]`;

/** A part of a seat, such as its hand or row. */
export const partOf = (seat: Seat, name: string): string => `[data-part="${name}"][data-seat="${seat}"]`;

/** The flights of a deal, from a pile to the hands, one round after another. */
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

/** A card of a seat; the whole part if its cards are hidden. */
export function cardOf(seat: Seat, name: string, card: string | number, cards: readonly unknown[] | undefined): string {
  return cards?.includes(card) === true ? `${partOf(seat, name)} [data-card="${card}"]` : partOf(seat, name);
}
