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

/** Small, realistic bugs, by law. */
export const PLANTED: readonly Planted[] = [
  ...PECK,
  ...PROMISES,
  ...BEYOND,
  ...CHICKEN,
  ...CRAZY_CHICKEN,
  ...CHICKEN_OUT,
  ...BLIND_CHICKEN_EXTREME,
  ...CHICKEN_ROUNDUP,
  ...SHEET,
].sort((a, b) => a.law - b.law);
