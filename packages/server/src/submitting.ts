import type { GameTypes } from 'hencoop';
import type { Answer } from 'hencoop/referee';
import { type Limits, meterOf } from './limits.js';
import type { Credentials, Matches } from './matches.js';
import type { Metrics } from './metrics.js';

/** Hands a submission to its match, however it came: counted by its sender, and timed. @throws Refusal */
export type Submit = (
  id: string,
  credentials: Credentials,
  address: string,
  submission: unknown,
) => Promise<Answer<GameTypes>>;

export function submitting(config: {
  readonly matches: Matches;
  readonly limits: Limits;
  readonly metrics: Metrics;
}): Submit {
  const { matches, limits, metrics } = config;
  const meter = meterOf(limits.moves, 'moves of a seat');
  return async (id, credentials, address, submission) => {
    await meter.count(credentials.token ?? credentials.account ?? address);
    const done = metrics.moveSeconds.startTimer();
    try {
      // The answer is given only after the move is committed: an answer is final.
      const answer = await matches.submit(id, credentials, submission);
      metrics.moves.inc({ answer: answer.ok ? 'ok' : answer.reason });
      return answer;
    } finally {
      done();
    }
  };
}
