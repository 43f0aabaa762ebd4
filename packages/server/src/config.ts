import type { AnalysisSettings } from './analysisSettings.js';
import type { Accounts } from './credentials.js';
import type { OpenFanout } from './fanout.js';
import type { ServedGame } from './games.js';
import type { Limits } from './limits.js';
import type { Log } from './log.js';
import type { OpenRates } from './rates.js';
import type { Store } from './store.js';

/** How a server is set up. Only `store` is required. */
export interface MatchServerConfig {
  /** Where matches are kept: `pglite(folder)` or `postgres(url)`. */
  readonly store: (log?: Log) => Promise<Store>;
  /** How processes on one store tell each other of changes: `local()`, the default, `redis(url)` or `notify(url)`. */
  readonly fanout?: OpenFanout;
  /**
   * Where the rates of `limits` are counted: `ownRates()`, the default, in each process by itself, or `redisRates(url)`, for
   * all processes together.
   */
  readonly rates?: OpenRates;
  /** The games on offer; by default `await libraryGames()`, all games of the library. */
  readonly games?: readonly ServedGame[];
  /** Limits that replace those of `LIMITS`, one by one. */
  readonly limits?: Partial<Limits>;
  /**
   * In how many threads the bots of the library's games think, at most `limits.bots` at once; default 1. With 0 they
   * think on the server's own thread and hold up everybody else, as the bots of other games always do. A server that is
   * bundled into one file needs 0.
   */
  readonly botThreads?: number;
  /**
   * How finished matches are analyzed on request: settings that replace those of `ANALYSIS`, one by one; `null`: not at all. Each
   * analysis has a separate thread with a low priority. With `botThreads: 0` the server starts no threads, and analyzes nothing.
   */
  readonly analysis?: Partial<AnalysisSettings> | null;
  /** Who the sender of a request is. Without it, a token is the only key to a seat. */
  readonly accounts?: Accounts;
  /**
   * The origins of pages that may use the server, besides its own, such as `https://play.example`; `*`: all, which
   * `accounts` rule out.
   */
  readonly origins?: readonly string[] | '*';
  /**
   * How many proxies of yours stand in front of the server; default 0. They send the address of a sender as
   * `X-Forwarded-For`, and the scheme of its connection as `X-Forwarded-Proto`.
   */
  readonly proxies?: number;
  /**
   * The bearer token that opens `/metrics`, which are off without it. Metrics count secret moves: keep the token from
   * players.
   */
  readonly metricsToken?: string;
  /** The bearer token of the operator's request, which takes tokens of seats away; it is off without it. */
  readonly operatorToken?: string;
  /** What this process is called: each of its answers says so in the header `X-Served-By`. Without it, they do not. */
  readonly name?: string;
  /** A folder with a page to serve besides the API, such as `apps/web/dist`. */
  readonly pages?: string;
  /**
   * For how many seconds `/ready` answers 503 before a server that stops takes no new connections, so that balancers
   * notice; default 5. A server whose `/ready` nobody has asked stops at once.
   */
  readonly drain?: number;
  /** Where the server writes its log; by default JSON lines on the standard output. */
  readonly log?: Log;
}
