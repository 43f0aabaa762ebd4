// What a page downloads by each of the bundlers in use: the entry points with schemas, built, by esbuild, Rollup and
// webpack, minified and gzipped. Run `npm run build` first.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build, transform } from 'esbuild';
import { rollup } from 'rollup';
import webpack from 'webpack';
import { GAMES } from '../scripts/lib/games.js';

const ENTRIES = [...GAMES.map((game) => `${game}/schema`), 'record/index'];

/** A module that keeps all that the entry exports. */
const page = (entry: string) => `export * from '${resolve('dist', `${entry}.js`)}';\n`;

const weight = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length;

async function byEsbuild(file: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  });
  return weight(outputFiles[0]?.contents ?? '');
}

/** Rollup leaves the minifying to others: here to esbuild. */
async function byRollup(file: string): Promise<number> {
  const bundle = await rollup({
    input: file,
    logLevel: 'silent',
    plugins: [nodeResolve({ browser: true }), commonjs()],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const { code } = await transform(output[0].code, { minify: true });
  return weight(code);
}

async function byWebpack(file: string, folder: string): Promise<number> {
  await new Promise<void>((done, fail) => {
    webpack(
      {
        mode: 'production',
        entry: file,
        experiments: { outputModule: true },
        output: { path: folder, filename: 'webpack.js', library: { type: 'module' } },
      },
      (error, stats) => {
        if (error !== null) fail(error);
        else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
        else done();
      },
    );
  });
  return weight(readFileSync(join(folder, 'webpack.js')));
}

if (!existsSync('dist')) throw new Error('there is no dist: npm run build makes it');
// Below this folder, where a bundler finds the dependencies.
const folder = mkdtempSync(resolve('dist', 'bundlers-'));
const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
try {
  row('entry', 'esbuild', 'Rollup', 'webpack');
  row('---', '---', '---', '---');
  for (const entry of ENTRIES) {
    const file = join(folder, 'page.js');
    writeFileSync(file, page(entry));
    const sizes = [await byEsbuild(file), await byRollup(file), await byWebpack(file, folder)];
    row(`\`hencoop/${entry.replace('/index', '')}\``, ...sizes.map((size) => (size / 1000).toFixed(1)));
  }
} finally {
  rmSync(folder, { recursive: true });
}
