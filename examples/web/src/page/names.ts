import type { Session } from './session.js';

/**
 * The players' names, with `you` for the only person at this device if the table is seen from there: '' for the table
 * itself, which says it in its own words.
 */
export function namesOf(session: Pick<Session, 'names' | 'players' | 'looker'>, you: string): readonly string[] {
  const { names, players } = session;
  const persons = players.filter((player) => player === 'person').length;
  const looker = session.looker.value;
  return names.map((name, seat) => (persons === 1 && seat === looker && players[seat] === 'person' ? you : name));
}
