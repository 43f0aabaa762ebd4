import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { notify, pglite, postgres, redis, tableServer } from '@hencoop/server';

const {
  DATABASE_URL,
  REDIS_URL,
  FOLDER = 'hencoop-data',
  HOST,
  PORT,
  ORIGINS,
  PROXIES,
  METRICS_TOKEN,
  LIMITS,
} = process.env;
/** The web table, where it has been built. */
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));
const PAGES = process.env['PAGES'] ?? (existsSync(WEB) ? WEB : undefined);
const server = await tableServer({
  store: DATABASE_URL === undefined ? pglite(FOLDER) : postgres(DATABASE_URL),
  ...(REDIS_URL !== undefined
    ? { fanout: redis(REDIS_URL) }
    : DATABASE_URL !== undefined
      ? { fanout: notify(DATABASE_URL) }
      : {}),
  ...(ORIGINS === undefined ? {} : { origins: ORIGINS === '*' ? ORIGINS : ORIGINS.split(',') }),
  ...(METRICS_TOKEN === undefined ? {} : { metricsToken: METRICS_TOKEN }),
  ...(PAGES === undefined ? {} : { pages: PAGES }),
  proxies: Number(PROXIES ?? 0),
  // For load tests from one address.
  ...(LIMITS === 'none' ? { limits: { requests: null, moves: null, matches: null, live: 100_000 } } : {}),
});
console.log(`hencoop server on ${await server.listen(Number(PORT ?? 8107), HOST)}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
