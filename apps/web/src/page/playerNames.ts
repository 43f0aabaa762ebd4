import type { Seat } from 'hencoop';
import type { Session } from './session/session.js';

type Named = Pick<Session, 'match' | 'names' | 'players' | 'viewer'>;

/** The seat of the only player at this device, if the table is shown from there. */
export function ownSeat({ players, viewer, match }: Named): Seat | null {
  if (match !== null) return match.seat;
  const persons = players.value.filter((player) => player === 'person').length;
  const seat = viewer.value;
  return persons === 1 && seat !== null && players.value[seat] === 'person' ? seat : null;
}

/** The players' names, with `you` for the only player at this device, if the table is shown from there. */
export function namesOf(session: Named, you: string): readonly string[] {
  const own = ownSeat(session);
  return session.names.value.map((name, seat) => (seat === own ? you : name));
}

/**
 * The names for the element, which has its own texts for players without a name. Online, they include the bot that
 * plays for a player who is away.
 */
export function elementNamesOf(session: Named): readonly string[] {
  const own = ownSeat(session);
  const names = (session.match?.labels ?? session.names).value;
  return names.map((name, seat) => (seat === own ? '' : name));
}
