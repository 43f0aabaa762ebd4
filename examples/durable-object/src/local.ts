// npm run durable-object: the worker on this machine, its matches in ./hencoop-matches.
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import { bundle, page, RATES, RUNTIME } from './bundle.js';

const runtime = new Miniflare({
  ...RUNTIME,
  ...page(),
  ratelimits: RATES,
  script: await bundle(fileURLToPath(new URL('worker.ts', import.meta.url))),
  durableObjectsPersist: 'hencoop-matches',
  port: Number(process.env['PORT'] ?? 8787),
});
console.log(`hencoop matches on ${(await runtime.ready).origin}`);
