import type { Seat } from 'hencoop';

/** A position from a rule book, and the moves to try, one after another; a refused move changes nothing. */
export interface Scenario<State, Move> {
  readonly title: string;
  readonly says: string;
  readonly state: State;
  /** The viewer of the drawing; defaults to the player to move. */
  readonly viewer?: Seat;
  readonly tried: readonly Move[];
  /** Whether to draw the table again after the moves. */
  readonly after?: boolean;
}
