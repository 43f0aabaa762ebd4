// npm run durable-object: the worker on this machine, its matches in ./hencoop-matches.
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import { bundle, COMPATIBILITY_DATE, MATCHES } from './bundle.js';

const runtime = new Miniflare({
  modules: true,
  script: await bundle(fileURLToPath(new URL('worker.ts', import.meta.url))),
  compatibilityDate: COMPATIBILITY_DATE,
  durableObjects: MATCHES,
  durableObjectsPersist: 'hencoop-matches',
  port: Number(process.env['PORT'] ?? 8787),
});
console.log(`hencoop matches on ${(await runtime.ready).origin}`);
