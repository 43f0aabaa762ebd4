/**
 * Chicken Roundup for `hencoop/record`: its rules, schemas and notation.
 *
 * @packageDocumentation
 */
import { entryFrom, type GameEntry } from '../record/entry.js';
import { chickenRoundup } from './index.js';
import { notation } from './notation.js';
import * as schemas from './schema.js';
import type { ChickenRoundupTypes } from './table.js';

/** Chicken Roundup for the functions of `hencoop/record`. */
export const chickenRoundupEntry: GameEntry<ChickenRoundupTypes> = entryFrom(chickenRoundup, schemas, notation);
