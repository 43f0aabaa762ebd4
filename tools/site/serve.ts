import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * The site needs no exception from the strictest policy: it loads only its own files, and pages contain no inline code.
 */
const POLICY: { readonly [header: string]: string } = { 'content-security-policy': "default-src 'self'" };

export interface Served {
  /** `http://127.0.0.1:8080`. */
  readonly home: string;
  close(): void;
}

/**
 * Serves a folder on localhost, under the strictest policy unless `headers` override it. Port 0 means any free port.
 */
export async function serve(folder: string, port = 0, headers = POLICY): Promise<Served> {
  const root = resolve(folder);
  const fileOf = (url: string): string | null => {
    try {
      const path = join(root, decodeURIComponent(new URL(url, 'http://site').pathname));
      const file = path.endsWith(sep) ? join(path, 'index.html') : path;
      return file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile() ? file : null;
    } catch {
      return null; // the address is malformed
    }
  };
  const server = createServer((request, response) => {
    const file = fileOf(request.url ?? '/');
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...headers,
    });
    createReadStream(file).pipe(response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const address = server.address() as AddressInfo;
  return { home: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
