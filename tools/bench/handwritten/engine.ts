import type { Chance } from '../../../src/engine/chance.js';
import type { Draft } from '../../../src/engine/draft.js';
import type { GameTypes } from '../../../src/engine/game.js';
import type { Policy } from '../../../src/engine/playout.js';

/**
 * A game written by hand for speed, on the same JSON tables and with the same chance: it lists the moves and plays in
 * place. It has no events, reasons, views, options or checks.
 */
export interface HandWritten<G extends GameTypes> {
  /** A table after the deal, with the standard options. */
  deal(seats: number, seed: string, chance: Chance): Draft<G['State']>;
  /** Plays `table` to its end and returns the number of moves. */
  playOn(table: Draft<G['State']>, policy: Policy<G>, chance: Chance): number;
}
