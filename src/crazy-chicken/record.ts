/**
 * Crazy Chicken for `hencoop/record`: its rules, schemas and notation.
 *
 * @packageDocumentation
 */
import { entryFrom, type GameEntry } from '../record/entry.js';
import { crazyChicken } from './index.js';
import { notation } from './notation.js';
import * as schemas from './schema.js';
import type { CrazyChickenTypes } from './table.js';

/** Crazy Chicken for the functions of `hencoop/record`. */
export const crazyChickenEntry: GameEntry<CrazyChickenTypes> = entryFrom(crazyChicken, schemas, notation);
