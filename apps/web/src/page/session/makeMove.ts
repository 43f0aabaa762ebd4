import type { HencoopTable } from 'hencoop/element';
import type { Delivery, Move } from '../../protocol.js';
import { Refused } from '../../refusal.js';
import { warns } from './coach.js';
import { closeHint } from './hint.js';
import { deliveredRevision, type Session } from './session.js';
import { deliver } from './showDeliveries.js';
import { viewAs } from './snapshot.js';

/** Sends the pending move of the element, and shows the result. */
export async function makeMove(session: Session, element: HencoopTable, move: Move): Promise<void> {
  closeHint(session);
  session.refusal.value = null;
  // A player who acts need not see more of the last move.
  session.endRest?.();
  const { generation } = session;
  const isWarned = await warns(session, element, move);
  if (generation !== session.generation) return;
  if (isWarned) {
    element.pending = null;
    return;
  }
  try {
    // The move stays pending until shown, which blocks other choices.
    deliver(session, { delivery: await send(session, move), byBot: false });
  } catch (error) {
    element.pending = null;
    if (!(error instanceof Refused)) throw error;
    const { refusal } = error;
    if (refusal.type === 'illegal') element.refuse(refusal.violation);
    else if (refusal.type === 'stale') await viewAs(session, session.viewer.value);
    else session.refusal.value = error;
  }
}

/** Sends a move, again if others moved at the same time. @throws Refused */
async function send(session: Session, move: Move): Promise<Delivery> {
  const { client, generation } = session;
  const revision = deliveredRevision(session);
  try {
    return await client.ask({ type: 'move', revision, move });
  } catch (error) {
    const isStale = error instanceof Refused && error.refusal.type === 'stale';
    if (isStale && deliveredRevision(session) > revision && generation === session.generation) {
      return send(session, move);
    }
    throw error;
  }
}
