import type { Limits } from './limits.js';
import type { Log } from './log.js';
import type { Matches } from './matches.js';
import type { Metrics } from './metrics.js';
import type { Accounts } from './sender.js';

/** What requests and live lines share. */
export interface Serving {
  readonly matches: Matches;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly accounts: Accounts | null;
  readonly origins: readonly string[] | '*';
  readonly proxies: number;
}
