import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { addressOf, isAllowedOrigin } from './address.js';
import type { AppConfig } from './context.js';
import { bearerOf } from './credentials.js';
import { type AccountOf, serveAccount, serveGames, serveList, serveMatches } from './matchRequests.js';
import { explainPages, servePages } from './pages.js';
import { refuse } from './refusal.js';
import { type App, answerErrors, countByAddress, guard } from './requestGuard.js';
import { requestIdOf } from './requestId.js';
import { isSameToken } from './tokens.js';

/** Answers every request except the live ones. */
export function createApp(config: AppConfig): App {
  const { matches, store, count, trouble, proxies } = config;
  const app: App = new Hono();
  introduce(app, config);
  guard(app, config);
  const idOf = (c: Context) => requestIdOf(incomingOf(c), proxies);
  answerErrors(app, {
    onError: (error, c) => trouble.failed(error, 'request failed', idOf(c)),
    isBrokenOff,
    idOf,
  });
  serveOperators(app, config);
  app.use(async (c, next) => {
    config.bans.requireAddress(c.get('address'));
    await next();
  });
  countByAddress(app, count);
  serveGames(app, matches.games);
  serveList(app, (query) => store.list(query));
  const accounts = accountsOf(config);
  serveAccount(app, accounts, (query) => store.listOf(query));
  serveMatches(app, { ...config, accounts });
  if (config.pages === null) explainPages(app);
  else servePages(app, config.pages, { accounts: accounts !== null, login: config.login });
  return app;
}

/** Whether the sender closed the connection before the end of the request's body. */
function isBrokenOff(c: Context): boolean {
  const { complete, destroyed } = incomingOf(c);
  return destroyed && !complete;
}

/** Hono's Node server passes it with each request. */
function incomingOf(c: Context): IncomingMessage {
  return (c.env as { readonly incoming: IncomingMessage }).incoming;
}

function accountsOf({ accounts }: AppConfig): AccountOf | null {
  if (accounts === null) return null;
  return (c) => {
    const { headers } = c.req.raw;
    return accounts({ headers, url: c.req.url, peer: incomingOf(c).socket.remoteAddress ?? '' });
  };
}

const NO_HEADERS = new Headers();

/** Counts every request, and adds its sender to the context. */
function introduce(app: App, { metrics, origins, proxies, tracing }: AppConfig): void {
  app.use(async (c, next) => {
    const incoming = incomingOf(c);
    c.set('address', addressOf(incoming, proxies));
    c.set('isAllowed', isAllowedOrigin(incoming, { origins, proxies }));
    // Senders could forge a trace; our proxies send their own.
    const headers = proxies > 0 ? c.req.raw.headers : NO_HEADERS;
    await tracing.span(
      c.req.method,
      async (tell) => {
        await next();
        const { status } = c.res;
        const route = routePath(c, -1);
        const fields = {
          'http.route': route,
          'http.request.method': c.req.method,
          'http.response.status_code': status,
        };
        tell({ ...fields, 'hencoop.request': requestIdOf(incoming, proxies) }, `${c.req.method} ${route}`);
      },
      headers,
    );
    metrics.requests.inc({ status: String(c.res.status) });
  });
}

/** The endpoints for load balancers and monitoring. */
function serveOperators(app: App, { isAnswering, metrics, metricsToken, isReady }: AppConfig): void {
  app.get('/health', (c) => c.json({ ok: true }));
  app.get('/ready', async (c) => {
    const ok = isReady() && (await isAnswering());
    return c.json({ ok }, ok ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    // Metrics count secret moves, so they would reveal others' hidden progress to a player.
    if (metricsToken === null) refuse('notFound', 'Metrics are off: metricsToken turns them on.');
    if (!isSameToken(bearerOf(c.req.header('authorization') ?? null), metricsToken))
      refuse('unauthorized', 'This is not the token of the metrics.');
    c.header('content-type', metrics.registry.contentType);
    return c.body(await metrics.registry.metrics());
  });
}
