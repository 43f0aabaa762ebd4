import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type AdminSettings, createAdmin } from './admin.js';
import type { Components } from './components.js';
import { listeningAt } from './httpServer.js';

/** The server for administration, apart from the players'. */
export interface AdminServer {
  listen(): Promise<void>;
  /** Its address; `null` before it listens. */
  address(): string | null;
  close(): Promise<void>;
}

export function adminServer(
  settings: AdminSettings,
  { context, store, live, hub, fanout }: Components,
  { name, draining }: { readonly name: string; readonly draining: { isOn: boolean } },
): AdminServer {
  const publish = (id: string) => fanout.publish(id);
  const app = createAdmin({ context, store, live, hub, publish, name, drain: draining }, settings);
  const server = createServer(getRequestListener(app.fetch));
  return {
    async listen() {
      server.listen(settings.port, settings.host ?? '127.0.0.1');
      await once(server, 'listening');
    },
    address: () => (server.listening ? listeningAt(server) : null),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
