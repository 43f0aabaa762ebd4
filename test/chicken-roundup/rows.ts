import type { Card, State } from 'hencoop/chicken-roundup';
import { isChicken } from '../../src/chicken-roundup/testkit/position.js';

/** The yard in the notation of the book's scenarios: north, middle, south. */
export function rows({ yard }: Pick<State, 'yard'>): string[] {
  const letters = yard.map((occupant) => {
    if (!isChicken(occupant)) return occupant === 'fox' ? 'F' : '.';
    return (occupant[0] as string).toUpperCase();
  });
  return [0, 5, 10].map((start) => letters.slice(start, start + 5).join(''));
}

/** Chickens as letters, from bottom to top. */
export const letters = (cards: readonly Card[]) => cards.map((card) => (card[0] as string).toUpperCase()).join('');
