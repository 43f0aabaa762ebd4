import type { Seat } from './seats.js';

/** Everything that the engine knows about a table. */
export interface TableBase {
  /** The id of the game that the table is of. */
  readonly game: string;
  /** How many play, at least 1. */
  readonly seats: number;
  /** The pending decision; a step of type `over` means that the game has ended. */
  readonly step: { readonly type: string };
}

/** What every move has: who makes it, and its type. */
export interface AnyMove {
  /** The seat that makes the move. */
  readonly seat: Seat;
  /** The kind of move, such as `play`: it decides which other fields there are. */
  readonly type: string;
}

/** What every event has. */
export interface AnyEvent {
  /** The kind of event, such as `played`: it decides which other fields there are. */
  readonly type: string;
}

/** The step type that ends every game. */
export const OVER = 'over';
