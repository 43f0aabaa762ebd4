// npm run tables: the worker on this machine, its tables in ./hencoop-tables.
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import { bundle, COMPATIBILITY_DATE, TABLES } from './bundle.js';

const runtime = new Miniflare({
  modules: true,
  script: await bundle(fileURLToPath(new URL('worker.ts', import.meta.url))),
  compatibilityDate: COMPATIBILITY_DATE,
  durableObjects: TABLES,
  durableObjectsPersist: 'hencoop-tables',
  port: Number(process.env['PORT'] ?? 8787),
});
console.log(`hencoop tables on ${(await runtime.ready).origin}`);
