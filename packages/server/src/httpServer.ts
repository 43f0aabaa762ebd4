import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { networkOf } from './address.js';
import { ConnectionCounter, type Limits } from './limits.js';
import type { Live } from './live.js';
import type { App } from './requestGuard.js';
import { requestIdOf } from './requestId.js';
import type { Timing } from './timing.js';

export interface HttpServerConfig {
  readonly app: App;
  readonly live: Live;
  /** For the header `X-Served-By`; `''`: none. */
  readonly name: string;
  readonly limits: Limits;
  readonly proxies: number;
  readonly timing: Timing;
}

/** An HTTP server that reports its address and shuts down gracefully. */
export interface HttpServer {
  /** Listens; resolves with the address. */
  listen(port: number, host: string): Promise<string>;
  /** Refuses new connections, finishes requests, closes live connections, and waits a limited time for slow clients. */
  close(): Promise<void>;
}

export function httpServer({ app, live, name, limits, proxies, timing }: HttpServerConfig): HttpServer {
  const { introduction, shutdown } = timing;
  const answer = getRequestListener(app.fetch);
  const server = createServer(
    // Cut off senders that are slow to send their request.
    {
      headersTimeout: introduction,
      requestTimeout: introduction * 2,
      keepAliveTimeout: 30_000,
      connectionsCheckingInterval: introduction / 5,
    },
    (request, response) => {
      response.setHeader('x-request-id', requestIdOf(request, proxies));
      if (name !== '') response.setHeader('x-served-by', name);
      if (!live.stream(request, response)) void answer(request, response);
    },
  );
  server.maxConnections = limits.connections;
  // Behind a proxy, all connections share its address.
  if (proxies === 0) limitByAddress(server, limits.perAddress);
  live.attach(server, name);
  const connections = connectionsOf(server);
  return {
    async listen(port, host) {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      return listeningAt(server);
    },
    async close() {
      // A server that does not listen calls back immediately, with an error.
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await live.drain(shutdown);
      server.closeIdleConnections();
      // Node does not count a connection as idle before its first byte; browsers open some in advance.
      for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
      const late = setTimeout(() => server.closeAllConnections(), shutdown);
      await closed;
      clearTimeout(late);
    },
  };
}

/** Drops excess connections of an address before they cost anything. */
function limitByAddress(server: Server, max: number): void {
  const counter = new ConnectionCounter(max);
  server.on('connection', (connection: Socket) => {
    const address = networkOf(connection.remoteAddress ?? 'unknown');
    const close = counter.tryOpen(address);
    if (close === null) connection.destroy();
    else connection.once('close', close);
  });
}

function connectionsOf(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return connections;
}

/** The address at which a server listens. */
export function listeningAt(server: Server): string {
  // A server that listens on a port has an AddressInfo.
  const { address, port } = server.address() as AddressInfo;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
