import { Refused } from '../../refusal.js';
import type { Session } from './session.js';

/** The worker's answer. Shows a refusal, unless another request came first or its type is in `ignored`. */
export async function answerOf<Value>(
  session: Session,
  asked: Promise<Value>,
  ignored: readonly string[] = [],
): Promise<Value | null> {
  const { generation } = session;
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const isIgnored = ['aborted', ...ignored].includes(error.refusal.type);
    if (generation === session.generation && !session.isLeft && !isIgnored) session.refusal.value = error;
    return null;
  }
}
