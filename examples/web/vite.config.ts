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
      if (!id.endsWith('/src/page/app.ts')) return null;
      if (!code.includes(WORKER)) this.error(`expected ${WORKER}`);
      return code.replace(WORKER, `import.meta.ROLLUP_FILE_URL_${reference}`);
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The built page works in any folder of a server.
  base: './',
  resolve: {
    alias: [
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
    // A worker has no document to preload with: only the page's first chunks are.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
    },
  },
  plugins: [
    workerAmongTheChunks(),
    contentSecurityPolicy,
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      workbox: { globPatterns: ['**/*.{html,js,css,svg,png}'], navigateFallback: 'index.html' },
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
