import type { GameTypes } from 'hencoop';
import type { Answer } from 'hencoop/referee';
import type { CountRate } from './countRate.js';
import type { Credentials } from './credentials.js';
import type { Matches } from './matches.js';
import type { Metrics } from './metrics.js';
import type { Tracing } from './tracing.js';

/** Submits a move from any transport: counts it for its sender, and measures its time. @throws Refusal */
export type Submit = (
  id: string,
  credentials: Credentials,
  address: string,
  submission: unknown,
) => Promise<Answer<GameTypes>>;

export function submitter(config: {
  readonly matches: Matches;
  readonly count: CountRate;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** Called with the account or address of each sender. */
  readonly onSender: (id: string, sender: string) => void;
}): Submit {
  const { matches, count, metrics, tracing, onSender } = config;
  return async (id, credentials, address, submission) => {
    await count('moves', credentials.token ?? credentials.account ?? address);
    onSender(id, credentials.account ?? address);
    const done = metrics.moveSeconds.startTimer();
    try {
      // The answer is final: it is sent only after the commit.
      const answer = await tracing.span('submit', () => matches.submit(id, credentials, submission));
      metrics.moves.inc({ answer: answer.ok ? 'ok' : answer.reason });
      return answer;
    } finally {
      done();
    }
  };
}
