import type { HencoopTable } from 'hencoop/element';
import type { Judgment, Move } from '../../protocol.js';
import { answerOf } from './ask.js';
import { deliveredRevision, type Session } from './session.js';

/** For how long a move waits for the coach, in milliseconds. */
const PATIENCE = 300;

const SILENCE: Judgment = { mistake: null };

/** Whether the coach talks the player out of a move: it asks before a mistake, and the player decides. */
export async function warns(session: Session, element: HencoopTable, move: Move): Promise<boolean> {
  const { client, generation, match, persons, players } = session;
  const isAgainstBots = match === null && persons.length === 1 && players.value.length > 1;
  if (!session.settings().coach || !isAgainstBots) return false;
  const revision = deliveredRevision(session);
  const judged = answerOf(session, client.ask({ type: 'judge', revision, move }), ['stale', 'notYours']);
  const late = new Promise<Judgment>((resolve) => setTimeout(resolve, PATIENCE, SILENCE));
  const mistake = (await Promise.race([judged, late]))?.mistake ?? null;
  if (mistake === null || generation !== session.generation) return false;
  const plays = await new Promise<boolean>((answer) => {
    session.coach.value = { move, mistake, answer };
  });
  session.coach.value = null;
  if (!plays && generation === session.generation) element.hint = mistake.best;
  return !plays;
}
