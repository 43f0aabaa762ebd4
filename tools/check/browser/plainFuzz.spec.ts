/// <reference lib="dom" />
// A page without a bundler, which loads `dist` and zod by an import map, calls every entry point with hostile values:
// they may only throw documented refusals, and must not change shared objects.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { atNight } from '../../../support/nightEffort.js';
import { ENTRIES, GAMES } from '../../lib/games.js';
import { type Served, serve } from '../../site/serve.js';
import type { PlainReport } from './plainFuzzPage.js';

const TRIES = atNight(200, 20_000);
const SEED = 20_268;

/** The fuzz modules that need Node, with their replacements. */
const IN_A_PAGE: Plugin = {
  name: 'in a page',
  setup({ onResolve }) {
    onResolve({ filter: /\/support\/kits\.js$|\.\/kits\.js$/ }, ({ importer }) =>
      importer.endsWith('support/games.ts') ? { path: resolve('tools/check/browser/plainKits.ts') } : null,
    );
    onResolve({ filter: /\/support\/processorTime\.js$/ }, () => ({
      path: resolve('tools/check/browser/plainTime.ts'),
    }));
  },
};

const MODULE = { bundle: true, format: 'esm', target: 'es2022' } as const;
const ZOD = ['zod/mini', 'zod/v4/core'];

let home: string;
let served: Served;

test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'hencoop-plain-'));
  symlinkSync(resolve('dist'), join(home, 'dist'));
  symlinkSync(resolve('node_modules/zod'), join(home, 'zod'));
  await build({
    ...MODULE,
    entryPoints: ['tools/check/browser/plainFuzzPage.ts'],
    outfile: join(home, 'fuzz.js'),
    // Ignore the paths of tsconfig.json, which lead to the sources.
    tsconfigRaw: '{}',
    alias: { '@hencoop/puzzles': resolve('packages/puzzles/src/index.ts') },
    external: ['hencoop', 'hencoop/*', ...ZOD, 'fast-check'],
    plugins: [IN_A_PAGE],
  });
  await build({ ...MODULE, entryPoints: ['fast-check'], outfile: join(home, 'fast-check.js') });
  const imports = Object.fromEntries([
    ...ENTRIES.map(({ name, output }) => [name, `/dist/${output}.js`]),
    ...ZOD.map((name) => [name, `/${name}/index.js`]),
    ['fast-check', '/fast-check.js'],
  ]);
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
  writeFileSync(
    join(home, 'index.html'),
    `<!doctype html><title>Fuzz</title>${map}<script type="module" src="fuzz.js"></script>`,
  );
  served = await serve(home, 0, {});
});

test.afterAll(() => {
  served.close();
  rmSync(home, { recursive: true, force: true });
});

for (const id of GAMES) {
  test(`a page without a bundler, ${id}, ${TRIES} hostile tries`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${served.home}/`);
    // A module runs later.
    await page.waitForFunction(() => Reflect.has(globalThis, 'fuzzPlain'));
    const report = await page.evaluate(
      ([game, tries, seed]) => {
        // The page's module sets this global.
        const { fuzzPlain } = globalThis as unknown as {
          fuzzPlain(game: string, tries: number, seed: number): Promise<PlainReport>;
        };
        return fuzzPlain(game, tries, seed);
      },
      [id, TRIES, SEED] as const,
    );
    expect(report.faults).toEqual([]);
    expect(errors).toEqual([]);
    expect(report.tries).toBeGreaterThanOrEqual(TRIES);
    expect(report.taken).toBeGreaterThan(0);
  });
}
