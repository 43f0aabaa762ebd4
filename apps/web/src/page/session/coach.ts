import type { HencoopTable } from 'hencoop/element';
import type { Judgment, Move } from '../../protocol.js';
import { answerOf } from './ask.js';
import { deliveredRevision, type Session } from './session.js';

/** How long a move waits for the coach, in milliseconds; longer if bots do not pause, as in tests. */
const PATIENCE = { usual: 300, withoutPauses: 20_000 } as const;

const SILENCE: Judgment = { mistake: null };

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
  const { client, generation, pauses } = session;
  const revision = deliveredRevision(session);
  const judged = answerOf(session, client.ask({ type: 'judge', revision, move }), ['stale', 'notYours']);
  const patience = pauses ? PATIENCE.usual : PATIENCE.withoutPauses;
  const late = new Promise<Judgment>((resolve) => setTimeout(resolve, patience, SILENCE));
  const mistake = (await Promise.race([judged, late]))?.mistake ?? null;
  if (mistake === null || generation !== session.generation) return false;
  const plays = await new Promise<boolean>((answer) => {
    session.coach.value = { move, mistake, answer };
  });
  session.coach.value = null;
  if (!plays && generation === session.generation) element.hint = mistake.best;
  return !plays;
}
