import { type MatchServer, matchServer } from '@hencoop/server';
import { settingsOf } from './settings.js';

let server: MatchServer | null = null;

// Again and again, not once: npm passes a signal on that a terminal has sent to the whole group already. They are here
// before anything starts, since process 1 of a container ignores a signal without a listener.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void (server?.stop() ?? Promise.resolve()).then(() => process.exit(0)));
}

try {
  const { config, host, port } = settingsOf(process.env);
  server = await matchServer(config);
  console.log(`hencoop server on ${await server.listen(port, host)}`);
} catch (error) {
  console.error(`hencoop server: ${sentenceOf(error)}`);
  process.exit(1);
}

/** Why the server cannot start. An address with several numbers fails with an error for each. */
function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(sentenceOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
