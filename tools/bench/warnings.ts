// Collects the warnings of esbuild, Rollup and webpack when they bundle every entry point of the package, as a project would.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { type RollupLog, rollup } from 'rollup';
import webpack from 'webpack';

/** A bundler and its warnings. */
export interface Warned {
  readonly bundler: string;
  readonly warnings: readonly string[];
}

async function ofEsbuild(file: string): Promise<readonly string[]> {
  const { warnings } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  return warnings.map(({ text }) => text);
}

/** Whether a warning is only about zod: its comments and import cycles are not ours. */
function isOfZod({ id, ids = [], loc }: RollupLog): boolean {
  const files = [id, loc?.file, ...ids].filter((file) => file !== undefined);
  return files.length > 0 && files.every((file) => file.includes('/node_modules/zod/'));
}

/** Without the plugin for CommonJS: the package and zod are ES modules. */
async function ofRollup(file: string): Promise<readonly string[]> {
  const warnings: string[] = [];
  const bundle = await rollup({
    input: file,
    plugins: [nodeResolve({ browser: true })],
    onLog: (level, log) => {
      if (level === 'warn' && !isOfZod(log)) warnings.push(log.message);
    },
  });
  await bundle.generate({ format: 'es', dir: 'out' });
  return warnings;
}

function ofWebpack(file: string, folder: string): Promise<readonly string[]> {
  return new Promise((done, fail) => {
    // A page with all games exceeds the size that webpack recommends.
    webpack(
      { mode: 'production', entry: file, context: folder, output: { path: join(folder, 'out') }, performance: false },
      (error, stats) => {
        if (error !== null || stats === undefined || stats.hasErrors())
          fail(error ?? new Error(stats?.toString('errors-only')));
        else done((stats.toJson({ all: false, warnings: true }).warnings ?? []).map(({ message }) => message));
      },
    );
  });
}

/** Bundles all these entry points with each bundler, in the folder of a project that has the package. */
export async function bundled(project: string, entries: readonly string[]): Promise<Warned[]> {
  const file = join(project, 'everything.mjs');
  writeFileSync(file, entries.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join(''));
  return [
    { bundler: 'esbuild', warnings: await ofEsbuild(file) },
    { bundler: 'Rollup', warnings: await ofRollup(file) },
    { bundler: 'webpack', warnings: await ofWebpack(file, project) },
  ];
}
