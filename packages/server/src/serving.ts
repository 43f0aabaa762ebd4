import type { Limits, Meter } from './limits.js';
import type { Log } from './log.js';
import type { Matches } from './matches.js';
import type { Metrics } from './metrics.js';
import type { Accounts } from './sender.js';
import type { Submit } from './submitting.js';

/** What requests and live lines share. */
export interface Serving {
  readonly matches: Matches;
  readonly limits: Limits;
  /** Counts what an address asks for, whichever way it comes. */
  readonly requests: Meter;
  readonly submit: Submit;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly accounts: Accounts | null;
  readonly origins: readonly string[] | '*';
  readonly proxies: number;
}
