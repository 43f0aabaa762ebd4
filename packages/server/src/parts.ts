import { botThreads } from './botThreads.js';
import type { MatchServerConfig } from './config.js';
import type { ServerContext } from './context.js';
import { type Fanout, local, type OpenFanout } from './fanout.js';
import { libraryGames } from './games.js';
import { Hub } from './hub.js';
import { LIMITS, type Limits, rateLimiter } from './limits.js';
import { Live } from './live.js';
import { standardLog, traceOf } from './log.js';
import { Matches } from './matches.js';
import { Metrics } from './metrics.js';
import { SeatBots } from './seatBots.js';
import type { Store } from './store.js';
import { submitter } from './submissions.js';
import type { Timing } from './timing.js';

/** What a server is made of, besides its HTTP server. */
export interface Parts {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly matches: Matches;
  readonly hub: Hub;
  readonly bots: SeatBots;
  readonly live: Live;
  readonly context: ServerContext;
  /** Counts and logs an error that belongs to no request. */
  readonly onError: (error: unknown) => void;
}

/** @throws what the store or the fanout throws, and RangeError for an impossible number of bot threads. */
export async function openParts(config: MatchServerConfig, timing: Timing): Promise<Parts> {
  const { accounts = null, origins = [], proxies = 0, log = standardLog() } = config;
  const limits: Limits = { ...LIMITS, ...config.limits };
  const metrics: Metrics = new Metrics(
    () => hub.count,
    () => bots.waiting,
  );
  const onError = (error: unknown) => {
    metrics.errors.inc();
    log.error(traceOf(error), 'background task failed');
  };
  const threads = botThreads({ count: config.botThreads ?? 1, onTrouble: onError });
  const games = config.games ?? (await libraryGames());
  const store = await config.store();
  const matches = new Matches({ store, games, cached: limits.cached, now: timing.now });
  const hub: Hub = new Hub({ store, matches, onError });
  const bots: SeatBots = new SeatBots({ store, matches, threads, limits, metrics, onError });
  const fanout = await openFanout(config.fanout ?? local(), store, hub, (message) => log.warn({}, message));
  matches.onCommit((change) => {
    const { id } = change.loaded.stored;
    hub.committed(change);
    fanout.publish(id);
    if (change.isBotToMove) bots.wake(id);
  });
  const requests = rateLimiter(limits.requests, 'requests from this address');
  const submit = submitter({ matches, limits, metrics });
  const context = { matches, limits, requests, submit, metrics, log, accounts, origins, proxies };
  const live = new Live({ ...context, hub, introduction: timing.introduction });
  return { store, fanout, matches, hub, bots, live, context, onError };
}

/** Prepares the store, and begins to hear of changes; closes the store if either fails. */
async function openFanout(
  open: OpenFanout,
  store: Store,
  hub: Hub,
  onTrouble: (message: string) => void,
): Promise<Fanout> {
  try {
    await store.prepare();
    const fanout = await open({ onHint: (id) => hub.wake(id), onTrouble });
    hub.hintedBy(fanout);
    return fanout;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Ends everything once nothing is being written. */
export async function closeParts({ store, fanout, matches, bots }: Parts): Promise<void> {
  await bots.close();
  await matches.settled();
  await fanout.close();
  await store.close();
}
