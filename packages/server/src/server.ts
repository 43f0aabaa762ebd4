import { setTimeout as sleep } from 'node:timers/promises';
import { adminServer } from './adminServer.js';
import { createApp } from './app.js';
import { checkConfig, DRAIN } from './checkConfig.js';
import { closeComponents, openComponents } from './components.js';
import type { MatchServerConfig } from './config.js';
import { httpServer } from './httpServer.js';
import { standardLog } from './log.js';
import { pagesIn } from './pages.js';
import { pingOf } from './ping.js';
import { startRounds } from './rounds.js';
import { TIMING, type Timing } from './timing.js';
import { VERSION } from './version.js';

/** One process of a server. Any number of them can share a store. */
export interface MatchServer {
  /** Listens; resolves with the address. Port 0 takes any free one. */
  listen(port?: number, host?: string): Promise<string>;
  /** The address for administration, once it listens; `null`: off. */
  adminAddress(): string | null;
  /** Revokes the token of a seat, for example after a link has leaked. */
  revoke(match: string, seat: number): Promise<void>;
  /**
   * Shuts down gracefully: `/ready` turns to 503 and, if load balancers use it, the server continues for `drain`
   * seconds. Then it finishes writes, and closes sockets with 1012, so that clients reconnect. This takes a few seconds
   * at most.
   */
  stop(): Promise<void>;
}

/**
 * Starts a server that opens matches, judges moves, sends each seat only what it may see, and keeps everything in its
 * store. All state is in the store: any number of them can serve the matches of one store behind a load
 * balancer, and each may end at any moment.
 *
 * @example
 * ```ts
 * import { matchServer, pglite } from '@hencoop/server';
 *
 * const server = await matchServer({ store: pglite() });
 * const url = await server.listen(0);
 * await server.stop();
 * ```
 *
 * @throws RangeError if a setting is impossible, or `pages` is a folder without a page.
 * @throws Error if the store cannot be opened.
 */
export function matchServer(config: MatchServerConfig): Promise<MatchServer> {
  return serveMatches(config, TIMING);
}

/** Starts a server with custom timing. */
export async function serveMatches(given: MatchServerConfig, timing: Timing): Promise<MatchServer> {
  const config = checkConfig(given);
  const pages = config.pages === undefined ? null : pagesIn(config.pages);
  const { log = standardLog() } = config;
  const components = await openComponents({ ...config, log, store: () => config.store(log) }, timing);
  const { store, matches, context, live, schema } = components;
  const { metricsToken = null, operatorToken = null, login = null, drain = DRAIN, name = '' } = config;
  const draining = { isOn: false };
  const admin = config.admin === undefined ? null : adminServer(config.admin, components, { name, draining });
  let isReady = false;
  let isObserved = false;
  const app = createApp({
    ...context,
    store,
    metricsToken,
    operatorToken,
    login,
    pages,
    isReady: sayReady,
    isAnswering: pingOf(store, timing),
  });
  const http = httpServer({ app, live, name, limits: context.limits, proxies: context.proxies, timing });
  let stopRounds = () => {};
  let stopping: Promise<void> | null = null;

  function sayReady(): boolean {
    isObserved = true;
    return isReady && !draining.isOn;
  }

  async function stop(seconds: number): Promise<void> {
    isReady = false;
    if (isObserved && seconds > 0) {
      log.info({ seconds }, 'draining: /ready answers 503');
      await sleep(seconds * 1_000);
    }
    log.info({}, 'stopping');
    stopRounds();
    await context.analyses?.close();
    await admin?.close();
    await http.close();
    await closeComponents(components);
    log.info({}, 'stopped');
  }

  void store.lost?.then((reason) => {
    log.error({}, reason.message);
    process.exitCode = 1;
    stopping ??= stop(0);
  });
  return {
    async listen(port = 8107, host = '127.0.0.1') {
      const address = await http.listen(port, host);
      await admin?.listen();
      log.info(
        { version: VERSION, node: process.version, schema, address, admin: admin?.address() ?? null },
        'listening',
      );
      isReady = true;
      stopRounds = startRounds(components, timing);
      return address;
    },
    adminAddress: () => admin?.address() ?? null,
    revoke: (match, seat) => matches.revoke(match, seat, null),
    stop() {
      stopping ??= stop(drain);
      return stopping;
    },
  };
}
