/**
 * Peck for `hencoop/record`: its rules, schemas and notation.
 *
 * @packageDocumentation
 */
import { entryFrom, type GameEntry } from '../../../../src/record/entry.js';
import { peck } from './index.js';
import { notation } from './notation.js';
import * as schemas from './schema.js';
import type { PeckTypes } from './table.js';

/** Peck for the functions of `hencoop/record`. */
export const peckEntry: GameEntry<PeckTypes> = entryFrom(peck, schemas, notation);
