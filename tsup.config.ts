import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';

const GAMES = ['chicken', 'crazy-chicken', 'chicken-out', 'blind-chicken-extreme', 'chicken-roundup'];
const games = GAMES.filter((game) => existsSync(`src/${game}/index.ts`));

const entry = {
  index: 'src/index.ts',
  'define/index': 'src/define/index.ts',
  'record/index': 'src/record/index.ts',
  'referee/index': 'src/referee/index.ts',
  'fair/index': 'src/fair/index.ts',
  'svg/index': 'src/svg/index.ts',
  'testkit/index': 'src/testkit/index.ts',
  ...Object.fromEntries(
    games.flatMap((game) => ['index', 'sheet', 'schema'].map((file) => [`${game}/${file}`, `src/${game}/${file}.ts`])),
  ),
};

/**
 * The modules of `hencoop/record`, which nobody imports by themselves: they leave its entry with nothing in it but
 * re-exports, so that a bundler takes the history for undo without the schemas.
 */
const record = ['history', 'read', 'replay', 'entry', 'entries', 'schema', 'stored', 'text', 'verify'];

export default defineConfig({
  entry: { ...entry, ...Object.fromEntries(record.map((file) => [`record/${file}`, `src/record/${file}.ts`])) },
  format: ['esm', 'cjs'],
  dts: { entry },
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: true,
  target: 'es2022',
});
