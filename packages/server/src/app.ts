import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { meterOf } from './limits.js';
import { traceOf } from './log.js';
import type { Credentials } from './matches.js';
import { servePages } from './pages.js';
import { Refusal, refuse, STATUS_OF } from './refusal.js';
import { afterIn, idIn, joiningIn, leavingIn, listingIn, openingIn, renewingIn } from './requests.js';
import { addressOf, credentialsOf, mayCome } from './sender.js';
import type { Serving } from './serving.js';
import type { Store } from './store.js';

/** The HTTP status of each refusal by the referee. */
const STATUS_OF_ANSWER = {
  malformed: 400,
  notSeated: 403,
  notYours: 403,
  away: 409,
  reused: 409,
  stale: 409,
  illegal: 422,
} as const;

export interface AppConfig extends Serving {
  readonly store: Store;
  /** The token that opens `/metrics`; `null`: nobody reads them. */
  readonly metricsToken: string | null;
  /** The folder of a page that is served; `null` for none. */
  readonly pages: string | null;
  /** Whether the server takes new work. */
  readonly isReady: () => boolean;
}

/** What hono's Node server gives a request. */
export interface Bindings {
  readonly incoming: IncomingMessage;
}

type App = Hono<{ Bindings: Bindings }>;
type AppContext = Context<{ Bindings: Bindings }>;

/** The requests of the server, but for live ones. `openapi.json` lists them with their bodies. */
export function createApp(config: AppConfig): App {
  const { store, matches, limits, metrics, log, requests, submit } = config;
  const openings = meterOf(limits.matches, 'new matches');
  const app: App = new Hono();

  app.use(async (c, next) => {
    await next();
    metrics.requests.inc({ status: String(c.res.status) });
  });
  app.use(secureHeaders());
  app.use(cors({ origin: config.origins === '*' ? '*' : [...config.origins], maxAge: 600 }));
  app.use(async (c, next) => {
    const { isRead, origin, host } = originOf(c);
    // A page of another origin reads what anybody may read, if at all; it does nothing in a visitor's name.
    if (!isRead && !mayCome(origin, host, config.origins))
      refuse('forbidden', `origin: expected one that this server allows, got ${origin}`);
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: limits.bytes,
      // The rest of a body that is too large is not read, so the connection cannot be used again.
      onError: (c) => {
        c.header('connection', 'close');
        return c.json({ code: 'tooLarge', error: `expected a body of at most ${limits.bytes} bytes` }, 413);
      },
    }),
  );
  app.onError((error, c) => {
    if (error instanceof Refusal) return refused(c, error);
    metrics.errors.inc();
    log.error(traceOf(error), 'a request failed');
    return refused(c, new Refusal('unavailable', 'the server cannot answer now: ask again', 1));
  });
  app.notFound((c) => refused(c, new Refusal('notFound', 'no such page')));

  app.get('/health', (c) => c.json({ ok: true }));
  app.get('/ready', async (c) => {
    const isReady =
      config.isReady() &&
      (await store.ping().then(
        () => true,
        () => false,
      ));
    return c.json({ ok: isReady }, isReady ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    // They count moves that nobody may know of: a player who could read them would learn of others' hidden progress.
    if (config.metricsToken === null) refuse('notFound', 'metrics: expected a server with a token for them');
    const { token } = credentialsOf(c.req.header('authorization') ?? null, null);
    if (token !== config.metricsToken) refuse('unauthorized', 'expected the token of the metrics');
    c.header('content-type', metrics.registry.contentType);
    return c.body(await metrics.registry.metrics());
  });

  // Everything that costs something is counted by address before anything else is done.
  const address = (c: AppContext) => addressOf(c.env.incoming, config.proxies);
  // The second of them matches `/matches` itself, too.
  for (const path of ['/games', '/matches/*']) {
    app.use(path, async (c, next) => {
      await requests.count(address(c));
      await next();
    });
  }

  const senderOf = async (c: AppContext): Promise<Credentials> => {
    const account =
      config.accounts === null ? null : await config.accounts({ headers: c.req.raw.headers, url: c.req.url });
    return credentialsOf(c.req.header('authorization') ?? null, account);
  };

  app.get('/games', (c) =>
    c.json({
      games: matches.games.map(({ id, title, seats, bots }) => ({
        id,
        title,
        seats: { min: seats.min, max: seats.max },
        bots,
      })),
    }),
  );

  app.post('/matches', async (c) => {
    const { account } = await senderOf(c);
    if (config.accounts !== null && account === null) refuse('unauthorized', 'expected a sender who is known here');
    await openings.count(account ?? address(c));
    return c.json(await matches.open(openingIn(await json(c)), account), 201);
  });

  app.get('/matches', async (c) => {
    const { game = null, status = null, before = null, count } = listingIn(c.req.query());
    return c.json({ matches: await store.list({ game, status, before, count }) });
  });

  app.get('/matches/:id', async (c) => c.json(await matches.snapshot(idOf(c), await senderOf(c))));

  app.get('/matches/:id/info', async (c) => c.json(await matches.info(idOf(c))));

  app.get('/matches/:id/deliveries', async (c) => {
    const id = idOf(c);
    const { seat } = await matches.enter(id, await senderOf(c));
    const sent = await store.deliveries([{ match: id, to: seat, after: afterIn(c.req.query('after')) }]);
    c.header('content-type', 'application/json');
    // The text that was stored: it need not be parsed to be sent.
    const texts = sent.map(({ revision, events }) => `{"to":${seat},"revision":${revision},"events":${events}}`);
    return c.body(`{"deliveries":[${texts.join(',')}]}`);
  });

  app.post('/matches/:id/moves', async (c) => {
    const answer = await submit(idOf(c), await senderOf(c), address(c), await json(c));
    return c.json(answer, answer.ok ? 200 : STATUS_OF_ANSWER[answer.reason]);
  });

  app.post('/matches/:id/join', async (c) => {
    const { account } = await senderOf(c);
    return c.json({ seat: await matches.join(idOf(c), joiningIn(await json(c)), account) });
  });

  app.post('/matches/:id/leave', async (c) => {
    const { bot } = leavingIn(await json(c));
    await matches.leave(idOf(c), await senderOf(c), bot);
    return c.json({ bot });
  });

  app.post('/matches/:id/return', async (c) => {
    await matches.comeBack(idOf(c), await senderOf(c));
    return c.json({ bot: null });
  });

  app.post('/matches/:id/rematch', async (c) => c.json({ id: await matches.rematch(idOf(c), await senderOf(c)) }));

  app.post('/matches/:id/token', async (c) => {
    const { token } = renewingIn(await json(c));
    return c.json({ seat: await matches.renewToken(idOf(c), await senderOf(c), token) });
  });

  if (config.pages !== null) servePages(app, config.pages);
  return app;
}

function originOf(c: AppContext) {
  return {
    isRead: c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS',
    origin: c.req.header('origin') ?? null,
    host: c.req.header('host') ?? null,
  };
}

function refused(c: Context, { code, message, retryAfter }: Refusal): Response {
  if (retryAfter !== null) c.header('retry-after', String(retryAfter));
  return c.json({ code, error: message }, STATUS_OF[code]);
}

function idOf(c: AppContext): string {
  return idIn(c.req.param('id') ?? '');
}

async function json(c: AppContext): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return refuse('invalid', 'expected a body of JSON');
  }
}
