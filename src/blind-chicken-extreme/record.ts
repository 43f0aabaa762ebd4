/**
 * Blind Chicken Extreme for `hencoop/record`: its rules, schemas and notation.
 *
 * @packageDocumentation
 */
import { entryFrom, type GameEntry } from '../record/entry.js';
import { blindChickenExtreme } from './index.js';
import { notation } from './notation.js';
import * as schemas from './schema/index.js';
import type { BlindChickenExtremeTypes } from './table.js';

/** Blind Chicken Extreme for the functions of `hencoop/record`. */
export const blindChickenExtremeEntry: GameEntry<BlindChickenExtremeTypes> = entryFrom(
  blindChickenExtreme,
  schemas,
  notation,
);
