import type { Analyses } from './analyses.js';
import type { CountRate } from './countRate.js';
import type { Accounts } from './credentials.js';
import type { Limits } from './limits.js';
import type { Log } from './log.js';
import type { Matches } from './matches.js';
import type { MatchRequestsConfig } from './matchRequests.js';
import type { Metrics } from './metrics.js';
import type { Store } from './store.js';
import type { Submit } from './submissions.js';
import type { Trouble } from './trouble.js';

/** What requests and live connections share. */
export interface ServerContext {
  readonly matches: Matches;
  readonly limits: Limits;
  /** Counts what the limits name; the requests of an address and the messages on its sockets count together. */
  readonly count: CountRate;
  readonly submit: Submit;
  /** Sends what a player says to everybody who is connected. */
  readonly people: MatchRequestsConfig['people'];
  /** The analyses of finished matches; `null`: there are none. */
  readonly analyses: Analyses | null;
  readonly metrics: Metrics;
  readonly trouble: Trouble;
  readonly log: Log;
  readonly accounts: Accounts | null;
  readonly origins: readonly string[] | '*';
  readonly proxies: number;
}

/** What requests need besides. */
export interface AppConfig extends ServerContext {
  readonly store: Store;
  /** The token that opens `/metrics`; `null`: they are off. */
  readonly metricsToken: string | null;
  /** The token of the operator; `null`: the operator's requests are off. */
  readonly operatorToken: string | null;
  /** The folder of a page to serve; `null`: none. */
  readonly pages: string | null;
  /** Whether the server takes new work. */
  readonly isReady: () => boolean;
  /** Whether the database has answered a moment ago. */
  readonly isAnswering: () => Promise<boolean>;
}
