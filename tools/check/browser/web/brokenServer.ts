// Serves the built page with faults: missing files, and a worker with a prelude.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { DIST } from './page.js';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export interface Faults {
  /** Answers 404 to the first request for this file. */
  missing?: string | null;
  /** Runs in each worker before its own code. */
  prelude?: string;
}

export interface BrokenServer {
  readonly home: string;
  /** The faults of the next answers. */
  faults: Faults;
  /** The scripts sent so far, by path. */
  readonly scripts: Set<string>;
  close(): void;
}

export async function serveBroken(): Promise<BrokenServer> {
  const scripts = new Set<string>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    const { faults } = broken;
    if (path === faults.missing) {
      broken.faults = { ...faults, missing: null };
      response.writeHead(404).end();
      return;
    }
    let body: Buffer;
    try {
      body = readFileSync(join(DIST, path === '/' ? 'index.html' : path));
    } catch {
      response.writeHead(404).end();
      return;
    }
    if (path.endsWith('.js')) scripts.add(path);
    if (path.startsWith('/assets/worker-')) body = Buffer.from(`${faults.prelude ?? ''}\n${body}`);
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/html; charset=utf-8' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const broken: BrokenServer = {
    home: `http://127.0.0.1:${port}`,
    faults: {},
    scripts,
    close: () => server.close(),
  };
  return broken;
}
