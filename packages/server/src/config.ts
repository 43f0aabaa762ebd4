import type { Accounts } from './accounts.js';
import type { AdminSettings } from './admin.js';
import type { AnalysisSettings } from './analysisSettings.js';
import type { OpenFanout } from './fanout.js';
import type { ServedGame } from './games.js';
import type { Limits } from './limits.js';
import type { Log } from './log.js';
import type { LoginPages } from './loginPages.js';
import type { OpenRates } from './rates.js';
import type { Store } from './store.js';
import type { WebhookSettings } from './webhooks.js';

/** The settings of a server. Only `store` is required. */
export interface MatchServerConfig {
  /** The store of the matches: `pglite(folder)` or `postgres(url)`. */
  readonly store: (log?: Log) => Promise<Store>;
  /**
   * How processes on one store notify each other of changes: `local()` (the default), `redis(url)` or `notify(url)`.
   */
  readonly fanout?: OpenFanout;
  /**
   * Where to count the rates of `limits`: `ownRates()` (the default) counts in each process, `redisRates(url)` across
   * all processes.
   */
  readonly rates?: OpenRates;
  /** The games to offer; by default `await libraryGames()`, all games of the library. */
  readonly games?: readonly ServedGame[];
  /** Overrides of single `LIMITS`. */
  readonly limits?: Partial<Limits>;
  /**
   * The number of threads for the bots of the library's games, of which at most `limits.bots` think at once; default 1.
   * With 0, they think on the server's thread and block it meanwhile, as the bots of other games always do. A server
   * bundled into one file needs 0.
   */
  readonly botThreads?: number;
  /**
   * How to analyze finished matches on request: overrides of single `ANALYSIS` settings; `null` turns analysis off.
   * Each analysis runs in a separate low-priority thread. With `botThreads: 0`, the server starts no threads and
   * analyzes nothing.
   */
  readonly analysis?: Partial<AnalysisSettings> | null;
  /**
   * Identifies the sender of a request: `jwtAccounts(…)`, `headerAccounts(…)`, or a function of your own. Without it, a
   * token is the only key to a seat.
   */
  readonly accounts?: Accounts;
  /** Whether players without an account may open and join matches; default true. Needs `accounts` to be false. */
  readonly guests?: boolean;
  /** Where the page sends visitors to log in and out, such as `/oauth2/start` and `/oauth2/sign_out`; default nowhere. */
  readonly login?: LoginPages;
  /**
   * The origins of pages that may use the server besides its own, such as `https://play.example`; `*` allows all, and
   * cannot be combined with `accounts`.
   */
  readonly origins?: readonly string[] | '*';
  /**
   * The number of your proxies in front of the server; default 0. They must send `X-Forwarded-For` and
   * `X-Forwarded-Proto`.
   */
  readonly proxies?: number;
  /**
   * The bearer token for `/metrics`, which are off without it. Metrics count secret moves, so keep the token from
   * players.
   */
  readonly metricsToken?: string;
  /** The bearer token for the operator's request that revokes seat tokens; the request is off without it. */
  readonly operatorToken?: string;
  /**
   * Whether to send traces and metrics by OpenTelemetry, to where its variables say (`OTEL_EXPORTER_OTLP_ENDPOINT`);
   * default false. Needs the optional peer dependencies `@opentelemetry/*`.
   */
  readonly telemetry?: boolean;
  /** Administration, on a separate port; default off. */
  readonly admin?: AdminSettings;
  /** Where to tell when matches begin, end, or are abandoned; default nowhere. */
  readonly webhook?: WebhookSettings;
  /** The name of this process, sent with each response as `X-Served-By`. No header without it. */
  readonly name?: string;
  /**
   * A folder with a web page to serve next to the API, such as `apps/web/dist`. From a folder of this name plus
   * `-previous`, the server also serves the `assets` of the last release.
   */
  readonly pages?: string;
  /**
   * How many seconds `/ready` returns 503 before a stopping server refuses connections, so that load balancers notice;
   * default 5. A server whose `/ready` was never requested stops immediately.
   */
  readonly drain?: number;
  /** The server's log; by default JSON lines on standard output. */
  readonly log?: Log;
}
