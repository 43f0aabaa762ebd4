import type { Seat } from 'hencoop';
import { words } from './app.js';
import type { Session } from './session.js';

/** The seat of the player at this device, if nobody else plays at it and the table is seen from there. */
export function ownSeat({ players, looker, online }: Session): Seat | null {
  if (online !== null) return online.seat;
  const persons = players.filter((player) => player === 'person').length;
  const seat = looker.value;
  return persons === 1 && seat !== null && players[seat] === 'person' ? seat : null;
}

/** The players' names as the page writes them: the only person is "You". */
export function namesOf(session: Session): readonly string[] {
  const own = ownSeat(session);
  return session.names.map((name, seat) => (seat === own ? words().table.you : name));
}

/** The players' names for the table, which knows by itself that its viewer is "You". */
export function tableNamesOf(session: Session): readonly string[] {
  const own = ownSeat(session);
  const names = session.online?.labels.value ?? session.names;
  return names.map((name, seat) => (seat === own ? '' : name));
}
