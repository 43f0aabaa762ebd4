import type { GameTypes, TableEventOf } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';

/** A playout, from a move to where the search of the game ends its tries. */
export interface PlayedOut<G extends GameTypes> {
  /** The seat that made the move. */
  readonly seat: Seat;
  /** What that seat knew before it. */
  readonly before: G['View'];
  /**
   * All events of the playout in full and in order. The cards that `dealt` lists may have been played since: read them in
   * `end`.
   */
  readonly events: readonly TableEventOf<G>[];
  /** The state that the playout has led to. */
  readonly end: G['State'];
}

/** Something that players talk about, measured in playouts: the points left in hand, for example. */
export interface Measure<G extends GameTypes> {
  /** A `chance` is the fraction of playouts in which something happens; everything else is a `number`. */
  readonly unit: 'chance' | 'number';
  /** Whether more or less of it is good for the seat that made the move. */
  readonly better: 'more' | 'less';
  /** The smallest difference that counts as a reason: at least 0.05 of a chance, 0.1 of a number. */
  readonly least: number;
  /** Its value in one playout: 0 or 1 for a chance. Law 12: the value depends on the playout alone. */
  of(played: PlayedOut<G>): number;
}

/** The measures of a game, by name. */
export type Measures<G extends GameTypes, Name extends string = string> = {
  readonly [Measured in Name]: Measure<G>;
};
