import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { seedrandomAsModule } from '../../support/seedrandom.js';
import { filesBelow } from '../lib/files.js';
import { ENTRIES } from '../lib/games.js';

const entry = Object.fromEntries(ENTRIES.map(({ output, source }) => [output, source]));

/**
 * The declarations from `tsc -p tools/build/declarations.json`. From the sources, tsup would type-check everything once
 * for each folder.
 */
const declarations = Object.fromEntries(
  ENTRIES.map(({ output, source }) => [output, source.replace(/^src\/(.+)\.ts$/, '.declarations/$1.d.ts')]),
);

/**
 * The modules of `hencoop/record`, which users never import directly. As entries they leave `record/index` with nothing
 * except re-exports, so that a bundler takes the undo history without the schemas.
 */
const record = Object.fromEntries(
  filesBelow('src/record', '.ts').map((file) => [file.replace(/^src\/(.+)\.ts$/, '$1'), file]),
);

/** CommonJS has no top-level await: there, `fastCheck.cjs.ts` loads fast-check instead of `fastCheck.ts`. */
const inCommonJs: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'fast-check-in-common-js',
  setup({ initialOptions, onResolve }) {
    if (initialOptions.define?.['TSUP_FORMAT'] !== '"cjs"') return;
    onResolve({ filter: /\/fastCheck\.js$/ }, ({ resolveDir }) => ({ path: resolve(resolveDir, 'fastCheck.cjs.ts') }));
  },
};

const shared: Options = {
  entry: { ...record, ...entry },
  esbuildPlugins: [inCommonJs, seedrandomAsModule],
  splitting: true,
  treeshake: true,
  target: 'es2022',
};

// The CommonJS code needs no maps: it reads like the sources.
export default defineConfig([
  { ...shared, format: 'esm', dts: { entry: declarations }, sourcemap: true },
  { ...shared, format: 'cjs' },
]);
