import type { Seat } from './seats.js';

/** The fields that every table has: all the engine knows about it. */
export interface TableBase {
  /** The id of the game. */
  readonly game: string;
  /** How many play, at least 1. */
  readonly seats: number;
  /** The pending decision; a step of type `over` means that the game has ended. */
  readonly step: { readonly type: string };
}

/** The fields that every move has. */
export interface AnyMove {
  /** The seat that makes the move. */
  readonly seat: Seat;
  /** The kind of move, such as `play`; it determines the other fields. */
  readonly type: string;
}

/** The field that every event has. */
export interface AnyEvent {
  /** The kind of event, such as `played`; it determines the other fields. */
  readonly type: string;
}

/** The step type that ends every game. */
export const OVER = 'over';
