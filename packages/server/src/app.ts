import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { addressOf, isAllowedOrigin, isListedOrigin } from './address.js';
import type { App, AppConfig, AppContext } from './context.js';
import { credentialsOf } from './credentials.js';
import { serveMatchRequests } from './matchRequests.js';
import { explainPages, servePages } from './pages.js';
import { Refusal, refuse, STATUS_OF, unavailable } from './refusal.js';
import { isSameToken } from './tokens.js';

/** Answers every request except the live ones. */
export function createApp(config: AppConfig): App {
  const app: App = new Hono();
  guard(app, config);
  answerErrors(app, config);
  serveOperators(app, config);
  countByAddress(app, config);
  serveMatchRequests(app, config);
  if (config.pages === null) explainPages(app);
  else servePages(app, config.pages);
  return app;
}

/** What every request passes: headers, origins, the size of its body. */
function guard(app: App, { metrics, origins, proxies, limits }: AppConfig): void {
  app.use(async (c, next) => {
    await next();
    metrics.requests.inc({ status: String(c.res.status) });
  });
  app.use(secureHeaders());
  const listed = (origin: string) => (isListedOrigin(origin, { origins }) ? origin : null);
  app.use(cors({ origin: origins === '*' ? '*' : listed, maxAge: 600 }));
  app.use(async (c, next) => {
    // A page of another origin may at most read what anybody may read; it never acts in a visitor's name.
    if (!isRead(c) && !isAllowedOrigin(c.env.incoming, { origins, proxies }))
      refuse('forbidden', `Pages from ${c.req.header('origin')} may not use this server.`);
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: limits.bytes,
      // The rest of the body stays unread, so the connection cannot be used again.
      onError: (c) => {
        c.header('connection', 'close');
        return refused(c, new Refusal('tooLarge', `The request body is larger than ${limits.bytes} bytes.`));
      },
    }),
  );
}

function isRead({ req: { method } }: AppContext): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

function answerErrors(app: App, { trouble }: AppConfig): void {
  app.onError((error, c) => {
    if (error instanceof Refusal) return refused(c, error);
    trouble.failed(error, 'request failed');
    return refused(c, unavailable());
  });
  app.notFound((c) => refused(c, new Refusal('notFound', 'There is nothing at this address.')));
}

function refused(c: Context, { code, message, retryAfter }: Refusal): Response {
  if (retryAfter !== null) c.header('retry-after', String(retryAfter));
  return c.json({ code, error: message }, STATUS_OF[code]);
}

/** What balancers and monitors ask for. */
function serveOperators(app: App, { isAnswering, metrics, metricsToken, isReady }: AppConfig): void {
  app.get('/health', (c) => c.json({ ok: true }));
  app.get('/ready', async (c) => {
    const ok = isReady() && (await isAnswering());
    return c.json({ ok }, ok ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    // Metrics count secret moves: a player who could read them would learn of others' hidden progress.
    if (metricsToken === null) refuse('notFound', 'Metrics are off: metricsToken turns them on.');
    const { token } = credentialsOf(c.req.header('authorization') ?? null, null);
    if (!isSameToken(token, metricsToken)) refuse('unauthorized', 'This is not the token of the metrics.');
    c.header('content-type', metrics.registry.contentType);
    return c.body(await metrics.registry.metrics());
  });
}

/** Counts every request that costs something, before anything else happens. */
function countByAddress(app: App, { count, proxies }: AppConfig): void {
  // The second pattern matches `/matches` itself as well.
  for (const path of ['/games', '/matches/*']) {
    app.use(path, async (c, next) => {
      await count('requests', addressOf(c.env.incoming, proxies));
      await next();
    });
  }
}
