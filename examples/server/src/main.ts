import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { local, matchServer, notify, pglite, postgres, redis } from '@hencoop/server';

const { DATABASE_URL, REDIS_URL, FOLDER = 'hencoop-data', HOST, PORT, ORIGINS, PROXIES, METRICS_TOKEN } = process.env;

/** The web app, if it has been built. */
const WEB = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));
const PAGES = process.env['PAGES'] ?? (existsSync(WEB) ? WEB : undefined);

/** Without Redis, processes on one PostgreSQL server hear of each other through it. */
const withoutRedis = DATABASE_URL === undefined ? local() : notify(DATABASE_URL);

const server = await matchServer({
  store: DATABASE_URL === undefined ? pglite(FOLDER) : postgres(DATABASE_URL),
  fanout: REDIS_URL === undefined ? withoutRedis : redis(REDIS_URL),
  origins: ORIGINS === '*' ? ORIGINS : (ORIGINS?.split(',') ?? []),
  ...(PAGES === undefined ? {} : { pages: PAGES }),
  proxies: Number(PROXIES ?? 0),
  ...(METRICS_TOKEN === undefined ? {} : { metricsToken: METRICS_TOKEN }),
});
console.log(`hencoop server on ${await server.listen(Number(PORT ?? 8107), HOST)}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
