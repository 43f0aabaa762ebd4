import type { SearchMethod } from '../../bots/index.js';
import type { CrazyChickenTypes } from '../table.js';
import { STEADY, thumbs } from './heuristic.js';

/** How Crazy Chicken is searched. */
export function method(): SearchMethod<CrazyChickenTypes> {
  return { favourite: thumbs(STEADY) };
}
