import type { HencoopTable } from 'hencoop/element';
import type { Move } from '../../protocol.js';
import { answerOf } from './ask.js';
import { deliveredRevision, type Session } from './session.js';

/** Whether the coach is on: for a single person against bots, by their settings. */
export function hasCoach({ match, persons, players, purpose, settings }: Session): boolean {
  return settings().coach && purpose === 'play' && match === null && persons.length === 1 && players.value.length > 1;
}

/** Has the worker preload the coach's code, so that the first move need not wait. */
export async function wakeCoach(session: Session): Promise<void> {
  const revision = deliveredRevision(session);
  // Without a move, the worker only loads.
  await answerOf(session, session.client.ask({ type: 'judge', revision, move: null }), ['stale', 'notYours']);
}

/** Whether the player drops a move on the coach's advice. The coach asks before a mistake, and the player decides. */
export async function warns(session: Session, element: HencoopTable, move: Move): Promise<boolean> {
  if (!hasCoach(session)) return false;
  const { client, generation } = session;
  const revision = deliveredRevision(session);
  const judged = answerOf(session, client.ask({ type: 'judge', revision, move }), ['stale', 'notYours']);
  // The player decides how long to wait: a slow machine needs longer, and its coach must not be silent.
  const skipped = new Promise<null>((resolve) => {
    session.skipCoach.value = () => resolve(null);
  });
  const mistake = (await Promise.race([judged, skipped]))?.mistake ?? null;
  if (generation !== session.generation) return false;
  session.skipCoach.value = null;
  if (mistake === null) return false;
  // The better move is marked next to the pending one.
  element.hint = mistake.best;
  const plays = await new Promise<boolean>((answer) => {
    session.coach.value = { move, mistake, answer };
  });
  session.coach.value = null;
  if (plays) element.hint = null;
  return !plays;
}
