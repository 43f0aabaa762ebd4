// The download of a page with each common bundler: the built entry points of the games by esbuild, Rollup and webpack,
// minified and gzipped. Run `npm run build` first.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build, transform } from 'esbuild';
import { rollup } from 'rollup';
import webpack from 'webpack';
import { GAMES } from '../lib/games.js';

/** A library for another game, for comparison. */
export const CHESS = 'chess.js';

const RULES: readonly string[] = [...GAMES.map((game) => `hencoop/${game}`), CHESS];

/** Whether an entry has the rules of a game, including chess.js. */
export const isRules = (name: string) => RULES.includes(name);

/** The entry points to bundle, from their files in `dist`, and chess.js. */
const ENTRIES: readonly { readonly name: string; readonly from: string }[] = [
  ...GAMES.map((game) => ({ name: `hencoop/${game}`, from: resolve(`dist/entry/${game}.js`) })),
  ...GAMES.map((game) => ({ name: `hencoop/${game}/schema`, from: resolve(`dist/entry/${game}/schema.js`) })),
  { name: 'hencoop/record', from: resolve('dist/entry/record.js') },
  { name: CHESS, from: CHESS },
];

export const BUNDLERS = ['esbuild', 'Rollup', 'webpack'] as const;

/** The minified and gzipped bytes of an entry, in the order of {@link BUNDLERS}. */
export interface Bundled {
  readonly name: string;
  readonly bytes: readonly number[];
}

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

/** Rollup does not minify: esbuild does it here. */
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

/** @throws Error if the package has not been built. */
export function requireBuild(): void {
  if (!existsSync('dist/index.js')) throw new Error('dist is empty: run npm run build');
}

/** Bundles every entry, with all of its exports, by every bundler. */
export async function bundledSizes(): Promise<Bundled[]> {
  // Inside the folder of the benchmarks, so that bundlers find their dependencies.
  const folder = mkdtempSync(resolve('tools/bench', 'bundlers-'));
  try {
    const weighed: Bundled[] = [];
    for (const { name, from } of ENTRIES) {
      const file = join(folder, 'page.js');
      writeFileSync(file, `export * from '${from}';\n`);
      weighed.push({ name, bytes: [await byEsbuild(file), await byRollup(file), await byWebpack(file, folder)] });
    }
    return weighed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
