import { setTimeout as sleep } from 'node:timers/promises';
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

/** One process of a server. Any number of them can share a store. */
export interface MatchServer {
  /** Listens; resolves with the address. Port 0 takes any free one. */
  listen(port?: number, host?: string): Promise<string>;
  /** Takes the token of a seat away, for example after a link has leaked. */
  revoke(match: string, seat: number): Promise<void>;
  /**
   * Shuts down in good order: `/ready` turns to 503 and, if balancers ask for it, the server goes on for `drain` seconds.
   * Then writes finish, and sockets close with 1012, so that their clients reconnect, which takes a few seconds at most.
   */
  stop(): Promise<void>;
}

/**
 * Starts a server that opens matches, judges moves, sends each seat what it may know, and keeps everything in its store.
 * No process holds state that the store does not have: any number of them on one store serve the same matches, behind any
 * load balancer, and each may end at any moment.
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
 * @throws RangeError for an impossible setting, or a folder of `pages` without a page.
 * @throws Error if the store cannot be opened.
 */
export function matchServer(config: MatchServerConfig): Promise<MatchServer> {
  return serveMatches(config, TIMING);
}

/** A server with a timing of its choice. */
export async function serveMatches(given: MatchServerConfig, timing: Timing): Promise<MatchServer> {
  const config = checkConfig(given);
  const pages = config.pages === undefined ? null : pagesIn(config.pages);
  const { log = standardLog() } = config;
  const components = await openComponents({ ...config, log, store: () => config.store(log) }, timing);
  const { store, matches, context, live } = components;
  const { metricsToken = null, operatorToken = null, drain = DRAIN, name = '' } = config;
  let isReady = false;
  let isObserved = false;
  const app = createApp({
    ...context,
    store,
    metricsToken,
    operatorToken,
    pages,
    isReady: sayReady,
    isAnswering: pingOf(store, timing),
  });
  const http = httpServer({ app, live, name, limits: context.limits, proxies: context.proxies, timing });
  let stopRounds = () => {};
  let stopping: Promise<void> | null = null;

  function sayReady(): boolean {
    isObserved = true;
    return isReady;
  }

  async function stop(seconds: number): Promise<void> {
    isReady = false;
    if (isObserved && seconds > 0) await sleep(seconds * 1_000);
    stopRounds();
    await context.analyses?.close();
    await http.close();
    await closeComponents(components);
  }

  void store.lost?.then((reason) => {
    log.error({}, reason.message);
    process.exitCode = 1;
    stopping ??= stop(0);
  });
  return {
    async listen(port = 8107, host = '127.0.0.1') {
      const address = await http.listen(port, host);
      isReady = true;
      stopRounds = startRounds(components, timing);
      return address;
    },
    revoke: (match, seat) => matches.revoke(match, seat, null),
    stop() {
      stopping ??= stop(drain);
      return stopping;
    },
  };
}
