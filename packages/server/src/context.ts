import type { Identify } from './accounts.js';
import type { Analyses } from './analyses.js';
import type { Bans } from './bans.js';
import type { CountRate } from './countRate.js';
import type { Limits } from './limits.js';
import type { Log } from './log.js';
import type { LoginPages } from './loginPages.js';
import type { Matches } from './matches.js';
import type { MatchRequestsConfig } from './matchRequests.js';
import type { Metrics } from './metrics.js';
import type { Senders } from './senders.js';
import type { Store } from './store.js';
import type { Submit } from './submissions.js';
import type { Tracing } from './tracing.js';
import type { Trouble } from './trouble.js';

/** The context that requests and live connections share. */
export interface ServerContext {
  readonly matches: Matches;
  readonly limits: Limits;
  /** Counts toward the limits; the requests of an address and the messages on its sockets count together. */
  readonly count: CountRate;
  readonly submit: Submit;
  /** Sends emotes to all connected players and spectators. */
  readonly people: MatchRequestsConfig['people'];
  /** The analyses of finished matches; `null`: off. */
  readonly analyses: Analyses | null;
  readonly metrics: Metrics;
  readonly trouble: Trouble;
  readonly senders: Senders;
  readonly bans: Bans;
  readonly tracing: Tracing;
  readonly log: Log;
  readonly accounts: Identify | null;
  /** Whether players without an account may open and join matches. */
  readonly guests: boolean;
  readonly origins: readonly string[] | '*';
  readonly proxies: number;
}

/** The additional context of requests. */
export interface AppConfig extends ServerContext {
  readonly store: Store;
  /** The token for `/metrics`; `null`: off. */
  readonly metricsToken: string | null;
  /** The operator's token; `null`: the operator's requests are off. */
  readonly operatorToken: string | null;
  /** The folder of the web page to serve; `null`: none. */
  readonly pages: string | null;
  /** Where visitors log in; `null`: unknown. */
  readonly login: LoginPages | null;
  /** Whether the server accepts new work. */
  readonly isReady: () => boolean;
  /** Whether the database has answered recently. */
  readonly isAnswering: () => Promise<boolean>;
}
