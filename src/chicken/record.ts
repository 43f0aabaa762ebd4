/**
 * Chicken for `hencoop/record`: its rules, schemas and notation.
 *
 * @packageDocumentation
 */
import { entryFrom, type GameEntry } from '../record/entry.js';
import { chicken } from './index.js';
import { notation } from './notation.js';
import * as schemas from './schema.js';
import type { ChickenTypes } from './table.js';

/** Chicken for the functions of `hencoop/record`. */
export const chickenEntry: GameEntry<ChickenTypes> = entryFrom(chicken, schemas, notation);
