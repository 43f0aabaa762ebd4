import type { HencoopTable } from 'hencoop/element';
import type { Delivery, Move } from '../../protocol.js';
import { Refused } from '../../refusal.js';
import { warns } from './coach.js';
import { closeHint } from './hint.js';
import { deliveredRevision, type Session } from './session.js';
import { deliver } from './showDeliveries.js';
import { viewAs } from './snapshot.js';

/** Sends a move that is pending on the element, and shows what comes of it. */
export async function makeMove(session: Session, element: HencoopTable, move: Move): Promise<void> {
  closeHint(session);
  session.refusal.value = null;
  // A player who acts has seen enough of the last move.
  session.endRest?.();
  const { generation } = session;
  const isWarned = await warns(session, element, move);
  if (generation !== session.generation) return;
  if (isWarned) {
    element.pending = null;
    return;
  }
  try {
    // The move stays pending until it is shown: nothing else can be chosen until then.
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

/** Sends a move. Others may move at the same time: then it is sent again. @throws Refused */
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
