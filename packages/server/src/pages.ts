import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { LoginPages } from './loginPages.js';
import { POLICY, pageHeaders } from './pageHeaders.js';
import type { App } from './requestGuard.js';

/** The path of a folder with a page. @throws RangeError if the folder has no `index.html`. */
export function pagesIn(folder: string): string {
  const root = resolve(folder);
  if (statSync(join(root, 'index.html'), { throwIfNoEntry: false })?.isFile() === true) return root;
  throw new RangeError(`pages: expected a folder with an index.html, got ${folder}: build the page first`);
}

const EXPLANATION = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Hencoop</title>
<h1>This server has no page</h1>
<p>It answers programs: <a href="/games">/games</a> lists its games.</p>
<p>To play in the browser, end it, and start it in a clone of the repository by a command that builds the page first:</p>
<pre>npm start</pre>
<p>In a program, set <code>pages</code> to the folder of the built page; in the environment, <code>PAGES</code>.</p>
</html>
`;

/** Explains on `/` how to add a page to the server. */
export function explainPages(app: App): void {
  app.get('/', (c) => {
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'no-store');
    return c.html(EXPLANATION);
  });
}

/** Serves the files of a folder for every path that the API does not handle. */
export function servePages(
  app: App,
  root: string,
  logins: { readonly accounts: boolean; readonly login: LoginPages | null },
): void {
  // The page may also be hosted without a server: it checks this file, so that it sends no failing requests there.
  app.get('/server.json', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ online: true, ...(logins.accounts ? logins : {}) });
  });
  app.use(compress());
  app.use(filesOf(root));
  // Pages that were open before a release still load parts of the last one.
  const previous = `${root}-previous`;
  if (existsSync(previous)) app.use('/assets/*', filesOf(previous));
}

/** Serves files, compressed if the build has left a compressed copy. */
function filesOf(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound(path, c) {
      const inFolder = `/${relative(root, path).replaceAll('\\', '/')}`;
      for (const [name, value] of Object.entries(pageHeaders(inFolder))) c.header(name, value);
    },
  });
}
