import { once } from 'node:events';
import { createServer } from 'node:net';
import { type MatchServer, matchServer, standardLog } from '@hencoop/server';
import { settingsOf } from './settings.js';

const log = standardLog();
let server: MatchServer | null = null;

// Use `on`, not `once`: npm passes on a signal that the terminal has already sent to the whole group. Listen before
// anything starts: process 1 of a container ignores signals without a listener.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    log.info({ signal }, 'signal');
    void (server?.stop() ?? Promise.resolve()).then(() => process.exit(0));
  });
}

try {
  const { config, host, port, shown } = settingsOf(process.env);
  log.info({ settings: shown }, 'starting');
  await requireFree(port, host);
  if (config.admin !== undefined) await requireFree(config.admin.port, config.admin.host);
  server = await matchServer({ ...config, log });
  // For people: the standard output has lines of JSON alone.
  console.error(`hencoop server on ${await server.listen(port, host)}`);
} catch (error) {
  console.error(`hencoop server: ${sentenceOf(error)}`);
  process.exit(1);
}

/** Finds a port in use before the database opens. */
async function requireFree(port: number, host = '127.0.0.1'): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Why the server cannot start. A host name with several IP addresses fails with one error for each. */
function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(sentenceOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
