import type { Chance } from '../../../src/engine/chance.js';
import type { Draft } from '../../../src/engine/draft.js';
import type { GameTypes } from '../../../src/engine/game.js';
import type { Policy } from '../../../src/engine/playout.js';

/**
 * The same game written by hand for speed, on the same JSON: a table that is changed in place, the moves listed, the same
 * chance. It has no events, no reasons, no views and no options, and believes what it is given.
 */
export interface HandWritten<G extends GameTypes> {
  /** A table after the deal, with the standard options. */
  deal(seats: number, seed: string, chance: Chance): Draft<G['State']>;
  /** Plays `table` to its end and returns the number of moves. */
  playOn(table: Draft<G['State']>, policy: Policy<G>, chance: Chance): number;
}
