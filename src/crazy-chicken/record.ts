/**
 * What `hencoop/record` needs of Crazy Chicken: its rules, its schemas and its notation.
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
