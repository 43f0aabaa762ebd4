import type { Hint } from '../../protocol.js';
import { answerOf } from './ask.js';
import { deliveredRevision, type Session } from './session.js';

/** Asks for a strong bot's move, which the panel points out. */
export async function askHint(session: Session): Promise<void> {
  const { hint, past, viewer } = session;
  if (hint.value !== null || viewer.value === null || past.value !== null) return;
  hint.value = 'thinking';
  session.hintsAsked += 1;
  const found = await hintNow(session, session.hintsAsked);
  if (found === 'closed') return;
  hint.value = found;
}

export function closeHint(session: Session): void {
  session.hint.value = null;
  if (session.element !== null) session.element.hint = null;
}

/** Asks for a hint, and asks again if others moved in the meantime. */
async function hintNow(session: Session, asked: number): Promise<Hint | 'closed' | null> {
  const { client, hint } = session;
  const revision = deliveredRevision(session);
  const found = await answerOf(session, client.ask({ type: 'hint', revision }), ['stale', 'notYours']);
  if (hint.value !== 'thinking' || asked !== session.hintsAsked) return 'closed';
  if (found !== null || deliveredRevision(session) === revision) return found;
  return hintNow(session, asked);
}
