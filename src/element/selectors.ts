// Where things lie on a table, as CSS selectors of the hooks of drawings.
import type { Seat } from '../engine/seats.js';

export const pile = (name: string): string => `[data-pile="${name}"]`;

export const cell = (name: string): string => `[data-cell="${name}"]`;

/** A part of the middle. */
export const part = (name: string): string => `[data-part="${name}"]`;

/** A part before a seat: its hand, its row. */
export const partOf = (seat: Seat, name: string): string => `[data-part="${name}"][data-seat="${seat}"]`;

/** A card before a seat; of a hand whose cards are hidden, the whole hand. */
export function cardOf(seat: Seat, name: string, card: string | number, cards: readonly unknown[] | undefined): string {
  return cards?.includes(card) === true ? `${partOf(seat, name)} [data-card="${card}"]` : partOf(seat, name);
}
