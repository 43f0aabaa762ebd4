import type { Seat } from 'hencoop';

/** A position from a rule book, and the moves tried in it one after another; a refused move changes nothing. */
export interface Scenario<State, Move> {
  readonly title: string;
  readonly says: string;
  readonly state: State;
  /** Whose view is drawn; that of the player to move unless given. */
  readonly viewer?: Seat;
  readonly tried: readonly Move[];
  /** Whether the table is drawn again after the moves. */
  readonly after?: boolean;
}
