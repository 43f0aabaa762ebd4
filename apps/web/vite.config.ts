import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { GAMES } from '../../src/games.js';
import { asModule } from '../../support/seedrandom.js';
import { doorsOfThePage } from './doors.js';
import { FACE_NAMES, facePicture } from './facePicture.js';
import { firstHandBudget } from './firstHand.js';
import { gamePicture } from './gamePicture.js';
import { compressed, previous } from './served.js';

/** Everything comes from the page's origin: no inline script or style, no `data:`, no other host. No text becomes code. */
const POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default";

/** The policy stands in the built page only: the development server puts styles inline. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
};

/** The entry always imports the table, so the browser loads both at the same time. */
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

/** What Vite makes of an `import()`, so that it waits for the styles of a chunk. */
const WAITING_IMPORT =
  /\w+\((?:async\(\)=>\{let\{[^}]*\}=await (?<some>import\(`[^`]*`\)(?:\.then\(e=>e\.\w+\))?);return\{[^}]*\}\}|\(\)=>(?<all>import\(`[^`]*`\)(?:\.then\(e=>e\.\w+\))?)),\[\],import\.meta\.url\)/g;

/** Here no chunk has any styles. */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'post',
  load: {
    order: 'pre',
    handler: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(WAITING_IMPORT, (_, some, all) => some ?? all);
      }
    },
  },
};

/** Without it the page would load a file for CommonJS alone. */
const seedrandomAsModule: Plugin = {
  name: 'seedrandom-as-module',
  apply: 'build',
  load: {
    order: 'pre',
    handler: (id) => (/\/node_modules\/seedrandom\/.+\.js$/.test(id) ? asModule(id) : null),
  },
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
      if (!id.endsWith('/src/page/startup.ts')) return null;
      if (!code.includes(WORKER)) this.error(`expected ${WORKER}`);
      return code.replace(WORKER, `import.meta.ROLLUP_FILE_URL_${reference}`);
    },
  };
}

/** The table of the page is drawn before the code that answers touches is there. */
const handsLater: Plugin = {
  name: 'hands-later',
  apply: 'build',
  load: {
    order: 'pre',
    handler: (id) => (id.endsWith('/src/element/hands/given.ts') ? 'export const handsOn = null;' : null),
  },
};

const GAME = `(?<game>${GAMES.map(({ id }) => id).join('|')})`;

/**
 * Parts that are always loaded together are one request, with everything that they import: a slow line waits 150 ms for
 * each. The engine and the rules of a game, which page and worker both run, are apart from the parts that only one of them
 * can run. Each language is apart from the rest.
 */
