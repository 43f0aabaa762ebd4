import type { Chicken } from './table.js';

/** What stands on the cards beside the number (CC-1.1). */
export const NAMES: { readonly [Type in Chicken]: string } = {
  20: 'Billy the Chick',
  18: 'Gallo Gomez',
  16: 'Superchick',
  14: 'Napoulet Bonaparte',
  12: 'Chicken King',
  9: 'Charles Chickbergh',
  8: 'Thomas Cock',
  7: 'Maria Gackas',
  6: 'Marilyn Henroe',
};
