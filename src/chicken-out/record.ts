/**
 * Chicken Out! for `hencoop/record`: its rules, schemas and notation.
 *
 * @packageDocumentation
 */
import { entryFrom, type GameEntry } from '../record/entry.js';
import { chickenOut } from './index.js';
import { notation } from './notation.js';
import * as schemas from './schema.js';
import type { ChickenOutTypes } from './table.js';

/** Chicken Out! for the functions of `hencoop/record`. */
export const chickenOutEntry: GameEntry<ChickenOutTypes> = entryFrom(chickenOut, schemas, notation);
