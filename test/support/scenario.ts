import type { Seat } from 'hencoop';

/** A position from a rule book with what is tried in it, one move after the other; a refused one changes nothing. */
export interface Scenario<State, Move> {
  readonly title: string;
  readonly says: string;
  readonly state: State;
  /** Whose eyes it is drawn with: whoever is to move unless given. */
  readonly viewer?: Seat;
  readonly tried: readonly Move[];
  /** Whether the table is drawn again at the end. */
  readonly after?: boolean;
}
