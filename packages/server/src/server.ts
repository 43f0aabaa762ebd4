import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.js';
import { type Fanout, local, type OpenFanout } from './fanout.js';
import { ALL_GAMES, type ServedGame } from './games.js';
import { Hub } from './hub.js';
import { LIMITS, type Limits } from './limits.js';
import { Live } from './live.js';
import { type Log, standardLog, traceOf } from './log.js';
import { Matches } from './matches.js';
import { Metrics } from './metrics.js';
import { pagesIn } from './pages.js';
import type { Accounts } from './sender.js';
import { StandIns } from './standIns.js';
import type { Store } from './store.js';

export interface TableServerConfig {
  /** Where matches are kept: `pglite(folder)` or `postgres(url)`. */
  readonly store: () => Promise<Store>;
  /** How processes on one store hear of each other: `local()`, which is the default, `redis(url)` or `notify(url)`. */
  readonly fanout?: OpenFanout;
  /** The games that are offered; all five of the library unless given. */
  readonly games?: readonly ServedGame[];
  readonly limits?: Partial<Limits>;
  /** Who the sender of a request is; without it, whoever has the token of a seat. */
  readonly accounts?: Accounts;
  /** The origins of pages that may play, besides the server's own: `*` for all of them. */
  readonly origins?: readonly string[] | '*';
  /** How many proxies of the host's own stand before the server, for the address of a sender. */
  readonly proxies?: number;
  /**
   * What `/metrics` asks for as a bearer token. Without it there are none: they count hidden moves, so no player may read
   * them.
   */
  readonly metricsToken?: string;
  /** The folder of a page that is served with the matches, as `examples/web/dist`; without it, none. */
  readonly pages?: string;
  readonly log?: Log;
}

export interface TableServer {
  /** Listens; resolves with the address. Port 0 is any free one. */
  listen(port?: number, host?: string): Promise<string>;
  /** Takes the token of a seat away, as for a player whose link has leaked. */
  revoke(match: string, seat: number): Promise<void>;
  /**
   * Ends in good order: it is no longer ready, what is being written is finished, sockets are closed with 1012, so that
   * their clients go to another process or come back. Nobody is waited for longer than a few seconds.
   */
  stop(): Promise<void>;
}

/** How often the store is looked at for what no hint has announced, in milliseconds. */
const LOOK = 3_000;
const DUE_LOOK = 500;
const CLEAR = 600_000;
/** A bot that has not moved for this number of seconds belonged to another process, which is gone. */
const LOST_BOT = 5;
/** How long the end waits for those who are slow to go, in milliseconds. */
const FAREWELL = 3_000;

/**
 * A table server: it opens matches, judges moves, sends each seat what it may know, and keeps everything in its store.
 * The process itself keeps nothing: any number of them on one store serve the same matches, behind any balancer, and
 * each may end at any moment.
 *
 * @example
 * ```ts
 * import { pglite, tableServer } from '@hencoop/server';
 *
 * const server = await tableServer({ store: pglite() });
 * const url = await server.listen(0);
 * await server.stop();
 * ```
 *
 * @throws Error if the store cannot be opened, or `pages` is no folder with a page.
 */
export function tableServer(config: TableServerConfig): Promise<TableServer> {
  return serveTables(config, { now: Date.now, look: LOOK });
}

/** What tests hurry: the clock, and how often the store is looked at. */
export interface Pace {
  readonly now: () => number;
  /** In milliseconds. */
  readonly look: number;
}

/** A table server at a pace. */
export async function serveTables(config: TableServerConfig, { now, look }: Pace): Promise<TableServer> {
  const { games = ALL_GAMES, accounts = null, origins = [], proxies = 0, log = standardLog() } = config;
  const limits: Limits = { ...LIMITS, ...config.limits };
  const pages = config.pages === undefined ? null : pagesIn(config.pages);
  const store = await config.store();
  const fail = (error: unknown) => {
    metrics.errors.inc();
    log.error(traceOf(error), 'something failed that nobody waits for');
  };
  let fanout: Fanout | null = null;
  const matches = new Matches({
    store,
    games,
    cached: limits.cached,
    now,
    onChange(changed) {
      hub.committed(changed);
      const { id } = changed.held.stored;
      fanout?.publish(id);
      if (changed.isBotToMove) standIns.wake(id);
    },
  });
  const metrics = new Metrics(() => hub.count);
  const hub: Hub = new Hub({
    store,
    matches,
    fanout: {
      watch: (id) => fanout?.watch(id),
      unwatch: (id) => fanout?.unwatch(id),
    },
    onError: fail,
  });
  const standIns = new StandIns({ store, matches, atOnce: limits.bots, onError: fail });
  try {
    await store.prepare();
    fanout = await (config.fanout ?? local())({
      onHint: (id) => hub.wake(id),
      onTrouble: (message) => log.warn({}, message),
    });
  } catch (error) {
    await store.close();
    throw error;
  }
  const shared = { matches, limits, metrics, log, accounts, origins, proxies };
  const live = new Live({ ...shared, hub });
  let isReady = false;
  const app = createApp({ ...shared, store, metricsToken: config.metricsToken ?? null, pages, isReady: () => isReady });
  const answer = getRequestListener(app.fetch);
  const server: Server = createServer(
    // A sender that is slow to say what it wants is cut off.
    { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 30_000, connectionsCheckingInterval: 2_000 },
    (request, response) => {
      if (!live.stream(request, response)) void answer(request, response);
    },
  );
  server.maxConnections = limits.connections;
  live.attach(server);

  const rounds: NodeJS.Timeout[] = [];
  /** Does something again and again, and never twice at once. */
  function regularly(milliseconds: number, act: () => Promise<void>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      act()
        .catch(fail)
        .finally(() => {
          busy = false;
        });
    }, milliseconds);
    timer.unref();
    rounds.push(timer);
  }

  let stopping: Promise<void> | null = null;
  async function stop(): Promise<void> {
    isReady = false;
    for (const timer of rounds) clearInterval(timer);
    // Calls back at once, with an error, where it does not listen.
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await live.drain(FAREWELL);
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), FAREWELL);
    await closed;
    clearTimeout(late);
    await standIns.close();
    await matches.settled();
    await fanout?.close();
    await store.close();
  }

  return {
    async listen(port = 8107, host = '127.0.0.1') {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      isReady = true;
      regularly(look, () => hub.sweep());
      regularly(look, async () => {
        for (const id of await store.waitingForBots(LOST_BOT, 50 + standIns.unplayable)) standIns.wake(id);
      });
      regularly(DUE_LOOK, async () => {
        for (const id of await store.due(50 + standIns.unplayable)) standIns.wake(id);
      });
      regularly(CLEAR, async () => {
        const cleared = await store.clear(limits.keep.over, limits.keep.others);
        if (cleared > 0) log.info({ cleared }, 'old matches are removed');
      });
      // The address of a server that listens on a port.
      const { address, port: listening } = server.address() as AddressInfo;
      return `http://${address.includes(':') ? `[${address}]` : address}:${listening}`;
    },
    revoke: (match, seat) => matches.revoke(match, seat),
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
