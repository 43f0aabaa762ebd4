import type { Seat } from 'hencoop';
import type { Session } from './session.js';

type Named = Pick<Session, 'names' | 'players' | 'looker' | 'online'>;

/** The seat of the player at this device, if nobody else plays at it and the table is seen from there. */
export function ownSeat({ players, looker, online }: Named): Seat | null {
  if (online !== null) return online.seat;
  const persons = players.filter((player) => player === 'person').length;
  const seat = looker.value;
  return persons === 1 && seat !== null && players[seat] === 'person' ? seat : null;
}

/**
 * The players' names, with `you` for the only person at this device if the table is seen from there: '' for the table
 * itself, which says it in its own words.
 */
export function namesOf(session: Named, you: string): readonly string[] {
  const own = ownSeat(session);
  return session.names.map((name, seat) => (seat === own ? you : name));
}

/** As {@link namesOf} for the table, where online a name also says who plays for somebody who is away. */
export function tableNamesOf(session: Named): readonly string[] {
  const own = ownSeat(session);
  const names = session.online?.labels.value ?? session.names;
  return names.map((name, seat) => (seat === own ? '' : name));
}