const CHUNKS = [
  {
    name: 'engine',
    test: /\/src\/(engine\/(defineGame|given|moveKinds|moveStatement|saying|readTable|options|cards|seats)|games|options|refusal|usual|dailyName)\.ts$|vite\/preload-helper/,
  },
  { name: named(`/src/${GAME}/index.ts$`, 'rules'), debugName: 'rules' },
  { name: 'worker', test: /\/src\/worker\/worker\.ts$/ },
  // Page and worker share them, and need them after the first hand.
  { name: 'doors', test: /\/doors\.ts\?later$/ },
  { name: 'daily', test: /\/apps\/web\/src\/daily\.ts$/ },
  { name: 'main', test: /\/src\/page\/main\.ts$/ },
  // Games use `selectors` and `trail` as well; only one game draws a row and tokens.
  {
    name: 'table',
    test: /\/src\/(page\/firstTable|(?:element|svg)\/(?!row|tokens)[^/]+|element\/motion\/(selectors|trail))\.ts$/,
  },
  { name: named(`/src/${GAME}/(?:element|locales/(?:labels|recap)).ts$`, 'game'), debugName: 'game' },
  { name: named('/src/(?:element|engine)/locales/(?<language>[a-z]{2}).ts$', 'words'), debugName: 'words' },
  // The English rules come from the sheet, which takes the names of its cards from the game's English words.
  { name: named(`/src/${GAME}/locales/(?<language>(?!en)[a-z]{2})Rules.ts$`, 'sheet'), debugName: 'rules to read' },
  { name: named(`/src/${GAME}/locales/(?<language>[a-z]{2}).ts$`, 'words'), debugName: 'words of a game' },
  { name: named(`/src/${GAME}/locales/(?<language>en)Rules.ts$`, 'sheet'), debugName: 'rules to read in English' },
  {
    name: 'screen',
    test: /\/src\/page\/(showPage\.tsx|session\/makeMove\.ts)$|\/offered\.ts$|\/bots\/(words|locales\/locale)\.ts$/,
  },
  { name: named('/(?:texts|locales)/(?<language>[a-z]{2})(?:Setup)?.ts$', 'texts'), debugName: 'texts' },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Imports of one chunk, and perhaps its exports under other names: `import"./a.js";export{t as chicken}from"./b.js";`. */
const FACADE = /^(?:import"[^"]*";)*(?:import|export\{(?<names>[^}]*)\}from)"\.\/(?<file>[^"]*)";\s*$/;

/**
 * Each module of {@link CHUNKS} that is imported later gets a separate chunk that leads to the real one: another request,
 * and another wait. Its importers import the real one instead.
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

/** The modules of the worker. */
const OF_WORKER = /\/apps\/web\/src\/worker\/|\/src\/[a-z-]+\/bots\/index\.ts$/;
/** The modules that only a page can run: a worker has no `document`. */
const OF_PAGE = /\/(?:apps\/web\/src\/page|src\/(?:element|svg))\//;

/** No chunk of the worker needs one with a module of the page: what both import belongs to the engine of {@link CHUNKS}. */
const workerWithoutPage: Plugin = {
  name: 'worker-without-page',
  apply: 'build',
  generateBundle(_, bundle) {
    const check = (fileName: string, path: readonly string[]) => {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk' || path.includes(fileName)) return;
      const ofPage = Object.keys(chunk.modules).find((id) => OF_PAGE.test(id));
      if (ofPage !== undefined) this.error(`${[...path, fileName].join(' > ')}: the worker would run ${ofPage}`);
      for (const next of chunk.imports) check(next, [...path, fileName]);
    };
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && OF_WORKER.test(file.facadeModuleId ?? '')) check(file.fileName, []);
    }
  },
};

/** Names a chunk after the game and the language of its module. */
function named(path: string, kind: string): (id: string) => string | null {
  const pattern = new RegExp(path);
  return (id) => {
    const { game, language } = pattern.exec(id)?.groups ?? {};
    return game === undefined && language === undefined
      ? null
      : [kind, game, language].filter((part) => part !== undefined).join('-');
  };
}

/** Draws the games and faces that the pages around the table show. */
const gamePictures: Plugin = {
  name: 'game-pictures',
  async generateBundle() {
    for (const game of GAMES) {
      this.emitFile({ type: 'asset', fileName: `games/${game.id}.svg`, source: await gamePicture(game) });
    }
    for (const face of FACE_NAMES) {
      this.emitFile({ type: 'asset', fileName: `faces/${face}.svg`, source: facePicture(face) });
    }
  },
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const face = /^\/faces\/([a-z0-9-]+)\.svg$/.exec(request.url ?? '')?.[1];
      if (face !== undefined) return response.setHeader('content-type', 'image/svg+xml').end(facePicture(face));
      const id = /^\/games\/([a-z-]+)\.svg$/.exec(request.url ?? '')?.[1];
      const game = GAMES.find((each) => each.id === id);
      if (game === undefined) return next();
      response.setHeader('content-type', 'image/svg+xml').end(await gamePicture(game));
    });
  },
};

/** A second minifier, which looks at whole chunks more than once, takes 2 % off what the first one leaves. */
const minifiedTwice: Plugin = {
  name: 'minified-twice',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 4 } });
        file.code = code ?? this.error(`${file.fileName}: expected code`);
      }
    },
  },
};

/** The license of the typeface goes with it. */
const fontLicense: Plugin = {
  name: 'font-license',
  generateBundle() {
    const license = fileURLToPath(import.meta.resolve('@fontsource/bricolage-grotesque/LICENSE'));
    this.emitFile({ type: 'asset', fileName: 'bricolage-grotesque-license.txt', source: readFileSync(license) });
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The built page works in any folder of a server.
  base: './',
  resolve: { tsconfigPaths: true },
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
    workerWithoutPage,
    seedrandomAsModule,
    gamePictures,
    fontLicense,
    doorsOfThePage,
    handsLater,
    plainImports,
    withoutFacades,
    contentSecurityPolicy,
    tableWithTheEntry,
    minifiedTwice,
    firstHandBudget,
    VitePWA({
      registerType: 'autoUpdate',
      // The page registers it once the player no longer waits for anything.
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
        navigateFallback: 'index.html',
        // Routes are in the hash. Other paths, such as those of a login, belong to the server.
        navigateFallbackAllowlist: [/^[^?]*\/(?:index\.html)?(?:\?|$)/],
        runtimeCaching: [
          {
            // Offline, nothing is known. A failed request would be an error on the page.
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
        background_color: '#a3c77c',
        theme_color: '#79a75f',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
    compressed,
    previous,
  ],
});
