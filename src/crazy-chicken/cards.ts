import { buildDeck } from '../engine/cards.js';
import { CHICKENS, type Chicken, type LaidSet } from './table.js';

/** The names printed next to the numbers (CC-1.1): proper names, the same in every language. */
export const NAMES: { readonly [Type in Chicken]: string } = /* @__PURE__ */ Object.freeze({
  20: 'Billy the Chick',
  18: 'Gallo Gomez',
  16: 'Superchick',
  14: 'Napoulet Bonaparte',
  12: 'Chicken King',
  9: 'Charles Chickbergh',
  8: 'Thomas Cock',
  7: 'Maria Gackas',
  6: 'Marilyn Henroe',
});

/** The shortest name by which a type is known: "Billy", "King". */
export function firstNameOf(chicken: Chicken): string {
  return NAMES[chicken].replace(/^Chicken | .*/, '');
}

/** All 110 cards: of each type as many copies as its number says (CC-1.1). */
export const DECK: readonly Chicken[] = /* @__PURE__ */ buildDeck(CHICKENS, (chicken) => chicken);

/** How many cards each player is dealt (CC-2.1). */
export const HAND_SIZE = 3;

/** The score of one player's sets: the number on each type, however many cards it has (CC-6.3, CC-1.1). */
export function pointsShown(sets: readonly LaidSet[]): number {
  let points = 0;
  for (const { chicken } of sets) points += chicken;
  return points;
}
