// The events of a move, and what each viewer learns of them.
import type { AnyEvent } from 'hencoop';
import type { AnyEntry } from 'hencoop/record';

type Seat = number;

/** What one viewer learns of an event: all of it, a part, or nothing. */
export interface Learned {
  readonly viewer: Seat | null;
  readonly event: AnyEvent | null;
  readonly isAll: boolean;
}

/** An event with what everybody learns of it. */
export interface News {
  readonly event: AnyEvent;
  readonly learned: readonly Learned[];
}

/** The viewers of a table: each seat, and a spectator. */
export const viewersOf = (seats: number): (Seat | null)[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  null,
];

/** What every viewer learns of each event. */
export function newsOf({ game }: AnyEntry, events: readonly AnyEvent[], seats: number): News[] {
  return events.map((event) => ({
    event,
    learned: viewersOf(seats).map((viewer) => {
      const redacted = game.redact(event, viewer);
      return { viewer, event: redacted, isAll: JSON.stringify(redacted) === JSON.stringify(event) };
    }),
  }));
}
