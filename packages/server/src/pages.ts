import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Bindings } from './app.js';

/** A page loads everything from its own origin: no inline script or style, no `data:`, no other host. */
const POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";

/** The path of a folder with a page. @throws RangeError for a folder without an `index.html`. */
export function pagesIn(folder: string): string {
  const root = resolve(folder);
  if (statSync(join(root, 'index.html'), { throwIfNoEntry: false })?.isFile() === true) return root;
  throw new RangeError(`pages: expected a folder with an index.html, got ${folder}: build the page first`);
}

/**
 * Serves the files of a folder for whatever is no request of the server itself. `assets` holds files whose names change
 * with what is in them: browsers keep those, and ask for the others again.
 */
export function servePages(app: Hono<{ Bindings: Bindings }>, root: string): void {
  const assets = join(root, 'assets/');
  // The same page may lie where no server is: this is how it finds out without asking for what is not there.
  app.get('/server.json', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ online: true });
  });
  app.use(
    serveStatic({
      root,
      onFound(path, c) {
        c.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
        c.header('content-security-policy', POLICY);
      },
    }),
  );
}
