import { defineConfig } from 'tsup';
import { filesBelow } from './tools/lib/files.js';
import { ENTRIES } from './tools/lib/games.js';

const entry = Object.fromEntries(ENTRIES.map(({ output, source }) => [output, source]));

/**
 * The modules of `hencoop/record`, which users never import directly. As entries they leave `record/index` with nothing
 * except re-exports, so that a bundler takes the undo history without the schemas.
 */
const record = Object.fromEntries(
  filesBelow('src/record', '.ts').map((file) => [file.replace(/^src\/(.+)\.ts$/, '$1'), file]),
);

export default defineConfig({
  entry: { ...record, ...entry },
  format: ['esm', 'cjs'],
  dts: { entry },
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: true,
  target: 'es2022',
});
