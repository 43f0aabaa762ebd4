import { Analyses } from './analyses.js';
import { analysisSettings } from './analysisSettings.js';
import { Bans } from './bans.js';
import { botThreads } from './botThreads.js';
import type { MatchServerConfig } from './config.js';
import type { ServerContext } from './context.js';
import { type Rates, rateCounter } from './countRate.js';
import { type Fanout, local } from './fanout.js';
import { libraryGames } from './games.js';
import { Hub } from './hub.js';
import { LIMITS, type Limits } from './limits.js';
import { Live } from './live.js';
import { standardLog } from './log.js';
import { Matches } from './matches.js';
import { Metrics } from './metrics.js';
import type { SchemaChange } from './migrations.js';
import { People } from './people.js';
import { ownRates } from './rates.js';
import { SeatBots } from './seatBots.js';
import { Senders } from './senders.js';
import type { Store } from './store.js';
import { submitter } from './submissions.js';
import type { Timing } from './timing.js';
import { NO_TRACING, type Tracing, traced } from './tracing.js';
import { Trouble } from './trouble.js';
import { type Webhooks, webhooksOf } from './webhooks.js';

/** The parts of a server besides its HTTP server. */
export interface Components {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly rates: Rates;
  readonly matches: Matches;
  readonly hub: Hub;
  readonly people: People;
  readonly bots: SeatBots;
  readonly live: Live;
  readonly context: ServerContext;
  readonly schema: SchemaChange;
  /** `null`: off. */
  readonly webhooks: Webhooks | null;
  /** Counts and logs an error outside of any request. */
  readonly onError: (error: unknown) => void;
}

/** @throws whatever the store or the fanout throws, and RangeError if the number of bot threads is impossible. */
export async function openComponents(config: MatchServerConfig, timing: Timing): Promise<Components> {
  const { origins = [], proxies = 0, log = standardLog() } = config;
  const limits: Limits = { ...LIMITS, ...config.limits };
  const metrics: Metrics = new Metrics({
    live: () => hub.count,
    botsWaiting: () => bots.waiting,
    analysesWaiting: () => analyses?.waiting ?? 0,
    catchingUp: () => hub.behind,
    connections: () => store.connections?.() ?? null,
  });
  const trouble = new Trouble(log, metrics);
  const onError = (error: unknown) => trouble.failed(error, 'background task failed');
  const threadCount = config.botThreads ?? 1;
  const threads = botThreads({ count: threadCount, onTrouble: onError });
  const settings = analysisSettings(config.analysis, threadCount);
  const games = config.games ?? (await libraryGames());
  const tracing = await openTracing(config, metrics);
  const store: Store = traced(tracing, trouble.watched(await config.store()), 'store');
  const bans = new Bans(store.operator);
  const accounts = bans.checked(config.accounts);
  const matches = new Matches({
    store,
    games,
    cached: limits.cached,
    now: timing.now,
    shownName: bans.shownName,
    onBotToMove: (id, sender) => bots.wake(id, sender),
  });
  const people = new People();
  const hub: Hub = new Hub({ store, matches, people, onPage: () => metrics.catchUpPages.inc(), onError });
  const bots: SeatBots = new SeatBots({ store, matches, threads, limits, metrics, onError });
  const analyses: Analyses | null =
    settings === null ? null : new Analyses({ settings, matches, store, metrics, onError, patience: timing.analysis });
  const { fanout, rates, schema } = await openLinks(config, { store, hub, people, trouble });
  await bans.refresh();
  matches.onCommit((change) => {
    const { id, version } = change.loaded.stored;
    hub.committed(change);
    fanout.publish(id, String(version));
    bots.committed(change);
  });
  const senders = new Senders();
  const count = senders.watching(rateCounter(limits, rates));
  const onSender = (id: string, sender: string) => bots.causedBy(id, sender);
  const submit = submitter({ matches, count, metrics, tracing, onSender });
  const context = {
    matches,
    limits,
    count,
    submit,
    people,
    analyses,
    metrics,
    trouble,
    tracing,
    senders,
    bans,
    log,
    accounts,
    origins,
    proxies,
  };
  const webhooks = webhooksOf(config.webhook, { store: store.operator, matches, metrics, log });
  const live = new Live({ ...context, hub, introduction: timing.introduction });
  return { store, fanout, rates, matches, hub, people, bots, live, context, schema, webhooks, onError };
}

/** OpenTelemetry's packages are loaded only if it is on. */
async function openTracing({ telemetry, name = '' }: MatchServerConfig, { registry }: Metrics): Promise<Tracing> {
  return telemetry === true ? (await import('./telemetry.js')).openTelemetry(registry, name) : NO_TRACING;
}

/** Prepares the store and connects to the other processes; closes everything on failure. */
async function openLinks(
  config: Pick<MatchServerConfig, 'fanout' | 'rates'>,
  { store, hub, people, trouble }: Pick<Components, 'store' | 'hub' | 'people'> & { readonly trouble: Trouble },
): Promise<Pick<Components, 'fanout' | 'rates' | 'schema'>> {
  const { fanout: openFanout = local(), rates: openRates = ownRates() } = config;
  const opened: { close(): Promise<void> }[] = [store];
  try {
    const schema = await store.prepare();
    const rates = await openRates(trouble.following('rates'));
    opened.push(rates);
    const { onTrouble, onRecovery } = trouble.following('hints');
    const fanout = await openFanout({
      onHint(id, note) {
        if (note === undefined) hub.wake(id);
        else if (/^\d+$/.test(note)) hub.hinted(id, Number(note));
        else people.heard(id, note);
      },
      onTrouble(message) {
        onTrouble(message);
        people.hears(false);
      },
      onRecovery(message) {
        onRecovery(message);
        people.hears(true);
      },
    });
    hub.hintedBy(fanout);
    people.telling(fanout);
    return { fanout, rates, schema };
  } catch (error) {
    for (const component of opened.reverse()) await component.close();
    throw error;
  }
}

/** Closes everything once no write is pending. */
export async function closeComponents(components: Components): Promise<void> {
  const { store, fanout, rates, matches, bots, webhooks, context } = components;
  await webhooks?.close();
  await bots.close();
  await matches.settled();
  await fanout.close();
  await rates.close();
  await store.close();
  await context.tracing.close();
}
