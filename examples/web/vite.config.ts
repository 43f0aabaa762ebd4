import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Everything comes from the page's origin: no inline script or style, no `data:`, no other host. */
const POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";

/** The policy stands in the built page only: the development server puts styles inline. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
};

/** The entry imports the table in any case: it is asked for at the same time. */
const tableWithTheEntry: Plugin = {
  name: 'table-with-the-entry',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'table');
      if (chunk === undefined) throw new Error('expected a chunk named table, got none');
      const attrs = { rel: 'modulepreload', crossorigin: true, href: `./${chunk.fileName}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

/** Vite's own `import()` waits for the styles of a chunk. Here no chunk has any. */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

const WORKER = "new URL('../worker/worker.ts', import.meta.url)";

/** The worker becomes a part of the page's build: the rules and the engine, which both run, are one download. */
function workerAmongTheChunks(): Plugin {
  let reference = '';
  return {
    name: 'worker-among-the-chunks',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const id = fileURLToPath(new URL('src/worker/worker.ts', import.meta.url));
      reference = this.emitFile({ type: 'chunk', id, name: 'worker' });
    },
    transform(code, id) {
      if (!id.endsWith('/src/page/arrival.ts')) return null;
      if (!code.includes(WORKER)) this.error(`expected ${WORKER}`);
      return code.replace(WORKER, `import.meta.ROLLUP_FILE_URL_${reference}`);
    },
  };
}

const GAME = '(chicken|crazy-chicken|chicken-out|blind-chicken-extreme|chicken-roundup)';

/**
 * What is always loaded together is one request, each with everything that it imports: a slow line waits 150 ms for each.
 * What page and worker both run, the engine and the rules of a game, is apart from what only one of them can run.
 */
const CHUNKS = [
  {
    name: 'engine',
    test: /\/src\/(engine\/(defineGame|options|cards|seats)|refused|rules)\.ts$|vite\/preload-helper/,
  },
  { name: named(`/src/${GAME}/index.ts$`, 'rules'), debugName: 'rules' },
  { name: 'worker', test: /\/src\/worker\/worker\.ts$/ },
  { name: 'main', test: /\/src\/page\/main\.ts$/ },
  {
    name: 'table',
    test: /\/src\/(page\/first\.ts|page\/games\/pageGame\.ts|svg\/(options|scene)\.ts|table\/(words|places)\.ts|engine\/locales\/en\.ts)$/,
  },
  { name: named(`/src/page/games/${GAME}.ts$`, 'game'), debugName: 'game' },
  { name: 'catalogue', test: /\/src\/page\/catalogue\.ts$/ },
  { name: 'screen', test: /\/src\/page\/show\.tsx$/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Imports of one chunk, and perhaps its exports under other names: `import"./a.js";export{t as chicken}from"./b.js";`. */
const FACADE = /^(?:import"[^"]*";)*(?:import|export\{(?<names>[^}]*)\}from)"\.\/(?<file>[^"]*)";\s*$/;

/**
 * Each module of {@link CHUNKS} that is imported later gets a chunk of its own that leads to the real one: another request,
 * and another wait. Whoever imports it imports the real one instead.
 */
const withoutFacades: Plugin = {
  name: 'without-facades',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const { fileName, code, isEntry, modules } of chunks) {
      if (Object.values(modules).some(({ renderedLength }) => renderedLength > 0)) continue;
      const { names, file } = FACADE.exec(code)?.groups ?? {};
      if (file === undefined)
        this.error(`${fileName}: expected a chunk that leads to another, got ${code.slice(0, 200)}`);
      // The page's own entry stands in its HTML, which leads past it already.
      const name = basename(fileName);
      const users = chunks.filter((chunk) => chunk.code.includes(name));
      if (isEntry && users.length === 0) continue;
      const exported = (names ?? '').split(',').map((pair) => pair.split(' as '));
      const renamed = exported.map(([from, to = from]) => `${to}:e.${from}`).join();
      for (const user of users) {
        user.code = user.code
          .replaceAll(
            `import(\`./${name}\`)`,
            `import(\`./${file}\`)${names === undefined ? '' : `.then(e=>({${renamed}}))`}`,
          )
          .replaceAll(`\`${name}\``, `\`${file}\``);
        if (user.code.includes(name)) this.error(`${user.fileName}: expected no more of ${name}`);
      }
      delete bundle[fileName];
    }
  },
};

/** Names a chunk after the game of its module. */
function named(path: string, kind: string): (id: string) => string | null {
  const pattern = new RegExp(path);
  return (id) => {
    const game = pattern.exec(id)?.[1];
    return game === undefined ? null : `${kind}-${game}`;
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The built page works in any folder of a server.
  base: './',
  resolve: {
    alias: [
      { find: /^@hencoop\/client$/, replacement: source('../packages/client/src/index.ts') },
      { find: /^hencoop$/, replacement: source('index.ts') },
      { find: /^hencoop\/([a-z-]+)\/table$/, replacement: source('table/kits/$1.ts') },
      { find: /^hencoop\/([a-z-]+)\/table\/([a-z]{2})$/, replacement: source('table/kits/$2/$1.ts') },
      { find: /^hencoop\/([a-z-]+)\/(sheet|schema)$/, replacement: source('$1/$2.ts') },
      { find: /^hencoop\/([a-z-]+)\/([a-z]{2})$/, replacement: source('$1/locales/$2.ts') },
      { find: /^hencoop\/([a-z-]+)\/bots$/, replacement: source('$1/bots/index.ts') },
      { find: /^hencoop\/([a-z-]+)$/, replacement: source('$1/index.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The policy forbids `data:`.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  plugins: [
    workerAmongTheChunks(),
    plainImports,
    withoutFacades,
    contentSecurityPolicy,
    tableWithTheEntry,
    VitePWA({
      registerType: 'autoUpdate',
      // The page registers it once the player no longer waits for anything.
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png}'],
        navigateFallback: 'index.html',
        runtimeCaching: [
          {
            // Without a network nobody knows. A request that fails would be an error on the page.
            urlPattern: /\/server\.json$/,
            handler: 'NetworkOnly',
            options: { plugins: [{ handlerDidError: async () => Response.json({}) }] },
          },
        ],
      },
      manifest: {
        name: 'Hencoop: five chicken card games',
        short_name: 'Hencoop',
        description: 'Five chicken card games against bots or with friends at one device. Works offline.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#e4ecd9',
        theme_color: '#1d6637',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
