import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.js';
import { botThreads } from './botThreads.js';
import { type Fanout, local, type OpenFanout } from './fanout.js';
import { ALL_GAMES, type ServedGame } from './games.js';
import { Hub } from './hub.js';
import { LIMITS, type Limits, meterOf } from './limits.js';
import { Live } from './live.js';
import { type Log, standardLog, traceOf } from './log.js';
import { Matches } from './matches.js';
import { Metrics } from './metrics.js';
import { pagesIn } from './pages.js';
import type { Accounts } from './sender.js';
import { StandIns } from './standIns.js';
import type { Store } from './store.js';
import { submitting } from './submitting.js';

export interface TableServerConfig {
  /** Where matches are kept: `pglite(folder)` or `postgres(url)`. */
  readonly store: () => Promise<Store>;
  /** How processes on one store hear of each other: `local()`, which is the default, `redis(url)` or `notify(url)`. */
  readonly fanout?: OpenFanout;
  /** The games that are offered; all five of the library unless given. */
  readonly games?: readonly ServedGame[];
  readonly limits?: Partial<Limits>;
  /**
   * In how many threads the bots of the library's games think, at most `limits.bots` at once; 1 unless given. 0: on the
   * server's own, where everybody else waits for them, as they do for the bots of other games. A server that has been
   * bundled into one file needs 0.
   */
  readonly botThreads?: number;
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

/** How often old matches are removed, in milliseconds. */
const CLEAR = 600_000;

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
 * @throws RangeError for an impossible number of threads for bots.
 * @throws Error if the store cannot be opened, or `pages` is no folder with a page.
 */
export function tableServer(config: TableServerConfig): Promise<TableServer> {
  return serveTables(config, PACE);
}

/** What tests hurry: the clock, and how long the server waits for what, in milliseconds. */
export interface Pace {
  readonly now: () => number;
  /** How often the store is looked at for what no hint has announced. */
  readonly look: number;
  /** How often it is looked at for seats whose time is up. */
  readonly due: number;
  /** A bot that has not moved for so long belonged to another process, which is gone. */
  readonly lostBot: number;
  /** How long a sender may take for the head of a request, and a socket to say who it is. */
  readonly introduction: number;
  /** How long the end waits for those who are slow to go. */
  readonly farewell: number;
}

export const PACE: Pace = {
  now: Date.now,
  look: 3_000,
  due: 500,
  lostBot: 5_000,
  introduction: 10_000,
  farewell: 3_000,
};

/** A table server at a pace. */
export async function serveTables(config: TableServerConfig, pace: Pace): Promise<TableServer> {
  const { games = ALL_GAMES, accounts = null, origins = [], proxies = 0, log = standardLog() } = config;
  const limits: Limits = { ...LIMITS, ...config.limits };
  const pages = config.pages === undefined ? null : pagesIn(config.pages);
  const fail = (error: unknown) => {
    metrics.errors.inc();
    log.error(traceOf(error), 'something failed that nobody waits for');
  };
  const thinking = botThreads({ count: config.botThreads ?? 1, onTrouble: fail });
  const store = await config.store();
  let fanout: Fanout | null = null;
  const matches = new Matches({
    store,
    games,
    cached: limits.cached,
    now: pace.now,
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
  const standIns = new StandIns({ store, matches, thinking, atOnce: limits.bots, onError: fail });
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
  const requests = meterOf(limits.requests, 'requests and messages of an address');
  const submit = submitting({ matches, limits, metrics });
  const shared = { matches, limits, requests, submit, metrics, log, accounts, origins, proxies };
  const live = new Live({ ...shared, hub, introduction: pace.introduction });
  let isReady = false;
  const app = createApp({ ...shared, store, metricsToken: config.metricsToken ?? null, pages, isReady: () => isReady });
  const answer = getRequestListener(app.fetch);
  const server: Server = createServer(
    // A sender that is slow to say what it wants is cut off.
    {
      headersTimeout: pace.introduction,
      requestTimeout: pace.introduction * 2,
      keepAliveTimeout: 30_000,
      connectionsCheckingInterval: pace.introduction / 5,
    },
    (request, response) => {
      if (!live.stream(request, response)) void answer(request, response);
    },
  );
  server.maxConnections = limits.connections;
  live.attach(server);
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });

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
    await live.drain(pace.farewell);
    server.closeIdleConnections();
    // One that has said nothing yet, as browsers open some in advance, does not count as idle there.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
    const late = setTimeout(() => server.closeAllConnections(), pace.farewell);
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
      regularly(pace.look, () => hub.sweep());
      regularly(pace.look, async () => {
        for (const id of await store.waitingForBots(pace.lostBot / 1_000, 50 + standIns.unplayable)) standIns.wake(id);
      });
      regularly(pace.due, async () => {
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
