import { BEYOND } from './beyond.js';
import { BLIND_CHICKEN_EXTREME } from './blind-chicken-extreme.js';
import { CHICKEN } from './chicken.js';
import { CHICKEN_OUT } from './chicken-out.js';
import { CHICKEN_ROUNDUP } from './chicken-roundup.js';
import { CRAZY_CHICKEN } from './crazy-chicken.js';
import { PECK } from './peck.js';
import type { Planted } from './plant.js';
import { PROMISES } from './promises.js';
import { SHEET } from './sheet.js';

/** Bugs that the enumeration of small decks judges: it knows the laws about a state and a move, but no book or pairs. */
export const IN_SMALL_DECKS: readonly Planted[] = [
  ...PECK,
  ...PROMISES,
  ...CHICKEN,
  ...CRAZY_CHICKEN,
  ...CHICKEN_OUT,
  ...BLIND_CHICKEN_EXTREME,
  ...CHICKEN_ROUNDUP,
].sort((a, b) => a.law - b.law);

/** Small, realistic bugs, by law. */
export const PLANTED: readonly Planted[] = [...IN_SMALL_DECKS, ...BEYOND, ...SHEET].sort((a, b) => a.law - b.law);
