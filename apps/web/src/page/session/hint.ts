import { answerOf } from './ask.js';
import type { Session } from './session.js';

/** Asks what a strong bot would do, and points at it. */
export async function askHint(session: Session): Promise<void> {
  const { client, hint, past, revision, viewer } = session;
  if (hint.value !== null || viewer.value === null || past.value !== null) return;
  hint.value = 'thinking';
  // Somebody may move meanwhile: a hint for the position before is of no use, and no trouble either.
  const found = await answerOf(session, client.ask({ type: 'hint', revision }), ['stale', 'notYours']);
  if (hint.value !== 'thinking') return;
  hint.value = found;
  if (session.element !== null) session.element.hint = found?.move ?? null;
}

export function closeHint(session: Session): void {
  session.hint.value = null;
  if (session.element !== null) session.element.hint = null;
}
