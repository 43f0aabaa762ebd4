import type { GameTypes, TableEventOf } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';

/** A playout, from a move to the end of the try. */
export interface PlayedOut<G extends GameTypes> {
  /** The seat that made the move. */
  readonly seat: Seat;
  /** What the seat knew before the move. */
  readonly before: G['View'];
  /**
   * All events of the playout, in full and in order. The cards in `dealt` may have been played since: read hands from
   * `end`.
   */
  readonly events: readonly TableEventOf<G>[];
  /** The state at the end of the playout. */
  readonly end: G['State'];
}

/** A quantity that players talk about, measured in playouts, such as the points left in hand. */
export interface Measure<G extends GameTypes> {
  /** A `chance` is the fraction of playouts in which an event happens; any other quantity is a `number`. */
  readonly unit: 'chance' | 'number';
  /** Whether more or less is good for the seat that made the move. */
  readonly better: 'more' | 'less';
  /** The smallest difference that counts as a reason: at least 0.05 of a chance, 0.1 of a number. */
  readonly least: number;
  /** Its value in one playout; 0 or 1 for a chance. Law 12: it depends on the playout alone. */
  of(played: PlayedOut<G>): number;
}

/** The measures of a game, by name. */
export type Measures<G extends GameTypes, Name extends string = string> = {
  readonly [Measured in Name]: Measure<G>;
};
